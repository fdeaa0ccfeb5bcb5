/** The rooms that zones leave of a box: all of it, or what lies beside, above or below them. */
import type { Rect, Zone } from '../../zone';

/** Part of a text's box, in px from its top left corner. */
export type FreeRoom = Rect;

/** Less of the box is no room for its text. */
const LEAST_SHARE = 0.3;
/** More zones hardly touch one text; each may triple the rooms. */
const MOST_ZONES = 3;

/**
 * The whole box first: text that shrinks a little may keep clear of a round zone in it. Rooms of centered text keep the
 * middle of the box.
 */
export function freeRooms(box: FreeRoom, zones: readonly Zone[], isCentered: boolean): FreeRoom[] {
  return zones
    .slice(0, MOST_ZONES)
    .reduce<FreeRoom[]>((rooms, zone) => rooms.flatMap((room) => [room, ...roomsBeside(room, zone, isCentered)]), [box])
    .filter(({ width, height }) => width >= box.width * LEAST_SHARE && height >= box.height * LEAST_SHARE);
}

function roomsBeside(room: FreeRoom, zone: Zone, isCentered: boolean): FreeRoom[] {
  const { x, y, width, height } = room;
  const left = zone.x - x;
  const right = x + width - (zone.x + zone.width);
  const top = zone.y - y;
  const bottom = y + height - (zone.y + zone.height);
  const cut = width - Math.max(left, right);
  const between = { ...room, x: x + cut, width: width - 2 * cut };
  const aside = left >= right ? { ...room, width: left } : { ...room, x: zone.x + zone.width, width: right };
  const beside = isCentered ? between : aside;
  const over = top >= bottom ? { ...room, height: top } : { ...room, y: zone.y + zone.height, height: bottom };
  return [beside, over].filter((part) => part.width > 0 && part.height > 0);
}
