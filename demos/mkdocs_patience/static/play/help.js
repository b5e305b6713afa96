// What a reader may ask for while playing: hints, and what to hear.

import { point, release } from "../table/marks.js";

/** Shows a move worth trying, and the next one when asked again. @param {import("./player.js").Player} player */
export function hint(player) {
	return player.inTurn(async () => {
		const { demo, state } = player;
		const { ok } = await player.ask({ do: "hint", number: state.hinted });
		if (!ok) return;
		state.hinted += 1;
		state.statistics.hint();
		state.game.hints += 1;
		release(player.surface);
		if (ok.move) point(demo.stage, ok.move);
		player.say(ok.say);
	});
}

/** Reads the position, or what the layout does not show. @param {"position" | "unseen"} what */
export function hear(player, what) {
	return player.inTurn(async () => {
		const { ok } = await player.ask({ do: "hear", what });
		if (ok) player.say(ok.say);
	});
}
