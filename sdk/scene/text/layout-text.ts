/** Text in its box: paragraphs, the size that fits, lines one under the other. */

import type { TextLayout, TextLine, TextStyle } from '../text-shaper';
import type { InkReach } from '../zones/keep-out';
import type { FontLibrary } from './fonts/font-library';
import { fitText } from './lines/fit';
import type { FreeRoom } from './lines/free-rooms';
import { placeLine, type ReadingCounters } from './lines/place-line';
import { type LineNeeds, lineNeeds, NO_NEEDS } from './lines/tall-letters';
import type { LineRange } from './lines/wrap';
import type { Paragraph } from './paragraphs/paragraph';
import type { ParagraphCache } from './paragraphs/paragraph-cache';
import { plainParagraph } from './paragraphs/split-paragraphs';
import { paragraphsOf } from './paragraphs-of';

/** Letters without marks, for what is usual in a typeface. */
const USUAL_LETTERS = 'Hdfgpy';
/** Lines that move apart may wrap anew, and need another room then. */
const MAX_ROUNDS = 3;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a text from its paragraphs to its lines, step by step
export function layOutText(
  text: string,
  style: TextStyle,
  fonts: FontLibrary,
  paragraphOf: ParagraphCache,
): TextLayout {
  const chain = fonts.chainFor(text, style);
  const { language } = style;
  const designed = style.lineHeightPx / style.sizePx;
  const paragraphs = paragraphsOf(text, style, fonts, paragraphOf, new Set());
  const { ascent, descent } = fonts.lineMetrics(chain);
  const usual = paragraphOf(plainParagraph(USUAL_LETTERS), { chain, tracking: 0, language }).ink;
  const setWith = (needs: LineNeeds) => {
    const leading = Math.max(designed, needs.leading / 1000);
    const extra = extraOf(needs, usual, { leading, ascent, descent });
    const metrics = { leading, ascent, descent, ...extra };
    const baselineOf = (count: number, sizePx: number, room: FreeRoom) =>
      firstBaselineOf(style, metrics, { count, sizePx, room });
    const fit = fitText({
      paragraphs,
      sizePx: style.sizePx,
      designedSizePx: style.designedSizePx,
      minSizePx: style.minSizePx ?? style.sizePx,
      leading,
      extra: extra.above + extra.below,
      box: style.box,
      maxLines: style.maxLines,
      zones: style.zones,
      place: {
        isCentered: style.align === 'center',
        endsFlush: style.align === 'right',
        left: (widths, part) => leftEdges(widths, part, style.align, paragraphs),
        firstBaseline: baselineOf,
      },
    });
    return { fit, leading, baselineOf };
  };
  let set = setWith(NO_NEEDS);
  let needs = lineNeeds(paragraphs, set.fit.lines, usual);
  for (let round = 0; round < MAX_ROUNDS && needs !== NO_NEEDS; round++) {
    set = setWith(needs);
    needs = atLeast(needs, lineNeeds(paragraphs, set.fit.lines, usual));
  }
  const { leading, baselineOf } = set;
  const { sizePx, lines, overflows, room } = set.fit;
  const lineHeightPx = leading * sizePx;
  const ascentPx = (ascent / 1000) * sizePx;
  const descentPx = (descent / 1000) * sizePx;
  const firstBaseline = baselineOf(lines.flat().length, sizePx, room);
  const counters: ReadingCounters = { letters: 0, words: 0 };
  const placed = paragraphs
    .flatMap((paragraph, index) => (lines[index] ?? []).map((range) => ({ paragraph, range })))
    .map(({ paragraph, range }, index) => {
      const baseline = firstBaseline + index * lineHeightPx;
      const placement = { sizePx, align: style.align, boxLeftPx: room.x, boxWidthPx: room.width, baseline };
      return placeLine(paragraph, range, placement, counters);
    });
  const aligned = style.align === 'left' ? flushAtStart(placed, room) : placed;
  const breaks = wrappedAt(text, paragraphs, lines);
  const missingLetters = [...new Set(paragraphs.flatMap((paragraph) => paragraph.missingLetters))];
  return { lines: aligned, sizePx, ascentPx, descentPx, overflows, breaks, missingLetters };
}

