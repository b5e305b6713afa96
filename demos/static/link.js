// The deal and the variants in the page's address, so that a link or the language menu brings them along.

const LAST_DEAL = 999_999;

/**
 * @param {string[]} known variants of the game
 * @returns {{deal?: number, variants: string[], faults: string[]}} faults are names of sentences
 */
export function readLink(known) {
	const query = new URLSearchParams(location.search);
	const text = query.get("deal");
	const deal = /^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : undefined;
	const named = (query.get("variant") ?? "").split(",").filter(Boolean);
	const variants = named.filter((id) => known.includes(id));
	const faults = [];
	if (text !== null && deal === undefined) faults.push("bad_deal");
	if (variants.length < named.length) faults.push("bad_variant");
	return { deal, variants, faults };
}

/** @param {number} deal @param {string[]} variants */
export function writeLink(deal, variants) {
	const address = new URL(location.href);
	address.searchParams.set("deal", String(deal));
	if (variants.length) address.searchParams.set("variant", variants.join(","));
	else address.searchParams.delete("variant");
	history.replaceState(history.state, "", address);
}

/** @param {string} text @returns {number | undefined} */
export function readDeal(text) {
	const number = Number(text);
	return Number.isInteger(number) && number >= 1 && number <= LAST_DEAL ? number : undefined;
}

/** @returns {number} a deal that nobody chose */
export function anyDeal() {
	return (crypto.getRandomValues(new Uint32Array(1))[0] % LAST_DEAL) + 1;
}
