/** Text in its box: paragraphs, the size that fits, lines one under the other. */
import type { TextLayout, TextLine, TextStyle } from '../text-shaper';
import { fitText } from './fit';
import type { FontLibrary } from './font-library';
import type { FreeRoom } from './free-rooms';
import type { Paragraph } from './paragraph';
import type { ParagraphCache } from './paragraph-cache';
import { placeLine, type ReadingCounters } from './place-line';
import { splitParagraphs } from './split-paragraphs';
import type { LineRange } from './wrap';

// long: a text from its paragraphs to its lines, step by step
export function layOutText(
  text: string,
  style: TextStyle,
  fonts: FontLibrary,
  paragraphOf: ParagraphCache,
): TextLayout {
  const chain = fonts.chainFor(text, style);
  const { tracking, language } = style;
  const leading = style.lineHeightPx / style.sizePx;
  const paragraphs = splitParagraphs(text, style.caps, language).map((line) =>
    paragraphOf(line, { chain, tracking, language }),
  );
  const { ascent, descent } = fonts.lineMetrics(chain);
  const metrics = { leading, ascent, descent };
  const baselineOf = (count: number, size: number, room: FreeRoom) =>
    firstBaselineOf(style, metrics, count, size, room);
  const { sizePx, lines, overflows, room } = fitText({
    paragraphs,
    sizePx: style.sizePx,
    minSizePx: style.minSizePx ?? style.sizePx,
    leading,
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

interface Metrics {
  /** Line height as a multiple of the size. */
  readonly leading: number;
  /** Thousandths of an em. */
  readonly ascent: number;
  readonly descent: number;
}

function firstBaselineOf(
  { box, verticalAlign }: TextStyle,
  { leading, ascent, descent }: Metrics,
  count: number,
  sizePx: number,
  room: FreeRoom,
): number {
  const lineHeightPx = leading * sizePx;
  const space = room.height - count * lineHeightPx;
  const isTop = !box || verticalAlign === 'top';
  const top = isTop ? room.y : room.y + (verticalAlign === 'bottom' ? space : space / 2);
  const ascentPx = (ascent / 1000) * sizePx;
  const descentPx = (descent / 1000) * sizePx;
  return top + (lineHeightPx - ascentPx - descentPx) / 2 + ascentPx;
}
