// The index of the search is the largest file of a page, and few readers search: it is loaded when one turns to the search.

const INDEX = /\/search_index\.json$/;
const TURNING = ["focusin", "pointerdown"];
const { open, send } = XMLHttpRequest.prototype;
const held = new Set();
let wanted = false;

function ask({ target }) {
	if (!target.closest?.("[data-md-component=search], [for=__search]")) return;
	wanted = true;
	for (const type of TURNING) removeEventListener(type, ask, true);
	for (const request of held) send.call(request);
	held.clear();
}
for (const type of TURNING) addEventListener(type, ask, true);

XMLHttpRequest.prototype.open = function (method, address, ...more) {
	this.later = INDEX.test(String(address));
	return open.call(this, method, address, ...more);
};

XMLHttpRequest.prototype.send = function (...body) {
	if (!this.later || wanted) return send.apply(this, body);
	held.add(this);
	return undefined;
};
