/** Pictures whose background is removed by a painter of its own. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderHarness } from './harness';

const harness = renderHarness();
const PORTRAIT = 'library/media/peg-portrait.jpg';

test('a portrait gets a clear background, in its own size', async () => {
  const outFile = harness.file('cut.webp');
  await harness.engine().media.cutOut(PORTRAIT, outFile);
  const { data, info } = await sharp(outFile).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([900, 900, 4]);
  const alphaAt = (x: number, y: number) => data[4 * (Math.round(y * 900) * 900 + Math.round(x * 900)) + 3];
  expect([alphaAt(0.05, 0.05), alphaAt(0.95, 0.05), alphaAt(0.05, 0.95), alphaAt(0.95, 0.95)]).toEqual([0, 0, 0, 0]);
  expect([alphaAt(0.5, 0.3), alphaAt(0.5, 0.45), alphaAt(0.5, 0.9)]).toEqual([255, 255, 255]);
  expect(await harness.leftovers()).toEqual([]);
});

test('a picture without a person, and a broken one, are refused', async () => {
  const { cutOut } = harness.engine().media;
  const outFile = harness.file('none.webp');
  await expect(cutOut('library/media/halo-lamp.jpg', outFile)).rejects.toMatchObject({ code: 'background_not_found' });
  await writeFile(harness.file('broken.jpg'), 'no picture');
  await expect(cutOut(harness.file('broken.jpg'), outFile)).rejects.toMatchObject({ code: 'media_undecodable' });
});

test('a model of an operator needs a package that is not there', async () => {
  const model = { file: '/nonexistent.onnx', sizePx: 320, mean: [0.5, 0.5, 0.5], deviation: [1, 1, 1] } as const;
  const refused = harness.engine().media.cutOut(PORTRAIT, harness.file('onnx.webp'), model);
  await expect(refused).rejects.toMatchObject({ code: 'background_unavailable', message: /onnxruntime-node/ });
});
