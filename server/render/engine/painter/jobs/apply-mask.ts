import sharp from 'sharp';
import { applyMask } from '../../../../vision/matting/apply-mask';
import type { Plane } from '../../../../vision/matting/plane';
import { NO_SUBJECT, renderError } from '../../errors';
import { reading } from '../../picture-reading';
import { openPicture } from '../../pictures';
import { openPixels, smaller, writeCutOut } from '../picture-pixels';
import type { PainterJobHandler } from '../protocol';

/** Size of the copy in which colors beside the edges are found; more detail is not needed. */
const SMALL_PX = 768;
/** A mask that keeps less of the picture keeps nothing that people see. */
const LEAST_SHARE = 0.0005;

/** Writes what the mask keeps of the picture, as WebP. */
export const applyMaskFile: PainterJobHandler<'apply-mask'> = ({ file, maskFile, outFile }) =>
  reading('whose background is removed', async () => {
    const mask = await readMask(maskFile);
    const share = mask.data.reduce((sum, value) => sum + value, 0) / mask.data.length;
    if (share < LEAST_SHARE) throw renderError('background_not_found', NO_SUBJECT);
    const picture = await openPixels(file);
    applyMask(picture, await smaller(picture, { fit: 'inside', size: SMALL_PX }), mask);
    await writeCutOut(picture, outFile);
    return null;
  });

/** Lightness of the mask; clear parts are black. */
async function readMask(file: string): Promise<Plane> {
  const flat = await openPicture(file)().flatten({ background: '#000' }).toColourspace('srgb').png().toBuffer();
  const { data, info } = await sharp(flat).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: Float32Array.from(data, (value) => value / 255) };
}
