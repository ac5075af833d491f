/** Small sounds, made on the spot: a knock for a piece, a lower one for a capture, three tones for the end. */
import { settings } from './settings.svelte';

/** What is heard. */
export type Sound = 'piece' | 'capture' | 'refused' | 'end';

/** Tones of each sound: hertz, when it begins and how long it rings, in seconds. */
const TONES: Readonly<Record<Sound, readonly (readonly [number, number, number])[]>> = {
  piece: [[420, 0, 0.09]],
  capture: [
    [300, 0, 0.1],
    [190, 0.07, 0.16],
  ],
  refused: [[140, 0, 0.18]],
  end: [
    [392, 0, 0.25],
    [494, 0.16, 0.25],
    [587, 0.32, 0.5],
  ],
};
const LOUDNESS = 0.18;

let context: AudioContext | undefined;

/** Plays a sound, if the reader wants any. */
export function sound(name: Sound): void {
  if (settings().sound === 'off') return;
  context ??= new AudioContext();
  for (const [pitch, start, length] of TONES[name]) {
    const at = context.currentTime + start;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
    const volume = new GainNode(context, { gain: LOUDNESS });
    volume.gain.setValueAtTime(LOUDNESS, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
