import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SmallPicture } from '../../../../vision/faces/small-picture';
import { findFocusPoint } from '../../../../vision/focus/find-focus-point';
import { readModel } from '../../../../vision/tflite/read-model';
import { reading } from '../../picture-reading';
import { openAnyPicture } from '../open-any-picture';
import type { PainterJobHandler } from '../protocol';

/** More than the models look at, so that parts of it are sharp too. */
const SMALL_PX = 512;

/** Answers the point of the picture that stays in view. */
export const findFocus: PainterJobHandler<'find-focus'> = ({ file, modelFolder }) =>
  reading('whose focus point is looked for', async () => {
    const model = async (name: string) => readModel(await readFile(path.join(modelFolder, name)));
    const faces = await model('face-detection.tflite');
    const people = await model('selfie-segmentation.tflite');
    return findFocusPoint(await openSmall(file), { faces, people }) ?? null;
  });

async function openSmall(file: string): Promise<SmallPicture> {
  const { data, info } = await (await openAnyPicture(file))
    .pipeline()
    .resize(SMALL_PX, SMALL_PX, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#808080' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`The picture has ${info.channels} channels.`);
  return { width: info.width, height: info.height, bytes: data };
}
