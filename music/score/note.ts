/** One note of a part. Beats are quarters counted from the start of the section. */
export interface Note {
  readonly beat: number;
  /** In beats. */
  readonly length: number;
  /** MIDI number, 60 is middle C. For percussion the key of the drum map. */
  readonly pitch: number;
  /** 1 to 127. */
  readonly velocity: number;
}

export const BEATS_PER_BAR = 4;

const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** 'F#' -> 6. @throws Error if `name` is no note. */
export function pitchClass(name: string): number {
  const base = LETTERS[name[0] ?? ''];
  if (base === undefined) throw new Error(`No note: ${name}`);
  const accidental = name[1] === '#' ? 1 : name[1] === 'b' ? -1 : 0;
  return (base + accidental + 12) % 12;
}

/** 'F#4' -> 66. */
export function pitchOf(name: string): number {
  const letters = name.replace(/-?\d{1,3}$/, '');
  const flatOfC = letters === 'Cb' ? -12 : 0;
  return pitchClass(letters) + flatOfC + 12 * (Number(name.slice(letters.length)) + 1);
}

export function shift(notes: readonly Note[], beats: number): Note[] {
  return notes.map((note) => ({ ...note, beat: note.beat + beats }));
}
