/** Pictures whose background is removed by a painter of its own. */
import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { drawn } from '../../fixtures/drawn';
import { busyPhoto, cupOnWhite, onePaper } from '../../vision/ground/ground-pictures';
import { renderHarness } from './harness';

const harness = renderHarness();
const PORTRAIT = 'library/media/peg-portrait.jpg';
type Places = readonly (readonly [x: number, y: number])[];
const CUP: Readonly<Record<'ground' | 'thing', Places>> = {
  ground: [
    [0.02, 0.02],
    [0.767, 0.5],
    [0.5, 0.95],
  ],
  thing: [
    [0.5, 0.5],
    [0.86, 0.5],
    [0.5, 0.3],
  ],
};

/** How opaque a file is at places that are shares of its size, 0 to 1. */
async function shares(file: string, places: Places): Promise<readonly number[]> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => {
    const index = Math.floor(y * info.height) * info.width + Math.floor(x * info.width);
    return (data[4 * index + 3] ?? 0) / 255;
  });
}

test('a portrait gets a clear background, in its own size', async () => {
  const outFile = harness.file('cut.webp');
  expect(await harness.engine().media.cutOut(PORTRAIT, outFile)).toBe('person');
  const { data, info } = await sharp(outFile).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([900, 900, 4]);
  const alphaAt = (x: number, y: number) => data[4 * (Math.round(y * 900) * 900 + Math.round(x * 900)) + 3];
  expect([alphaAt(0.05, 0.05), alphaAt(0.95, 0.05), alphaAt(0.05, 0.95), alphaAt(0.95, 0.95)]).toEqual([0, 0, 0, 0]);
  expect([alphaAt(0.5, 0.3), alphaAt(0.5, 0.45), alphaAt(0.5, 0.9)]).toEqual([255, 255, 255]);
  expect(await harness.leftovers()).toEqual([]);
});

test('a thing on a plain ground is cut out by color and edges', async () => {
  const file = harness.file('pizza.jpg');
  const outFile = harness.file('pizza.webp');
  await sharp('library/media/pizza.jpg').resize(450).toFile(file);
  expect(await harness.engine().media.cutOut(file, outFile)).toBe('ground');
  expect(
    await shares(outFile, [
      [0.5, 0.02],
      [0.05, 0.6],
      [0.5, 0.98],
    ]),
  ).toEqual([0, 0, 0]);
  expect(
    await shares(outFile, [
      [0.5, 0.5],
      [0.5, 0.2],
      [0.25, 0.5],
    ]),
  ).toEqual([1, 1, 1]);
});

test.each([
  ['CMYK', (cup: Sharp) => cup.toColourspace('cmyk').jpeg({ quality: 90 })],
  ['one of 16 bits', (cup: Sharp) => cup.toColourspace('rgb16').png()],
  ['a gray one', (cup: Sharp) => cup.grayscale().png()],
  ['a huge one', (cup: Sharp) => cup.resize(4500, 3500).jpeg()],
])(
  'so is %s',
  async (_what, save) => {
    const file = harness.file('cup');
    const outFile = harness.file('cup.webp');
    await writeFile(file, await save(await cupOnWhite()).toBuffer());
    expect(await harness.engine().media.cutOut(file, outFile)).toBe('ground');
    const { width = 0, height = 0 } = await sharp(outFile).metadata();
    expect([Math.max(width, height) <= 4096, width / height]).toEqual([true, expect.closeTo(9 / 7, 2)]);
    expect(await shares(outFile, CUP.ground)).toEqual([0, 0, 0]);
    expect(await shares(outFile, CUP.thing)).toEqual([1, 1, 1]);
  },
  120_000,
);

test('a picture that is clear around its subject stays as it is', async () => {
  const file = harness.file('clear.png');
  const outFile = harness.file('clear.webp');
  const circle =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><circle cx="150" cy="150" r="90" fill="#c33" fill-opacity=".8"/></svg>';
  await writeFile(file, await drawn(circle));
  expect(await harness.engine().media.cutOut(file, outFile)).toBe('ground');
  expect(
    await shares(outFile, [
      [0.05, 0.05],
      [0.5, 0.1],
      [0.5, 0.5],
    ]),
  ).toEqual([0, 0, expect.closeTo(0.8, 1)]);
});

test.each([
  ['a busy photo', busyPhoto],
  ['a picture of one color', onePaper],
  ['a picture of one pixel', () => onePaper(1, 1)],
])('%s is refused, and the answer says what to do', async (_what, make) => {
  const file = harness.file('refused.jpg');
  await (await make()).jpeg().toFile(file);
  const refused = harness.engine().media.cutOut(file, harness.file('refused.webp'));
  await expect(refused).rejects.toMatchObject({ code: 'background_not_found', message: /brush/ });
});

test('a broken file is refused', async () => {
  const { cutOut } = harness.engine().media;
  const outFile = harness.file('none.webp');
  await writeFile(harness.file('broken.jpg'), 'no picture');
  await expect(cutOut(harness.file('broken.jpg'), outFile)).rejects.toMatchObject({ code: 'media_undecodable' });
});

test('a model of an operator needs a package that is not there', async () => {
  const model = { file: '/nonexistent.onnx', sizePx: 320, mean: [0.5, 0.5, 0.5], deviation: [1, 1, 1] } as const;
  const refused = harness.engine().media.cutOut(PORTRAIT, harness.file('onnx.webp'), model);
  await expect(refused).rejects.toMatchObject({ code: 'background_unavailable', message: /onnxruntime-node/ });
});

test('a mask that a person painted keeps what is white in it', async () => {
  const file = harness.file('painted.jpg');
  const maskFile = harness.file('mask.png');
  const outFile = harness.file('painted.webp');
  await (await cupOnWhite()).jpeg().toFile(file);
  const half =
    '<svg xmlns="http://www.w3.org/2000/svg" width="225" height="175"><rect width="112" height="175" fill="#fff"/></svg>';
  await writeFile(maskFile, await drawn(half));
  await harness.engine().media.applyMask(file, maskFile, outFile);
  expect(
    await shares(outFile, [
      [0.02, 0.02],
      [0.3, 0.5],
      [0.7, 0.3],
      [0.98, 0.9],
    ]),
  ).toEqual([1, 1, 0, 0]);
  await sharp({ create: { width: 225, height: 175, channels: 3, background: '#000' } })
    .png()
    .toFile(maskFile);
  const nothing = harness.engine().media.applyMask(file, maskFile, outFile);
  await expect(nothing).rejects.toMatchObject({ code: 'background_not_found' });
  await writeFile(maskFile, 'no mask');
  const broken = harness.engine().media.applyMask(file, maskFile, outFile);
  await expect(broken).rejects.toMatchObject({ code: 'media_undecodable' });
});
