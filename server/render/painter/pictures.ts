/** Reads pictures with sharp: upright, sRGB, no larger than what is painted. SVG is refused: it may reach for other files. */
import sharp, { type Sharp } from 'sharp';
import { messageOf } from '../../../sdk/base/errors';
import { renderError } from '../errors';

/** 100 megapixels: twice the largest phone camera's binned picture, and still decodable in a bounded amount of memory. */
export const MAX_IMAGE_PIXELS = 100_000_000;

sharp.block({ operation: ['VipsForeignLoadSvg'] });
sharp.cache(false); // a painter reads each picture once
sharp.concurrency(1); // the other cores have painters of their own

export function openPicture(file: string | Buffer): Sharp {
  return sharp(file, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'truncated', animated: false }).autoOrient();
}

/** Runs sharp and names the picture when it fails. @throws SpotreelError `media_undecodable` */
export async function reading<Result>(src: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    throw renderError('media_undecodable', `The picture ${src} cannot be decoded: ${messageOf(cause)}`, { cause });
  }
}
