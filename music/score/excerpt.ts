/** Layers played for only a part of a section, or in another way than they were written. */
import type { Layer } from './arrange';
import type { Note } from './note';
import type { Part, ScoreSection } from './section';

/** Part of `layers` from beat `from` to beat `to`; notes that would sound longer stop there. */
export function between(from: number, to: number, ...layers: readonly Layer[]): Layer[] {
  return layers.map((layer) => (harmony, bars) => {
    const { channel, part } = layer(harmony, bars);
    const inside = part.notes.filter(({ beat }) => beat >= from - 1e-9 && beat < to - 1e-9);
    const notes = inside.map((note) => ({ ...note, length: Math.min(note.length, to - note.beat) }));
    return { channel, part: { ...part, notes } };
  });
}

/** `layers` over chords without their roots where five tones or more would crowd the hand; the bass has the root. */
export function rootless(...layers: readonly Layer[]): Layer[] {
  return layers.map((layer) => (harmony, bars) => {
    const open = harmony.map((span) => (span.tones.length > 4 ? { ...span, tones: span.tones.slice(1) } : span));
    return layer(open, bars);
  });
}

/** `layers` over what lies above root and third of a chord of five tones or more: a soft triad that colors it. */
export function upper(...layers: readonly Layer[]): Layer[] {
  return layers.map((layer) => (harmony, bars) => {
    const high = harmony.map((span) => (span.tones.length > 4 ? { ...span, tones: span.tones.slice(2) } : span));
    return layer(high, bars);
  });
}

/** The section with every second sixteenth late: at `share` of its eighth, where 0.5 is straight. */
export function swung(section: ScoreSection, share: number): ScoreSection {
  const late = (beat: number): number => {
    const place = beat % 0.5;
    return beat - place + (place < 0.25 ? place * 2 * share : share / 2 + (place - 0.25) * 2 * (1 - share));
  };
  const swing = (note: Note): Note => ({
    ...note,
    beat: late(note.beat),
    length: late(note.beat + note.length) - late(note.beat),
  });
  const parts = Object.entries(section.parts).map(([name, part]): [string, Part] => [
    name,
    { ...part, notes: part.notes.map(swing) },
  ]);
  return { ...section, parts: Object.fromEntries(parts) };
}
