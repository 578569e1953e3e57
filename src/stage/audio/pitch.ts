/** The major scale, in semitones, and the tones of its chord, as steps of it. */
const SCALE = [0, 2, 4, 5, 7, 9, 11] as const;
const CHORD = [0, 2, 4] as const;
const OCTAVE = 12;
const MAX_PAN = 0.6;

/** The playback rate that makes a sound this many semitones higher. */
export const rateOfSemitones = (semitones: number): number => 2 ** (semitones / OCTAVE);

/** The rate of a step of the major scale, from 0 on. */
export const rateOfStep = (step: number): number =>
  rateOfSemitones(OCTAVE * Math.floor(step / SCALE.length) + (SCALE[step % SCALE.length] ?? 0));

/** The rate of a tone of the major chord, from 0 on: any of them sound well together. */
export const rateOfChordTone = (tone: number): number =>
  rateOfStep(SCALE.length * Math.floor(tone / CHORD.length) + (CHORD[tone % CHORD.length] ?? 0));

/** From where a reel is heard, counted from the left from 0: −1 (left) to 1 (right). */
export const panOf = (column: number, columns: number): number =>
  columns > 1 ? MAX_PAN * ((2 * column) / (columns - 1) - 1) : 0;
