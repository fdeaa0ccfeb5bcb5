const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Boundaries of what a reader takes for one letter. */
export function graphemesOf(text: string): { readonly text: string; readonly start: number }[] {
  return [...graphemes.segment(text)].map(({ segment, index }) => ({ text: segment, start: index }));
}
