const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

export interface Grapheme {
  readonly text: string;
  readonly start: number;
}

/** Boundaries of what a reader takes for one letter. */
export function graphemesOf(text: string): Grapheme[] {
  return [...segmenter.segment(text)].map(({ segment, index }) => ({ text: segment, start: index }));
}
