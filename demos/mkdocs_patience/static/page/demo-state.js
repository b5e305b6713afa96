// The state of a demo: all that changes while it is read and played, held here and nowhere else. What lies where is not
// in it: the rules know that from the game's record, and the page shows what they have drawn.

/** @typedef {ReturnType<typeof demoState>} DemoState */
/** @typedef {ReturnType<typeof tableState>} TableState */

/**
 * A demo's state. The element begins it; once it is played, only what is in `play/` changes it.
 * @param {import("./game.js").Game} game
 */
export const demoState = (game) => ({
	game, // its deal, its variants and the reader's turns
	former: undefined, // her own game, while a position of the text is tried out
	connection: undefined, // to the rules: there is one from the press on Play
	early: undefined, // the card that was tapped while the rules were loading
	answers: 0, // how many the rules have given, so that what comes later is known to belong to the last one
	outcome: undefined, // how the game stands: open, unproven, won, stuck or circles
	hinted: 0, // hints that were shown for this position
	refused: undefined, // what was refused last, and when: it is not explained twice
	seconds: 0, // that this game was looked at
	statistics: undefined, // the count of this game
	abandoned: undefined, // the count of the game before, which is lost with the first move of this one
	warned: false, // whether the reader knows that there is no room to keep her game
	table: tableState(),
});

/** The state of what may be done on a stage, of a demo or an example; only what is in `table/` changes it. */
export const tableState = () => ({
	moves: [], // those that the rules allow, in their own words
	taps: {}, // the move that a touch means by itself, by pile
	quick: {}, // where a double tap sends cards, by what is taken up
	lifts: {}, // what is said of all that may be taken up
	choices: {}, // what is asked where several piles could fill an empty place
	arrows: {}, // where arrow keys lead, by screen, pile and key
	current: undefined, // the pile that the Tab key reaches
	came: undefined, // the last step that an arrow key made: the opposite one leads back
	selected: undefined, // the cards that are taken up: their pile, how many, and the button that was touched
	choosing: undefined, // an empty place that several piles could fill, and these piles
	tapped: 0, // when the last tap came, in milliseconds; 0 for a key
	pressed: undefined, // a press that is a drag or may become one: its card, its pointer and where it began
	ghost: undefined, // the copy that follows the pointer
	lifted: [], // the cards that it was made of
	spent: false, // whether a drag was given up while the button is still down
});

/** Another game lies there; what belonged to the one before is forgotten. @param {DemoState} state */
export function replaceGame(state, game) {
	Object.assign(state, { game, outcome: undefined, hinted: 0, refused: undefined, seconds: 0 });
}
