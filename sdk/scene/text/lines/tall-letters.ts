/**
 * Room for letters that reach further than those of a design: stacked marks of Vietnamese and Thai, deep ones of Burmese and
 * Tibetan. Lines move apart just so far that none of them touches the next, and stay inside their box.
 */
import { type InkReach, inkReachOf } from '../../zones/keep-out';
import type { Paragraph } from '../paragraphs/paragraph';
import type { LineRange } from './wrap';

/** Room that lines need, thousandths of an em. */
export interface LineNeeds {
  /** From one baseline to the next; 0 where no letter is tall. */
  readonly leading: number;
  /** Beyond the reach of usual letters, above the first line and below the last one. */
  readonly above: number;
  readonly below: number;
}

export const NO_NEEDS: LineNeeds = { leading: 0, above: 0, below: 0 };

/** Scripts for whose letters designs have room; all others stack marks or reach deep. */
const FLAT =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Two marks on one Latin letter, as Vietnamese has them. */
const STACKED = /[\u1ea0-\u1ef9]/;
/** Between the marks of one line and those of the next. */
const GAP = 30;

/** `usual`: the reach of letters without marks in the text's own typeface. */
export function lineNeeds(
  paragraphs: readonly Paragraph[],
  lines: readonly (readonly LineRange[])[],
  usual: InkReach,
): LineNeeds {
  if (!paragraphs.some(({ text }) => mayBeTall(text))) return NO_NEEDS;
  const reaches = paragraphs.flatMap((paragraph, index) =>
    (lines[index] ?? []).map(({ start, end }) => inkReachOf(paragraph.shaped(start, end))),
  );
  const apart = reaches.slice(1).map((reach, index) => (reaches[index]?.below ?? 0) + reach.above + GAP);
  const first = reaches[0]?.above ?? 0;
  const last = reaches.at(-1)?.below ?? 0;
  return {
    leading: Math.max(0, ...apart),
    above: Math.max(0, first - usual.above),
    below: Math.max(0, last - usual.below),
  };
}

function mayBeTall(text: string): boolean {
  return STACKED.test(text) || [...text].some((letter) => /[\p{L}\p{M}]/u.test(letter) && !FLAT.test(letter));
}
