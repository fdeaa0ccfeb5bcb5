import type { Random } from '../sound/random';
import type { Note } from './note';

/** Loudness of a player's hand, +- in MIDI velocity. */
const VELOCITY_SPREAD = 6;

/** Well under the ten milliseconds within which the library promises its onsets. */
const TIMING_SPREAD_SECONDS = 0.004;

/** Small differences of touch and time. What starts the section stays exactly on the grid. */
export function humanize(notes: readonly Note[], bpm: number, random: Random): Note[] {
  const spread = (TIMING_SPREAD_SECONDS * bpm) / 60;
  return notes.map((note) => ({
    ...note,
    beat: note.beat < 0.01 ? note.beat : note.beat + spread * random(),
    velocity: Math.max(1, Math.min(127, Math.round(note.velocity + VELOCITY_SPREAD * (2 * random() - 1)))),
  }));
}