/** Line ends are one character each in what was split, or the positions are not those of the text. */
function wrappedAt(
  text: string,
  paragraphs: readonly Paragraph[],
  lines: readonly (readonly LineRange[])[],
): number[] | null {
  const length = paragraphs.reduce((sum, paragraph) => sum + paragraph.text.length + 1, -1);
  if (paragraphs.length > 0 && length !== text.trimEnd().length) return null;
  let start = 0;
  return paragraphs.flatMap((paragraph, index) => {
    const begins = (lines[index] ?? []).slice(1).map((range) => start + range.start);
    start += paragraph.text.length + 1;
    return begins;
  });
}

/**
 * Aligns right-to-left lines at the right edge of the widest line. The text stays where the design wants it and is
 * ragged on the side where its lines end.
 */
function flushAtStart(lines: readonly TextLine[], room: FreeRoom): TextLine[] {
  const widest = Math.max(0, ...lines.map(({ width }) => width));
  return lines.map((line) => (line.isRightToLeft ? { ...line, x: room.x + widest - line.width } : line));
}

/** Left edges of lines of these widths, before they are set. */
function leftEdges(
  widths: readonly number[],
  { x, width: room }: FreeRoom,
  align: TextStyle['align'],
  paragraphs: readonly Paragraph[],
): number[] {
  const widest = Math.max(0, ...widths);
  const isFlushRight = paragraphs.some(({ isRightToLeft }) => isRightToLeft);
  return widths.map((width) => {
    if (align === 'left') return isFlushRight ? x + widest - width : x;
    return align === 'right' ? x + room - width : x + (room - width) / 2;
  });
}

/** `NO_NEEDS` once nothing more is needed than before. */
function atLeast(before: LineNeeds, now: LineNeeds): LineNeeds {
  const isMet = now.leading <= before.leading && now.above <= before.above && now.below <= before.below;
  if (isMet) return NO_NEEDS;
  return {
    leading: Math.max(before.leading, now.leading),
    above: Math.max(before.above, now.above),
    below: Math.max(before.below, now.below),
  };
}

/** Reach of tall letters beyond the lines' own room, in ems. */
function extraOf(needs: LineNeeds, usual: InkReach, { leading, ascent, descent }: Metrics): Extra {
  const half = (leading - (ascent + descent) / 1000) / 2;
  const beyond = (need: number, reach: number, room: number) =>
    need === 0 ? 0 : Math.max(0, (need + reach - room) / 1000 - Math.max(0, half));
  return {
    above: beyond(needs.above, usual.above, Math.max(ascent, usual.above)),
    below: beyond(needs.below, usual.below, Math.max(descent, usual.below)),
  };
}

/** Ems above the first line and below the last one. */
interface Extra {
  readonly above: number;
  readonly below: number;
}

interface Metrics {
  /** Line height as a multiple of the size. */
  readonly leading: number;
  /** Thousandths of an em. */
  readonly ascent: number;
  readonly descent: number;
}

interface LinesInRoom {
  readonly count: number;
  readonly sizePx: number;
  readonly room: FreeRoom;
}

function firstBaselineOf(
  { box, verticalAlign }: TextStyle,
  { leading, ascent, descent, above, below }: Metrics & Extra,
  { count, sizePx, room }: LinesInRoom,
): number {
  const lineHeightPx = leading * sizePx;
  const space = room.height - count * lineHeightPx - (above + below) * sizePx;
  const isTop = !box || verticalAlign === 'top';
  const free = isTop ? 0 : verticalAlign === 'bottom' ? space : space / 2;
  const top = room.y + free + (box ? above * sizePx : 0);
  const ascentPx = (ascent / 1000) * sizePx;
  const descentPx = (descent / 1000) * sizePx;
  return top + (lineHeightPx - ascentPx - descentPx) / 2 + ascentPx;
}
