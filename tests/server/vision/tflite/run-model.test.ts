import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { halfFloats } from '../../../../server/vision/tflite/half-floats';
import { readModel } from '../../../../server/vision/tflite/read-model';
import { runModel } from '../../../../server/vision/tflite/run-model';

const FOLDER = 'server/vision/models';
const selfie = readFileSync(`${FOLDER}/selfie-segmentation.tflite`);

test('the models are those of the packages that are named', () => {
  const sources = readFileSync(`${FOLDER}/SOURCES.md`, 'utf8');
  const rows = [...sources.matchAll(/^\| (\S+\.tflite) .*\| ([0-9a-f]{64}) \|$/gm)];
  expect(rows).toHaveLength(2);
  for (const [, name = '', sha256] of rows)
    expect(
      createHash('sha256')
        .update(readFileSync(`${FOLDER}/${name}`))
        .digest('hex'),
    ).toBe(sha256);
});

test('a person is found where it is', async () => {
  const model = readModel(selfie);
  const picture = await sharp('library/media/peg-portrait.jpg')
    .resize(256, 256, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const [mask] = runModel(model, { shape: [1, 256, 256, 3], data: Float32Array.from(picture, (value) => value / 255) });
  const at = (x: number, y: number) => mask?.data[Math.round(y * 256) * 256 + Math.round(x * 256)] ?? Number.NaN;
  expect(mask?.shape).toEqual([1, 256, 256, 1]);
  expect(Math.min(at(0.5, 0.4), at(0.5, 0.3), at(0.5, 0.8))).toBeGreaterThan(0.95);
  expect(Math.max(at(0.05, 0.05), at(0.95, 0.05), at(0.1, 0.5), at(0.9, 0.5))).toBeLessThan(0.05);
});

test('an input of another shape, and a file that is no model, are refused', () => {
  const model = readModel(selfie);
  expect(() => runModel(model, { shape: [1, 128, 128, 3], data: new Float32Array(128 * 128 * 3) })).toThrow(
    'The model takes 1 x 256 x 256 x 3, not 1 x 128 x 128 x 3.',
  );
  for (const broken of [selfie.subarray(0, 2000), Buffer.alloc(64), Buffer.from('no model'.repeat(100))])
    expect(() => readModel(broken)).toThrow();
});

test('numbers of 16 bits are read as they are meant', () => {
  const bits = Uint16Array.of(0x0000, 0x3c00, 0xc000, 0x3555, 0x7bff, 0x0001, 0xfc00);
  const numbers = halfFloats(new Uint8Array(bits.buffer));
  expect([...numbers]).toEqual([0, 1, -2, Math.fround(0.333251953125), 65504, 2 ** -24, Number.NEGATIVE_INFINITY]);
});
