// What is heard at a table, for those who wish it: short tones that the browser makes by itself.

/** Each sound: its tones in Hz, one after the other. */
const SOUNDS = {
	taken: [520],
	placed: [390, 260],
	refused: [160, 130],
	won: [523, 659, 784, 1047],
};
const [STEP, LENGTH, LOUD] = [0.07, 0.12, 0.12]; // seconds from tone to tone, seconds of a tone, and how loud it begins

let context;

/** @param {"taken" | "placed" | "refused" | "won"} name */
export function sound(name) {
	context ??= new AudioContext();
	context.resume();
	for (const [number, tone] of SOUNDS[name].entries()) strike(tone, context.currentTime + number * STEP);
}

/** A tone that begins at once and fades away. */
function strike(tone, start) {
	const [voice, volume] = [new OscillatorNode(context, { type: "triangle", frequency: tone }), new GainNode(context)];
	volume.gain.setValueAtTime(LOUD, start);
	volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
	voice.connect(volume).connect(context.destination);
	voice.start(start);
	voice.stop(start + LENGTH);
}
