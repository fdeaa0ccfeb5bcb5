/** Zones of a picture or decoration that texts keep clear of (`keepOut` of a layer). */
import type { KeepOut, LottieLayer } from '../lottie';
import type { GlyphContour, TextLayout } from '../text-shaper';
import type { Rect, Zone } from '../zone';
import { combinePlaces, inversePlace, movedRect, type PlaceMatrix, type RestPlaces } from './rest-place';

/** Rounding of what was fitted must not count, px. */
const TOLERANCE_PX = 2;
/** Letters reach out of a tight box by so much of its height. */
const REACH_SHARE = 0.2;
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
  const toText = inversePlace(combinePlaces(places.ofLayer(layer), [1, 0, 0, 1, origin[0], origin[1]]));
  if (!toText) return [];
  const room = { x: 0, y: 0, width: box.widthPx, height: box.heightPx };
  const zones: Zone[] = [];
  const position = layers.indexOf(layer);
  for (const [index, other] of layers.entries()) {
    const zone =
      other.keepOut && !other.hd ? zoneOf(other.keepOut, combinePlaces(toText, places.aroundLayer(other))) : undefined;
    if (!zone || !isTouching(zone, reachOf(room))) continue;
    const isOn = shareIn(zone, room) > ON_ZONE_SHARE;
    if (!isOn) zones.push(zone);
    // layers are listed from the front: what a text lies on covers what is behind it
    if (isOn && index > position) break;
  }
  return zones;
}

function zoneOf({ box: [x = 0, y = 0, width = 0, height = 0], round = false }: KeepOut, toText: PlaceMatrix): Zone {
  return { ...movedRect(toText, { x, y, width, height }), isRound: round };
}

/** Area that letters of a tight box may reach. */
function reachOf(room: Rect): Rect {
  const reach = REACH_SHARE * Math.min(room.width, room.height);
  return { ...room, y: room.y - reach, height: room.height + 2 * reach };
}

/** Share of the room's points that lie in the zone. */
function shareIn(zone: Zone, room: Rect): number {
  const steps = Array.from({ length: 12 }, (_, index) => (index + 0.5) / 12);
  const points = steps.flatMap((across) => steps.map((down) => [across, down] as const));
  const within = points.filter(([across, down]) =>
    isTouching(zone, { x: room.x + across * room.width, y: room.y + down * room.height, width: 1e-6, height: 1e-6 }),
  );
  return within.length / points.length;
}

/** Reach of letters above and below their baseline. */
export interface InkReach {
  readonly above: number;
  readonly below: number;
}

/** Reach of these letters, in their own unit. */
export function inkReachOf(letters: readonly { readonly contours: readonly GlyphContour[] }[]): InkReach {
  let above = 0;
  let below = 0;
  for (const { contours } of letters) {
    for (const { v } of contours) {
      for (const [, y] of v) {
        above = Math.max(above, -y);
        below = Math.max(below, y);
      }
    }
  }
  return { above, below };
}

/** Area that the letters of a line cover. */
export function lineRect(
  { x, width, baseline }: { readonly x: number; readonly width: number; readonly baseline: number },
  { above, below }: InkReach,
): Rect {
  return { x, y: baseline - above, width, height: above + below };
}

/** True if letters of the layout lie in one of the zones. */
export function touchesZone({ lines }: TextLayout, zones: readonly Zone[]): boolean {
  if (zones.length === 0) return false;
  const rects = lines.map((line) => inset(lineRect(line, inkReachOf(line.clusters))));
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

function inset({ x, y, width, height }: Rect): Rect {
  const by = TOLERANCE_PX;
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

function sharedArea(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
