/** A shaped line in px: letters side by side, numbered in the order in which they are read. */
import type { GlyphContour, GlyphLayer, TextCluster, TextLine } from '../../text-shaper';
import { UNITS_PER_EM } from '../fonts/font-face';
import { mapPaint } from '../fonts/glyph-layer';
import type { Paragraph } from '../paragraphs/paragraph';
import type { ShapedCluster } from '../paragraphs/shape-run';
import type { LineRange } from './wrap';

/** Counts over the lines of a text. */
export interface ReadingCounters {
  letters: number;
  words: number;
}

export interface LinePlacement {
  readonly sizePx: number;
  readonly align: 'left' | 'center' | 'right';
  /** Left edge of the part of the box that the line is put in, in px from the left of the box. */
  readonly boxLeftPx: number;
  readonly boxWidthPx: number;
  readonly baseline: number;
}

export function placeLine(
  paragraph: Paragraph,
  range: LineRange,
  placement: LinePlacement,
  counters: ReadingCounters,
): TextLine {
  const perUnit = placement.sizePx / UNITS_PER_EM;
  const hyphen = range.isHyphenated ? paragraph.hyphen(range.end) : [];
  const shaped = [...paragraph.shaped(range.start, range.end), ...hyphen];
  const reading = readingOrder(paragraph, range, shaped, counters);
  let x = 0;
  let width = 0;
  const clusters = shaped.map((cluster): TextCluster => {
    const left = x;
    x += (cluster.advance + cluster.tracking) * perUnit;
    const isSpace = isSpaceAt(paragraph.text, cluster.start);
    if (!isSpace) width = left + cluster.advance * perUnit;
    const layers = cluster.layers?.map((layer) => scaledLayer(layer, perUnit));
    return {
      x: left,
      width: cluster.advance * perUnit,
      contours:
        layers?.flatMap(({ contours }) => contours) ?? cluster.contours.map((contour) => scaled(contour, perUnit)),
      ...(layers && { layers }),
      isSpace,
      joins: cluster.joins,
      ...(reading.get(cluster) ?? { index: 0, wordIndex: 0 }),
    };
  });
  const { isRightToLeft } = paragraph;
  return { x: leftEdge(placement, width), width, baseline: placement.baseline, clusters, isRightToLeft };
}

function leftEdge({ align, boxLeftPx, boxWidthPx }: LinePlacement, width: number): number {
  if (align === 'left') return boxLeftPx;
  return boxLeftPx + (align === 'right' ? boxWidthPx - width : (boxWidthPx - width) / 2);
}

function readingOrder(
  { text, joints }: Paragraph,
  { start }: LineRange,
  clusters: readonly ShapedCluster[],
  counters: ReadingCounters,
): Map<ShapedCluster, { index: number; wordIndex: number }> {
  const order = new Map<ShapedCluster, { index: number; wordIndex: number }>();
  let inWord = start > 0 && !isSpaceAt(text, start - 1); // a word that goes on in the next line stays one
  for (const cluster of [...clusters].sort((a, b) => a.start - b.start)) {
    const isSpace = isSpaceAt(text, cluster.start);
    if (!isSpace && (!inWord || joints.has(cluster.start))) counters.words++;
    inWord = !isSpace;
    order.set(cluster, { index: counters.letters++, wordIndex: Math.max(0, counters.words - 1) });
  }
  return order;
}

function isSpaceAt(text: string, position: number): boolean {
  return /^\s/.test(text[position] ?? '');
}

function scaled({ v, i, o }: GlyphContour, factor: number): GlyphContour {
  const points = (list: GlyphContour['v']) => list.map(([x, y]) => [round(x * factor), round(y * factor)] as const);
  return { v: points(v), i: points(i), o: points(o) };
}

function scaledLayer({ contours, paint }: GlyphLayer, factor: number): GlyphLayer {
  return {
    contours: contours.map((contour) => scaled(contour, factor)),
    paint: mapPaint([factor, 0, 0, factor, 0, 0], paint),
  };
}

/** Rounds to hundredths of a pixel, which are finer than any painter's edges. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
