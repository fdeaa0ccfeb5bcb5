/** Zones of a picture or decoration that texts keep clear of (`keepOut` of a layer). */
import type { LottieLayer } from './lottie';
import { inverseOf, movedRect, multiply, type Rect, type RestPlaces } from './rest-place';
import type { TextLayout } from './text-shaper';

/** Px of the box of the text that keeps clear of it. */
export interface Zone extends Rect {
  /** The largest ellipse in the rectangle, in place of all of it. */
  readonly isRound: boolean;
}

/** Letters from the baseline, as shares of the size: accents above capitals and tails below are within. */
const ABOVE_BASELINE = 0.8;
const BELOW_BASELINE = 0.22;
/** A text with this much of its box in a zone belongs on it. */
const ON_ZONE_SHARE = 0.5;

/** The zones of `layers` that the text has to keep clear of. `origin`: top left corner of its box in its layer. */
export function zonesAround(
  layer: LottieLayer,
  box: { readonly widthPx: number; readonly heightPx: number },
  origin: readonly [number, number],
  layers: readonly LottieLayer[],
  places: RestPlaces,
): Zone[] {
  const toText = inverseOf(multiply(places.ofLayer(layer), [1, 0, 0, 1, origin[0], origin[1]]));
  if (!toText) return [];
  const room = { x: 0, y: 0, width: box.widthPx, height: box.heightPx };
  return layers.flatMap((other) => {
    if (!other.keepOut || other.hd) return [];
    const {
      box: [x = 0, y = 0, width = 0, height = 0],
      round = false,
    } = other.keepOut;
    const zone = movedRect(multiply(toText, places.aroundLayer(other)), { x, y, width, height });
    const share = sharedArea(zone, room) / (room.width * room.height);
    return share > 0 && share <= ON_ZONE_SHARE ? [{ ...zone, isRound: round }] : [];
  });
}

/** What the letters of a line cover. */
export function lineRect(x: number, width: number, baseline: number, sizePx: number): Rect {
  const height = (ABOVE_BASELINE + BELOW_BASELINE) * sizePx;
  return { x, y: baseline - ABOVE_BASELINE * sizePx, width, height };
}

/** Whether letters of the layout lie in one of the zones. */
export function touchesZone({ lines, sizePx }: Pick<TextLayout, 'lines' | 'sizePx'>, zones: readonly Zone[]): boolean {
  if (zones.length === 0) return false;
  const rects = lines.map(({ x, width, baseline }) => lineRect(x, width, baseline, sizePx));
  return zones.some((zone) => rects.some((rect) => isTouching(zone, rect)));
}

export function isTouching(zone: Zone, rect: Rect): boolean {
  if (rect.width <= 0 || sharedArea(zone, rect) <= 0) return false;
  if (!zone.isRound) return true;
  // the point of the rectangle that is nearest to the middle, with the ellipse as a circle of radius 1
  const along = (nearest: number, middle: number, half: number) => (nearest - middle) / half;
  const middle = { x: zone.x + zone.width / 2, y: zone.y + zone.height / 2 };
  const x = along(Math.min(Math.max(middle.x, rect.x), rect.x + rect.width), middle.x, zone.width / 2);
  const y = along(Math.min(Math.max(middle.y, rect.y), rect.y + rect.height), middle.y, zone.height / 2);
  return x * x + y * y < 1;
}

function sharedArea(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
