/**
 * Decoration that belongs to a text (`tie` of a layer). It follows the lines of the text as they are set. An empty text
 * hides it.
 */
import { mapped } from '../documents/property-value';
import { stretchedShapes } from '../documents/stretched-shapes';
import type { LottieLayer, LottieProperty, LottieTransform, LottieVector, TextTie } from '../lottie';
import type { Rect } from '../zone';
import { combinePlaces, inversePlace, movedRect, positionAt, type RestPlaces } from '../zones/rest-place';

/** A text as it is set. */
export interface PlacedText {
  readonly layer: LottieLayer;
  /** Lines in px of the layer; without lines the text is empty. */
  readonly lines: readonly Rect[];
  /** True if it begins at the right: it is aligned there, or reads from there. */
  readonly startsRight: boolean;
  readonly isCentered: boolean;
}

/** Limits of stretching a decoration unless its tie says otherwise. */
const LEAST_STRETCH = 0.3;
const MOST_STRETCH = 3;

/** One axis of the way from the lines that a layer was drawn for to the lines that there are. */
interface AxisChange {
  /** Start of the drawn lines in px. */
  readonly from: number;
  /** Target of the lines in px. */
  readonly to: number;
  readonly scale: number;
}

/** The layer at the lines of its text. `frame`: at which its own place counts. */
export function tiedLayer(layer: LottieLayer, text: PlacedText, places: RestPlaces, frame: number): LottieLayer {
  const { lines, x, y, of = 'all', stretch } = layer.tie ?? {};
  if (!lines || (!x && !y)) return layer;
  const back = inversePlace(places.aroundLayer(layer));
  const shown = of === 'last' ? text.lines.slice(-1) : text.lines;
  if (!back || shown.length === 0) return layer;
  const area = movedRect(combinePlaces(back, places.ofLayer(text.layer)), around(shown));
  const [left = 0, top = 0, width = 1, height = 1] = lines;
  // a layout that is mirrored around the layer has its left at the right
  const isMirrored = places.ofLayer(text.layer)[0] * places.aroundLayer(layer)[0] < 0;
  const startsRight = text.startsRight !== isMirrored;
  const pivot = text.isCentered ? 0.5 : startsRight ? 1 : 0;
  const across = changeOf(edgeAcross(x, startsRight), [left, width], [area.x, area.width], { stretch, pivot });
  const down = changeOf(edgeDown(y), [top, height], [area.y, area.height], { stretch, pivot: 0.5 });
  return changed(layer, across, down, frame);
}

/** The lower or the higher end of an axis, its middle, or both ends. Undefined: the layer stays where it is. */
type Edge = 'low' | 'middle' | 'high' | 'both' | undefined;

function edgeAcross(x: TextTie['x'], startsRight: boolean): Edge {
  if (x === 'stretch') return 'both';
  if (x === 'center') return 'middle';
  return x && (x === 'start') === startsRight ? 'high' : x && 'low';
}

function edgeDown(y: TextTie['y']): Edge {
  return y && ({ top: 'low', center: 'middle', bottom: 'high', stretch: 'both' } as const)[y];
}

interface StretchLimits {
  readonly stretch: LottieVector | undefined;
  /** Share of the lines that stays in its place where the limit is reached. */
  readonly pivot: number;
}

function changeOf(
  edge: Edge,
  [from, drawn]: readonly [number, number],
  [at, length]: readonly [number, number],
  { stretch: [least = LEAST_STRETCH, most = MOST_STRETCH] = [], pivot }: StretchLimits,
): AxisChange {
  if (edge === 'low') return { from, to: at, scale: 1 };
  if (edge === 'high') return { from, to: at + length - drawn, scale: 1 };
  if (edge === 'middle') return { from, to: at + (length - drawn) / 2, scale: 1 };
  if (edge !== 'both') return { from, to: from, scale: 1 };
  const scale = Math.min(most, Math.max(least, length / drawn));
  return { from, to: at + (length - drawn * scale) * pivot, scale };
}

function changed(layer: LottieLayer, across: AxisChange, down: AxisChange, frame: number): LottieLayer {
  const { p, a } = layer.ks;
  const [x = 0, y = 0] = positionAt(p, frame);
  const move = [shift(across, x), shift(down, y)] as const;
  const ks: LottieTransform = { ...layer.ks, p: movedPosition(p, move) };
  const scale = [across.scale, down.scale] as const;
  if (scale[0] === 1 && scale[1] === 1) return { ...layer, ks };
  if (!layer.shapes) return { ...layer, ks };
  return {
    ...layer,
    ks: { ...ks, ...(a && { a: mapped(a, (value) => value.map((part, axis) => part * (scale[axis] ?? 1))) }) },
    shapes: stretchedShapes(layer.shapes, scale),
  };
}

function shift({ from, to, scale }: AxisChange, at: number): number {
  return to + (at - from) * scale - at;
}

function movedPosition(
  position: LottieTransform['p'],
  [x, y]: readonly [number, number],
): NonNullable<LottieTransform['p']> {
  if (!position) return { a: 0, k: [x, y, 0] };
  const add = (by: readonly number[]) => (value: LottieVector) => value.map((part, axis) => part + (by[axis] ?? 0));
  if ('x' in position && typeof position.x === 'object' && 'y' in position)
    return { s: true, x: mapped(position.x, add([x])), y: mapped(position.y as LottieProperty, add([y])) };
  return mapped(position as LottieProperty, add([x, y]));
}

function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}
