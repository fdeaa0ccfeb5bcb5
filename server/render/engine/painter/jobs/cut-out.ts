import { readFile } from 'node:fs/promises';
import { cutFromGround } from '../../../../vision/ground/cut-from-ground';
import { subjectOnGround } from '../../../../vision/ground/subject-on-ground';
import { cutOutSubject } from '../../../../vision/matting/cut-out';
import { mainSubject } from '../../../../vision/matting/main-subject';
import type { Plane } from '../../../../vision/matting/plane';
import { readModel } from '../../../../vision/tflite/read-model';
import { runModel } from '../../../../vision/tflite/run-model';
import { NO_SUBJECT, renderError } from '../../errors';
import { reading } from '../../picture-reading';
import { runOnnxModel } from '../onnx-model';
import { openPixels, type PicturePixels, smaller, writeCutOut } from '../picture-pixels';
import type { CutOutJob, PainterJobHandler } from '../protocol';

/** Size of the copy in which edges and colors are found; more detail is not needed. */
const SMALL_PX = 768;
/** Enough for a handle or a stem. */
const GROUND_PX = 1024;
const BUNDLED_PX = 256;

/** Writes the picture with a clear background, as WebP. A subject that no model finds may lie on a plain ground. */
export const cutOutPicture: PainterJobHandler<'cut-out'> = ({ file, outFile, model }) =>
  reading('whose background is removed', async () => {
    const picture = await openPixels(file);
    const subject = mainSubject(await findMask(picture, model));
    if (subject) cutOutSubject(picture, await smaller(picture, { fit: 'inside', size: SMALL_PX }), subject);
    else await cutGround(picture);
    await writeCutOut(picture, outFile);
    if (!subject) return 'ground';
    return model.kind === 'onnx' ? 'model' : 'person';
  });

/** Throws `background_not_found`. */
async function cutGround(picture: PicturePixels): Promise<void> {
  const small = await smaller(picture, { fit: 'inside', size: GROUND_PX });
  const subject = subjectOnGround(small.bytes, small.width, small.height);
  if (!subject) throw renderError('background_not_found', NO_SUBJECT);
  cutFromGround(picture, small, subject);
}

async function findMask(picture: PicturePixels, model: CutOutJob['model']): Promise<Plane> {
  const size = model.kind === 'onnx' ? model.sizePx : BUNDLED_PX;
  const { bytes } = await smaller(picture, { fit: 'fill', size });
  if (model.kind === 'onnx') return runOnnxModel(model, bytes);
  const input = { shape: [1, size, size, 3], data: Float32Array.from(bytes, (value) => value / 255) };
  const [output] = runModel(readModel(await readFile(model.file)), input);
  if (!output) throw new Error('The model has no output.');
  return { width: size, height: size, data: output.data };
}
