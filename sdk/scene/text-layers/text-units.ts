/**
 * The units that text animators move: characters, characters without spaces, words or lines of a layout. Each has its
 * outlines and the point about which it turns and grows (the middle of its baseline).
 */
import { mapLayer } from '../text/fonts/glyph-layer';
import type { GlyphContour, GlyphLayer, TextCluster, TextLayout, TextLine } from '../text-shaper';

export interface TextUnit {
  /** Position in reading order among the units of the same basis. */
  readonly index: number;
  /** Index of the unit for each basis of a range selector: 1 characters, 2 without spaces, 3 words, 4 lines. */
  readonly indexBy: Readonly<Record<1 | 2 | 3 | 4, number>>;
  readonly line: number;
  /** Anchor in px from the box's top left corner. */
  readonly anchor: readonly [number, number];
  /** Relative to the anchor. */
  readonly contours: readonly GlyphContour[];
  /** Parts in their own colors, from back to front. Relative to the anchor. */
  readonly layers: readonly GlyphLayer[];
}

export type UnitBasis = 1 | 2 | 3 | 4;

/** Number of units of each basis in the text: what a selector's percent refers to. */
export type UnitCounts = Readonly<Record<UnitBasis, number>>;

interface PlacedCluster {
  readonly cluster: TextCluster;
  readonly line: TextLine;
  readonly lineIndex: number;
  /** Position among the letters that are not spaces, in reading order. */
  readonly solidIndex: number;
}

/** Units of the finest basis asked for; joining scripts never come apart below the word. */
export function textUnits(layout: TextLayout, finest: UnitBasis): readonly TextUnit[] {
  const placed = placeClusters(layout);
  const groups = new Map<string, PlacedCluster[]>();
  for (const item of placed) {
    if (item.cluster.contours.length === 0) continue;
    const key = groupKey(item, finest);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()].map(unitOf);
}

export function unitCounts(layout: TextLayout): UnitCounts {
  const clusters = layout.lines.flatMap(({ clusters }) => clusters);
  const solid = clusters.filter(({ isSpace }) => !isSpace);
  return {
    1: clusters.length,
    2: solid.length,
    3: new Set(solid.map(({ wordIndex }) => wordIndex)).size,
    4: layout.lines.length,
  };
}

function placeClusters({ lines }: TextLayout): PlacedCluster[] {
  const placed = lines.flatMap((line, lineIndex) => line.clusters.map((cluster) => ({ cluster, line, lineIndex })));
  const order = placed.filter(({ cluster }) => !cluster.isSpace).sort((a, b) => a.cluster.index - b.cluster.index);
  const solid = new Map(order.map(({ cluster }, index) => [cluster, index]));
  return placed.map((item) => ({ ...item, solidIndex: solid.get(item.cluster) ?? 0 }));
}

function groupKey({ cluster, lineIndex }: PlacedCluster, finest: UnitBasis): string {
  if (finest === 4) return `l${lineIndex}`;
  if (finest === 3 || cluster.joins) return `w${lineIndex} ${cluster.wordIndex}`;
  return `c${cluster.index}`;
}

function unitOf(group: readonly PlacedCluster[]): TextUnit {
  const first = group.reduce((a, b) => (b.cluster.index < a.cluster.index ? b : a));
  const { line, lineIndex, cluster, solidIndex } = first;
  const left = Math.min(...group.map((item) => item.cluster.x));
  const right = Math.max(...group.map((item) => item.cluster.x + item.cluster.width));
  const middle = (left + right) / 2;
  return {
    index: cluster.index,
    indexBy: { 1: cluster.index, 2: solidIndex, 3: cluster.wordIndex, 4: lineIndex },
    line: lineIndex,
    anchor: [line.x + middle, line.baseline],
    contours: group.flatMap(({ cluster: { layers, contours, x } }) =>
      layers ? [] : contours.map((contour) => moved(contour, x - middle)),
    ),
    layers: group.flatMap(({ cluster: { layers = [], x } }) =>
      layers.map((layer) => mapLayer([1, 0, 0, 1, x - middle, 0], layer)),
    ),
  };
}

function moved({ v, i, o }: GlyphContour, by: number): GlyphContour {
  return { v: v.map(([x, y]) => [x + by, y] as const), i, o };
}
