/**
 * Room for letters that reach further than those that a design was made with: stacked marks of Vietnamese and Thai, deep ones of Burmese
 * and Tibetan. Lines move apart just so far that none of them touches the next, and stay inside their box.
 */
import type { InkReach } from '../keep-out';
import { inkReachOf } from '../keep-out';
import type { Paragraph } from './paragraph';
import type { LineRange } from './wrap';

/** What lines need, thousandths of an em. */
export interface LineNeeds {
  /** From one baseline to the next; 0 where no letter is tall. */
  readonly leading: number;
  /** Beyond the reach of usual letters, above the first line and below the last one. */
  readonly above: number;
  readonly below: number;
}

export const NO_NEEDS: LineNeeds = { leading: 0, above: 0, below: 0 };

/** Beyond usual letters; capitals with one accent reach as far, and designs have room for these. */
const TALL_ABOVE = 200;
const TALL_BELOW = 100;
/** Between the marks of one line and those of the next. */
const GAP = 30;

/** `usual`: the reach of letters without marks in the text's own typeface. */
export function lineNeeds(
  paragraphs: readonly Paragraph[],
  lines: readonly (readonly LineRange[])[],
  usual: InkReach,
): LineNeeds {
  const isTall = ({ above, below }: InkReach) => above > usual.above + TALL_ABOVE || below > usual.below + TALL_BELOW;
  if (!paragraphs.some(({ ink }) => isTall(ink))) return NO_NEEDS;
  const reaches = paragraphs.flatMap((paragraph, index) =>
    (lines[index] ?? []).map(({ start, end }) => inkReachOf(paragraph.shaped(start, end))),
  );
  const apart = reaches.slice(1).map((reach, index) => {
    const before = reaches[index] ?? reach;
    return isTall(reach) || isTall(before) ? before.below + reach.above + GAP : 0;
  });
  const first = reaches[0]?.above ?? 0;
  const last = reaches.at(-1)?.below ?? 0;
  return {
    leading: Math.max(0, ...apart),
    above: first > usual.above + TALL_ABOVE ? first - usual.above : 0,
    below: last > usual.below + TALL_BELOW ? last - usual.below : 0,
  };
}
