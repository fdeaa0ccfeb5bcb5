import { type ChordSpan, chordAt } from './harmony';
import { BEATS_PER_BAR, type Note } from './note';
import { type Hit, hits, meter } from './pattern';
import { leadVoices, type Register } from './voicing';

/** Chords struck in a rhythm. The top voice leads a little, so that the ear has a line to follow. */
export function comp(spans: readonly ChordSpan[], pattern: string, register: Register): Note[] {
  const voiced = voicings(spans, register);
  return hits(pattern, barsOf(spans)).flatMap((hit) => chordNotes(hit, voiced(hit.beat)));
}

function chordNotes({ beat, length, velocity }: Hit, pitches: readonly number[]): Note[] {
  const top = pitches.length - 1;
  return pitches.map((pitch, i) => ({ beat, length, pitch, velocity: velocity * (i === top ? 1 : 0.9) }));
}

/** Long chords: each span held to its end, or a touch shorter where `gap` (beats) asks for air. */
export function hold(spans: readonly ChordSpan[], register: Register, velocity: number, gap = 0): Note[] {
  const voiced = leadVoices(spans, register);
  return spans.flatMap(({ beat, length }, i) =>
    (voiced[i] ?? []).map((pitch) => ({ beat, length: length - gap, pitch, velocity })),
  );
}

/**
 * Guitar: 'd' and 'D' strike downwards, 'u' and 'U' upwards, upper case is an accent, 'x' is a muted chop (short).
 * The first string sounds on the grid, the others up to `spreadBeats` later; all ring until the next stroke.
 */
export function strum(spans: readonly ChordSpan[], pattern: string, register: Register, spreadBeats = 0.03): Note[] {
  const voiced = voicings(spans, register);
  const strokes = hits(pattern, barsOf(spans), strumVelocity);
  const end = barsOf(spans) * BEATS_PER_BAR;
  return strokes.flatMap(({ beat, velocity, mark }, n) => {
    const length = (strokes[n + 1]?.beat ?? end) - beat;
    const low = voiced(beat);
    const strings = [...low, (low[0] ?? 60) + 12];
    const down = mark.toLowerCase() !== 'u';
    const played = down ? strings : strings.slice(1).reverse();
    return played.map((pitch, i) => ({
      beat: beat + (spreadBeats * i) / strings.length,
      length: mark === 'x' ? 0.06 : length,
      pitch,
      velocity: velocity * (1 - i * 0.04) * (down ? 1 : 0.88),
    }));
  });
}

function strumVelocity(mark: string): number {
  if (mark === 'x') return 52;
  return mark === mark.toUpperCase() ? 108 : 78;
}

/**
 * Broken chords: digits count the chord's voices from the lowest, going on an octave higher past the last
 * (a hexadecimal letter after 9). Loudness follows the meter around `velocity`.
 */
export function arpeggio(spans: readonly ChordSpan[], pattern: string, register: Register, velocity: number): Note[] {
  const voiced = voicings(spans, register);
  return hits(pattern, barsOf(spans), () => velocity).map(({ beat, length, mark }) => {
    const pitches = voiced(beat);
    const index = Number.parseInt(mark, 16);
    const octave = Math.floor(index / pitches.length);
    const pitch = (pitches[index % pitches.length] ?? 60) + 12 * octave;
    return { beat, length, pitch, velocity: velocity * meter(beat) };
  });
}

function voicings(spans: readonly ChordSpan[], register: Register): (beat: number) => readonly number[] {
  const all = leadVoices(spans, register);
  return (beat) => all[spans.indexOf(chordAt(spans, beat))] ?? [];
}

export function barsOf(spans: readonly ChordSpan[]): number {
  const last = spans.at(-1);
  return last ? Math.round((last.beat + last.length) / BEATS_PER_BAR) : 0;
}
