/** A shaped line in px: letters side by side, numbered in the order in which they are read. */
import type { GlyphContour, TextCluster, TextLine } from '../text-shaper';
import { UNITS_PER_EM } from './font-face';
import type { ShapedLine } from './paragraph';
import type { ShapedCluster } from './shape-run';

/** Counts over the lines of a text. */
export interface ReadingCounters {
  letters: number;
  words: number;
}

export interface LinePlacement {
  readonly sizePx: number;
  /** Thousandths of an em. */
  readonly tracking: number;
  readonly align: 'left' | 'center' | 'right';
  readonly boxWidthPx: number;
  readonly baseline: number;
}

export function placeLine(line: ShapedLine, placement: LinePlacement, counters: ReadingCounters): TextLine {
  const perUnit = placement.sizePx / UNITS_PER_EM;
  const reading = readingOrder(line, counters);
  let x = 0;
  let width = 0;
  const clusters = line.clusters.map((cluster): TextCluster => {
    const left = x;
    const tracking = cluster.joins ? 0 : placement.tracking;
    x += (cluster.advance + tracking) * perUnit;
    const isSpace = /^\s/.test(line.text[cluster.start] ?? '');
    if (!isSpace) width = x - tracking * perUnit;
    return {
      x: left,
      width: cluster.advance * perUnit,
      contours: cluster.contours.map((contour) => scaled(contour, perUnit)),
      isSpace,
      joins: cluster.joins,
      ...(reading.get(cluster) ?? { index: 0, wordIndex: 0 }),
    };
  });
  return {
    x: leftEdge(placement, width),
    width,
    baseline: placement.baseline,
    clusters,
    isRightToLeft: line.isRightToLeft,
  };
}

function leftEdge({ align, boxWidthPx }: LinePlacement, width: number): number {
  if (align === 'left') return 0;
  return align === 'right' ? boxWidthPx - width : (boxWidthPx - width) / 2;
}

function readingOrder({ text, clusters }: ShapedLine, counters: ReadingCounters) {
  const order = new Map<ShapedCluster, { index: number; wordIndex: number }>();
  let inWord = false;
  for (const cluster of [...clusters].sort((a, b) => a.start - b.start)) {
    const isSpace = /^\s/.test(text[cluster.start] ?? '');
    if (!isSpace && !inWord) counters.words++;
    inWord = !isSpace;
    order.set(cluster, { index: counters.letters++, wordIndex: Math.max(0, counters.words - 1) });
  }
  return order;
}

function scaled({ v, i, o }: GlyphContour, factor: number): GlyphContour {
  const points = (list: GlyphContour['v']) => list.map(([x, y]) => [x * factor, y * factor] as const);
  return { v: points(v), i: points(i), o: points(o) };
}
