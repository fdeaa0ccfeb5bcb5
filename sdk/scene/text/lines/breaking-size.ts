/** From which size on words are broken at good places, and whether a text needs the patterns of its language for that. */
import type { TextStyle } from '../../text-shaper';
import { hyphenWord } from '../language/hyphenation';
import type { Paragraph } from '../paragraphs/paragraph';
import { widthOf } from './line-width';

/** Rounding of widths must not break a line that fits exactly, px. */
export const TOLERANCE_PX = 0.5;
/** Share of its size to which text shrinks before a word is broken. */
const MOST_SHRUNK = 0.7;

/** Words are broken at this size and below. */
export function breakingSize(designedSizePx: number, minSizePx: number): number {
  return Math.min(designedSizePx, Math.max(minSizePx, designedSizePx * MOST_SHRUNK));
}

/** `widthPx` in thousandths of an em. */
export function widthAt(widthPx: number, sizePx: number): number {
  return ((widthPx + TOLERANCE_PX) / sizePx) * 1000;
}

/**
 * True if a word is wider than the whole box and words may be broken. A room between zones does not count: the answer
 * must be the same before zones are known, when files are loaded.
 */
export function needsPatterns(
  paragraphs: readonly Paragraph[],
  { box, sizePx, designedSizePx = sizePx, minSizePx = sizePx }: Partial<TextStyle>,
): boolean {
  if (!box || sizePx === undefined || designedSizePx === undefined || minSizePx === undefined) return false;
  const width = widthAt(box.widthPx, breakingSize(designedSizePx, minSizePx));
  return paragraphs.some((paragraph) =>
    paragraph.breaks.some((end, index) => {
      const start = paragraph.breaks[index - 1] ?? 0;
      return widthOf(paragraph, start, end) > width && hyphenWord(paragraph.text, start, end) !== undefined;
    }),
  );
}
