const segmenter = new Intl.Segmenter();

/** Counts the letters that people see in a text: a family of emoji is one, and so is a letter with its marks. */
export function letterCount(text: string): number {
  return [...segmenter.segment(text)].length;
}
