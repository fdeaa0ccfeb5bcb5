/** Reads pictures with sharp: upright, sRGB, bounded in size. SVG is refused: it may reach for other files. */

import sharp, { type Sharp } from 'sharp';
import { MAX_IMAGE_PIXELS } from './picture-reading';

sharp.block({ operation: ['VipsForeignLoadSvg'] });
sharp.cache(false); // each picture is read once
sharp.concurrency(1); // the other cores have work of their own

/** Opens a file or its bytes; each call of the result is a fresh pipeline over the upright picture. */
export function openPicture(source: string | Buffer): () => Sharp {
  return () => sharp(source, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'truncated', animated: false }).autoOrient();
}
