import { type Area, type FilmScreen, SCREEN } from './film';

/** Large enough to read, and no pixels of the screenshot show. */
const MOST_ZOOM = 1.7;
/** Around the spot, CSS pixels. */
const MARGIN = 56;

/** The part of a screenshot that the camera moves to. It has the shape of the whole. */
export interface Closeup {
  readonly area: Area;
  /** Scale against the whole picture. */
  readonly zoom: number;
}

/** As close as what has to be in view allows, with that in the middle where the edges of the screenshot allow it. */
export function closeupOf({ spot: pointedOut, view }: Pick<FilmScreen, 'spot' | 'view'>): Closeup {
  const spot = view ?? pointedOut;
  const zoom = Math.max(
    1,
    Math.min(MOST_ZOOM, SCREEN.width / (spot.width + 2 * MARGIN), SCREEN.height / (spot.height + 2 * MARGIN)),
  );
  const width = SCREEN.width / zoom;
  const height = SCREEN.height / zoom;
  const x = within(spot.x + spot.width / 2 - width / 2, SCREEN.width - width);
  const y = within(spot.y + spot.height / 2 - height / 2, SCREEN.height - height);
  return { area: { x, y, width, height }, zoom };
}

/** Position of the spot in the closeup, at the size of the whole screenshot. */
export function spotIn({ area, zoom }: Closeup, spot: Area): Area {
  return {
    x: (spot.x - area.x) * zoom,
    y: (spot.y - area.y) * zoom,
    width: spot.width * zoom,
    height: spot.height * zoom,
  };
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, value), most);
}
