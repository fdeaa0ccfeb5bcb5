/** Two ways to cut a subject out: the painter's own job, and its edges alone with the true mask. */
import path from 'node:path';
import sharp from 'sharp';
import { cutOutPicture } from '../../../server/render/engine/painter/jobs/cut-out';
import { cutOutSubject } from '../../../server/vision/matting/cut-out';
import { emptyPlane, type Plane } from '../../../server/vision/matting/plane';
import { SIDE_PX } from './subjects';

/** Four bytes a pixel; undefined: no subject was found. `picture`: three bytes a pixel. */
export type Cutter = (picture: Uint8Array, truth: Plane, folder: string) => Promise<Uint8Array | undefined>;

const MODEL = { kind: 'bundled', file: 'server/vision/models/selfie-segmentation.tflite' } as const;
/** As the job has them (`server/render/engine/painter/jobs/cut-out.ts`). */
const SMALL_PX = 768;
const MASK_PX = 256;

const raw = (channels: 3 | 4) => ({ raw: { width: SIDE_PX, height: SIDE_PX, channels } });

/** The job of the painter, with its model. */
export const byModel: Cutter = async (picture, _truth, folder) => {
  const file = path.join(folder, 'picture.png');
  const outFile = path.join(folder, 'cut-out.webp');
  await sharp(picture, raw(3)).png().toFile(file);
  try {
    await cutOutPicture(
      { file, outFile, model: MODEL, ffmpegPath: 'ffmpeg', folder },
      {} as Parameters<typeof cutOutPicture>[1],
    );
  } catch (thrown) {
    if ((thrown as { code?: string }).code !== 'background_not_found') throw thrown;
    return undefined;
  }
  return sharp(outFile).ensureAlpha().raw().toBuffer();
};

/** The true mask in the size of the model's. */
export const byTrueMask: Cutter = async (picture, truth) => {
  const bytes = await sharp(picture, raw(3)).ensureAlpha().raw().toBuffer();
  const small = await sharp(picture, raw(3)).resize(SMALL_PX, SMALL_PX).raw().toBuffer();
  const whole = { width: SIDE_PX, height: SIDE_PX, bytes };
  cutOutSubject(whole, { width: SMALL_PX, height: SMALL_PX, bytes: small }, smallMask(truth));
  return bytes;
};

/** Means of the pixels that each one of the mask covers. */
function smallMask(truth: Plane): Plane {
  const sums = emptyPlane(MASK_PX, MASK_PX);
  const counts = emptyPlane(MASK_PX, MASK_PX);
  for (const [index, share] of truth.data.entries()) {
    const row = Math.floor((Math.floor(index / truth.width) * MASK_PX) / truth.height);
    const at = row * MASK_PX + Math.floor(((index % truth.width) * MASK_PX) / truth.width);
    sums.data[at] = (sums.data[at] ?? 0) + share;
    counts.data[at] = (counts.data[at] ?? 0) + 1;
  }
  return { ...sums, data: sums.data.map((sum, index) => sum / Math.max(1, counts.data[index] ?? 1)) };
}
