// The moves of a game as a list in words, and a walk through them; bookmarks and comments are set there.

import { label } from "../page/labels.js";
import { button, create } from "../page/pieces.js";
import { stand } from "../play/turns.js";
import { LONGEST, MOST, readComment } from "./comments.js";

const AT_ONCE = 200; // moves that are asked for together

/** Opens the list. @param {import("../play/player.js").Player} player @param {number} [at] moves after which the game is to stand */
export async function showRecord(player, at) {
	const { demo } = player;
	demo.record ??= new RecordList(player);
	const { record } = demo;
	if (demo.opening.isApart) demo.opening.open();
	demo.querySelector(".patience-line").after(record.panel);
	if (at !== undefined) await record.go(at);
	await record.show();
	record.focus();
}

/** The list of a demo in play. */
class RecordList {
	/** @param {import("../play/player.js").Player} player */
	constructor(player) {
		Object.assign(this, { player, said: [], words: "", shown: 0 });
		const { demo } = player;
		this.walk = [
			["first", "«", () => 0],
			["back_one", "‹", () => this.at - 1],
			["on_one", "›", () => this.at + 1],
			["last", "»", () => this.total],
		].map(([name, sign, to]) => {
			const made = button(name, () => this.go(to()));
			made.ariaLabel = label(name);
			made.replaceChildren(sign);
			return made;
		});
		this.mark = button("bookmark", () => this.#toggle());
		this.mark.ariaLabel = label("bookmark");
		this.mark.replaceChildren("★");
		this.words = create("input", {
			type: "text",
			maxLength: LONGEST,
			ariaLabel: label("comment"),
			placeholder: label("comment"),
		});
		this.words.addEventListener("change", () => this.#note(readComment(this.words.value)));
		this.place = create("span", { className: "patience-of" });
		const close = button("go_on", () => this.close());
		const [first, back, on, last] = this.walk;
		const bar = create("div", { className: "patience-walk" }, first, back, this.place, on, last, this.mark, close);
		this.list = create("ol", { className: "patience-moves" });
		this.panel = create(
			"section",
			{ className: "patience-record", ariaLabel: label("record") },
			bar,
			this.words,
			this.list,
		);
		this.panel.addEventListener("keydown", (event) => this.#key(event));
		demo.addEventListener("patience:drawn", () => this.panel.isConnected && this.show());
	}

	get game() {
		return this.player.game;
	}

	get at() {
		return this.game.moves.length;
	}

	get total() {
		return this.game.line.flat().length;
	}

	/** @param {number} count of moves after which the game is to stand */
	go(count) {
		return this.player.inTurn(
			() => count >= 0 && count <= this.total && count !== this.at && stand(this.player, count),
		);
	}

	close() {
		this.panel.remove();
		this.player.surface.focus();
	}

	/** The entry of the current move, which the Tab key reaches. */
	focus() {
		this.list.querySelector("[aria-current]")?.focus();
	}

	/** Brings the list up to date; what is said of the first moves is not asked for again. */
	async show() {
		const held = this.list.contains(document.activeElement);
		await this.player.inTurn(() => this.#tell());
		const entries = [label("start"), ...this.said].map((words, made) => this.#entry(words, made));
		this.list.replaceChildren(...entries);
		this.#mark();
		this.list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
		if (held) this.focus();
	}

	async #tell() {
		const { game } = this;
		const moves = game.line.flat();
		const record = game.recordOf(moves);
		const letters = this.player.demo.dataset.letters;
		const known = this.known ?? [];
		const same = this.beginning === game.recordOf([]) && this.letters === letters;
		const shared = same ? moves.findIndex((move, n) => move !== known[n]) : 0;
		this.said.length = shared < 0 ? moves.length : shared;
		while (this.said.length < moves.length) {
			const { ok } = await this.player.ask({ do: "tell", record, first: this.said.length, count: AT_ONCE });
			if (!ok?.said.length) break;
			this.said.push(...ok.said);
		}
		Object.assign(this, { known: moves, beginning: game.recordOf([]), letters });
	}

	#entry(words, made) {
		const number = made ? [create("b", { textContent: made })] : [];
		const comment = this.game.comments[made];
		const note = comment === undefined ? [] : [create("i", { textContent: `★ ${comment}`, dir: "auto" })];
		const entry = create(
			"button",
			{ type: "button", tabIndex: -1 },
			...number,
			create("span", { textContent: words }),
			...note,
		);
		entry.addEventListener("click", () => this.go(made));
		return create("li", {}, entry);
	}

	#mark() {
		const { at, total } = this;
		const comment = this.game.comments[at];
		for (const [made, { firstChild: entry }] of [...this.list.children].entries()) {
			entry.tabIndex = made === at ? 0 : -1;
			if (made === at) entry.setAttribute("aria-current", "step");
		}
		const ends = [at === 0, at === 0, at === total, at === total];
		for (const [n, made] of this.walk.entries()) made.setAttribute("aria-disabled", String(ends[n]));
		this.place.textContent = `${at} / ${total}`;
		this.mark.setAttribute("aria-pressed", String(comment !== undefined));
		this.words.hidden = comment === undefined;
		if (document.activeElement !== this.words) this.words.value = comment ?? "";
	}

	#toggle() {
		const { comments } = this.game;
		if (this.at in comments) return this.#note(undefined);
		if (Object.keys(comments).length === MOST) return this.player.say(label("bookmarks_full", { most: MOST }));
		this.#note("");
		this.words.focus();
	}

	/** @param {string | undefined} text of the bookmark at this move */
	#note(text) {
		const { [this.at]: _, ...others } = this.game.comments;
		this.game.comments = text === undefined ? others : { ...others, [this.at]: text };
		this.player.notes.keep();
		this.list.children[this.at].replaceWith(this.#entry(this.at ? this.said[this.at - 1] : label("start"), this.at));
		this.#mark();
	}

	#key(event) {
		if (event.key === "Escape") this.close();
		else if (event.target === this.words || !this.#lead(event)) return;
		event.preventDefault();
		event.stopPropagation();
	}

	/** Arrow keys lead through the list; to the left and right they walk. @returns {boolean} whether it acted */
	#lead({ key, target }) {
		const entries = [...this.list.querySelectorAll("button")];
		const here = entries.indexOf(target);
		const next = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: entries.length - 1 }[key];
		const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
		if (here < 0) return false;
		if (step) this.go(this.at + step);
		else entries[next]?.focus();
		return Boolean(step) || next !== undefined;
	}
}
