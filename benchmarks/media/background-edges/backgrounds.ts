/** Backgrounds of the known subjects: photos of the library, and walls whose color is near that of the subject. */
import sharp from 'sharp';
import { colorPlanes, mapPlane, type Plane } from '../../../server/vision/matting/plane';
import { type KnownSubject, SIDE_PX } from './subjects';

type Colors = readonly [Plane, Plane, Plane];

export interface Background {
  readonly name: string;
  readonly colors: Colors;
}

const PHOTOS = ['living-room.jpg', 'misty-hills.jpg', 'neon-arches.jpg', 'stairs.jpg', 'breakfast-table.jpg'];
/** Distances of a wall from the mean color of the subject's rim, of 255 for each channel. */
export const DISTANCES = [10, 30];
/** Its pattern, of 255: a wall that is seen a little out of focus. */
const PATTERN = 5;

export function photos(folder: string): Promise<Background[]> {
  return Promise.all(PHOTOS.map(async (file) => ({ name: file, colors: await read(`${folder}/${file}`) })));
}

/** Walls that are darker and lighter than the subject by each distance. */
export async function nearWalls(folder: string, subject: KnownSubject): Promise<(Background & { distance: number })[]> {
  const [red, green, blue] = await read(`${folder}/leaf-shadows.jpg`, 6);
  const pattern = mapPlane(red, (value, index) => (value + (green.data[index] ?? 0) + (blue.data[index] ?? 0)) / 3);
  const mean = pattern.data.reduce((sum, value) => sum + value, 0) / pattern.data.length;
  const most = pattern.data.reduce((found, value) => Math.max(found, Math.abs(value - mean)), 0);
  const rim = rimColor(subject);
  return DISTANCES.flatMap((distance) =>
    [-1, 1].map((sign) => ({
      name: `${sign < 0 ? 'darker' : 'lighter'} by ${distance}`,
      distance,
      colors: rim.map((value) =>
        mapPlane(pattern, (shade) => {
          const shown = value + (sign * distance) / 255 + (((shade - mean) / most) * PATTERN) / 255;
          return Math.min(1, Math.max(0, shown));
        }),
      ) as unknown as Colors,
    })),
  );
}

/** The mean color of what is half subject. */
function rimColor({ alpha, colors }: KnownSubject): number[] {
  const isRim = (share: number) => share > 0.2 && share < 0.8;
  const count = alpha.data.reduce((sum, share) => sum + (isRim(share) ? 1 : 0), 0);
  return colors.map(
    (color) =>
      color.data.reduce((sum, value, index) => sum + (isRim(alpha.data[index] ?? 0) ? value : 0), 0) /
      Math.max(1, count),
  );
}

async function read(file: string, blur?: number): Promise<Colors> {
  const picture = sharp(file).resize(SIDE_PX, SIDE_PX, { fit: 'cover' }).removeAlpha();
  const bytes = await (blur ? picture.blur(blur) : picture).raw().toBuffer();
  return colorPlanes(bytes, SIDE_PX, SIDE_PX);
}
