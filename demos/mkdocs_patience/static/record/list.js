// The moves of a game as a list in words, and a walk through them; bookmarks and comments are set there.

import { label } from "../page/labels.js";
import { create } from "../page/pieces.js";
import { stand } from "../play/turns.js";
import { MOST } from "./comments.js";
import { entry, lead } from "./entries.js";
import { Walk } from "./walk.js";

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
		Object.assign(this, { player, said: [] });
		const { demo } = player;
		this.walk = new Walk({
			go: (to) => this.go(to({ at: this.at, total: this.total })),
			mark: () => this.#toggle(),
			note: (text) => this.#note(text),
			close: () => this.close(),
		});
		this.list = create("ol", { className: "patience-moves" });
		const { bar, words } = this.walk;
		this.panel = create("section", { className: "patience-record", ariaLabel: label("record") }, bar, words, this.list);
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
		return entry(words, made, this.game.comments[made], () => this.go(made));
	}

	#mark() {
		const { at, total } = this;
		const comment = this.game.comments[at];
		for (const [made, { firstChild: entry }] of [...this.list.children].entries()) {
			entry.tabIndex = made === at ? 0 : -1;
			if (made === at) entry.setAttribute("aria-current", "step");
		}
		this.walk.show(at, total, comment);
	}

	#toggle() {
		const { comments } = this.game;
		if (this.at in comments) return this.#note(undefined);
		if (Object.keys(comments).length === MOST) return this.player.say(label("bookmarks_full", { most: MOST }));
		this.#note("");
		this.walk.words.focus();
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
		else if (event.target === this.walk.words || !lead(this, event)) return;
		event.preventDefault();
		event.stopPropagation();
	}
}
