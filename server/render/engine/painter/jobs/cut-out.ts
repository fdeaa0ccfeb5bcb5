import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cutOutSubject } from '../../../../vision/matting/cut-out';
import { mainSubject } from '../../../../vision/matting/main-subject';
import type { Plane } from '../../../../vision/matting/plane';
import { readModel } from '../../../../vision/tflite/read-model';
import { runModel } from '../../../../vision/tflite/run-model';
import { NO_SUBJECT, renderError } from '../../errors';
import { reading } from '../../picture-reading';
import { runOnnxModel } from '../onnx-model';
import { openAnyPicture } from '../open-any-picture';
import type { CutOutJob, PainterJobHandler } from '../protocol';

/** A canvas has at most 3840 px; the bytes of a larger picture would not fit into a painter. */
const MOST_PX = 4096;
/** What finds edges and colors needs no more detail. */
const SMALL_PX = 768;
const BUNDLED_PX = 256;
/** Behind clear pixels of a picture, for the model. */
const GRAY = '#808080';

/** Writes the picture with a clear background, as WebP. */
export const cutOutPicture: PainterJobHandler<'cut-out'> = ({ file, outFile, model }) =>
  reading('whose background is removed', async () => {
    const picture = await openPixels(file);
    const mask = await findMask(picture, model);
    const subject = mainSubject(mask);
    if (!subject) throw renderError('background_not_found', NO_SUBJECT);
    const small = await smaller(picture, { fit: 'inside', size: SMALL_PX });
    cutOutSubject(picture, small, subject);
    const { width, height, bytes } = picture;
    await sharp(bytes, { raw: { width, height, channels: 4 } })
      .webp({ quality: 90, alphaQuality: 100, smartSubsample: true })
      .toFile(outFile);
    return null;
  });

interface OpenPixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** Four bytes a pixel. */
async function openPixels(file: string): Promise<OpenPixels> {
  const picture = await openAnyPicture(file);
  const { data, info } = await picture
    .pipeline()
    .resize(MOST_PX, MOST_PX, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

/** Three bytes a pixel. Sharp has an order of its own within one pipeline, so what is clear is filled in a pipeline of its own. */
async function smaller(
  { width, height, bytes }: OpenPixels,
  { fit, size }: { readonly fit: 'inside' | 'fill'; readonly size: number },
): Promise<OpenPixels> {
  const flat = await sharp(bytes, { raw: { width, height, channels: 4 } })
    .flatten({ background: GRAY })
    .raw()
    .toBuffer();
  const { data, info } = await sharp(flat, { raw: { width, height, channels: 3 } })
    .resize(size, size, { fit, withoutEnlargement: fit === 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

async function findMask(picture: OpenPixels, model: CutOutJob['model']): Promise<Plane> {
  const size = model.kind === 'onnx' ? model.sizePx : BUNDLED_PX;
  const { bytes } = await smaller(picture, { fit: 'fill', size });
  if (model.kind === 'onnx') return runOnnxModel(model, bytes);
  const input = { shape: [1, size, size, 3], data: Float32Array.from(bytes, (value) => value / 255) };
  const [output] = runModel(readModel(await readFile(model.file)), input);
  if (!output) throw new Error('The model has no output.');
  return { width: size, height: size, data: output.data };
}
