interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Rectangle, 'width' | 'height'>;

/** Between the two, and from the edge of the room. */
const GAP_PX = 8;

/**
 * A place for the bar beside its anchor and never over it. First choice is below or above the picture; then below,
 * above, after or before the anchor on the picture. In px of the room; undefined if there is no room.
 */
export function besidePosition(
  anchor: Rectangle,
  bar: Size,
  room: Size,
  picture: Rectangle = anchor,
): { left: number; top: number } | undefined {
  const middle = anchor.left + (anchor.width - bar.width) / 2;
  const center = anchor.top + (anchor.height - bar.height) / 2;
  const left = within(middle, room.width - bar.width);
  const top = within(center, room.height - bar.height);
  const places = [
    { left, top: picture.top + picture.height + GAP_PX },
    { left, top: picture.top - GAP_PX - bar.height },
    { left, top: anchor.top + anchor.height + GAP_PX },
    { left, top: anchor.top - GAP_PX - bar.height },
    { left: anchor.left + anchor.width + GAP_PX, top },
    { left: anchor.left - GAP_PX - bar.width, top },
  ];
  return places.find(
    (place) =>
      place.left >= 0 &&
      place.top >= 0 &&
      place.left + bar.width <= room.width &&
      place.top + bar.height <= room.height,
  );
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
