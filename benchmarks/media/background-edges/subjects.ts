/**
 * Subjects whose share of each pixel is known: figures of the library's pictures, keyed from the plain wall behind them. Their rim is
 * drawn anew, a pixel or two soft. It has the colors of what is inside of it, so nothing of the wall is left.
 */
import sharp from 'sharp';
import { boxMean } from '../../../server/vision/matting/box-mean';
import { colorPlanes, emptyPlane, mapPlane, type Plane } from '../../../server/vision/matting/plane';

export const SIDE_PX = 900;

type Colors = readonly [Plane, Plane, Plane];

export interface KnownSubject {
  readonly name: string;
  /** Share of the subject in each pixel. */
  readonly alpha: Plane;
  readonly colors: Colors;
}

interface Figure {
  readonly name: string;
  readonly file: string;
  /** Px of the file: left, top, width, height. */
  readonly part: readonly [number, number, number, number];
  /** Its height as a share of the picture's. The figure touches the lower edge. */
  readonly share: number;
  isWall(red: number, green: number, blue: number): boolean;
}

const isYellow = (red: number, green: number, blue: number) => blue < 0.5 * green && red > 0.9 * green;
const isBlue = (red: number, green: number, blue: number) => blue > 1.6 * green && blue - red > 0.12;

const FIGURES: readonly Figure[] = [
  { name: 'portrait', file: 'peg-portrait.jpg', part: [0, 0, 900, 900], share: 1, isWall: isYellow },
  { name: 'small portrait', file: 'peg-portrait.jpg', part: [0, 0, 900, 900], share: 0.75, isWall: isYellow },
  { name: 'figure', file: 'peg-team.jpg', part: [700, 270, 280, 485], share: 0.95, isWall: isBlue },
];

export function knownSubjects(folder: string): Promise<KnownSubject[]> {
  return Promise.all(FIGURES.map((figure) => keyed(folder, figure)));
}

async function keyed(folder: string, { name, file, part, share, isWall }: Figure): Promise<KnownSubject> {
  const [left, top, width, height] = part;
  const heightPx = Math.round(share * SIDE_PX);
  const widthPx = Math.min(SIDE_PX, Math.round((heightPx * width) / height));
  const { data } = await sharp(`${folder}/${file}`)
    .extract({ left, top, width, height })
    .resize(widthPx, heightPx, { kernel: 'lanczos3' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = colorPlanes(data, widthPx, heightPx);
  const placed = small.map((plane) => standing(plane)) as unknown as Colors;
  const inPart = standing(mapPlane(emptyPlane(widthPx, heightPx), () => 1));
  const at = (plane: Plane, index: number) => plane.data[index] ?? 0;
  const solid = mapPlane(inPart, (value, index) =>
    value === 1 && !isWall(at(placed[0], index), at(placed[1], index), at(placed[2], index)) ? 1 : 0,
  );
  const inside = largestPart(withoutHoles(solid));
  return { name, ...softRim(inside, placed) };
}

/** In the middle of the lower edge of a square. */
function standing(plane: Plane): Plane {
  const left = Math.floor((SIDE_PX - plane.width) / 2);
  const top = SIDE_PX - plane.height;
  const square = emptyPlane(SIDE_PX, SIDE_PX);
  for (let y = 0; y < plane.height; y++)
    square.data.set(plane.data.subarray(y * plane.width, (y + 1) * plane.width), (y + top) * SIDE_PX + left);
  return square;
}

/** The rim is 3 px inside of the key, where no wall is mixed in. */
function softRim(inside: Plane, colors: Colors): Omit<KnownSubject, 'name'> {
  const core = mapPlane(boxMean(inside, 3), (value) => (value > 0.97 ? 1 : 0));
  const alpha = boxMean(boxMean(core, 1), 1);
  const weight = boxMean(core, 4);
  const spread = colors.map((color) => {
    const sum = boxMean(
      mapPlane(color, (value, index) => value * (core.data[index] ?? 0)),
      4,
    );
    return mapPlane(color, (value, index) => {
      if (core.data[index]) return value;
      const known = weight.data[index] ?? 0;
      return known > 0 ? (sum.data[index] ?? 0) / known : 0;
    });
  });
  return { alpha, colors: spread as unknown as Colors };
}

/** What no path from the border reaches belongs to the subject. */
function withoutHoles(solid: Plane): Plane {
  const outside = reached(solid, 0, (index) => {
    const row = Math.floor(index / solid.width);
    const column = index % solid.width;
    return row === 0 || column === 0 || column === solid.width - 1;
  });
  return mapPlane(solid, (_, index) => (outside.data[index] ? 0 : 1));
}

function largestPart(solid: Plane): Plane {
  const middle = Math.floor(0.95 * solid.height) * solid.width + Math.floor(solid.width / 2);
  return reached(solid, 1, (index) => index === middle);
}

/** Pixels of a value that are connected with one of the seeds. */
function reached(plane: Plane, value: number, isSeed: (index: number) => boolean): Plane {
  const found = emptyPlane(plane.width, plane.height);
  const open: number[] = [];
  const visit = (index: number) => {
    if (found.data[index] || plane.data[index] !== value) return;
    found.data[index] = 1;
    open.push(index);
  };
  for (let index = 0; index < plane.data.length; index++) if (isSeed(index)) visit(index);
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (index % plane.width > 0) visit(index - 1);
    if (index % plane.width < plane.width - 1) visit(index + 1);
    if (index >= plane.width) visit(index - plane.width);
    if (index < plane.data.length - plane.width) visit(index + plane.width);
  }
  return found;
}
