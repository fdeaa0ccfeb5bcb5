/** Things on plain grounds: what is found, how the edges look, and what is refused. */
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { cutFromGround } from '../../../../server/vision/ground/cut-from-ground';
import { oklabPlanes } from '../../../../server/vision/ground/oklab';
import { subjectOnGround } from '../../../../server/vision/ground/subject-on-ground';
import {
  bottleOnGray,
  busyPhoto,
  cookies,
  cupOnWhite,
  GRAIN,
  grayBoxOnWhite,
  mistyHills,
  onePaper,
  pizzaOnGradient,
  plateOnWhite,
} from './ground-pictures';

interface CutOut {
  /** 0 to 255, at a place of the 900 by 700 drawing. */
  readonly alphaAt: (x: number, y: number) => number;
  readonly colorAt: (x: number, y: number) => readonly number[];
}

/** As a camera saves it: a JPEG. */
async function cut(picture: Sharp, quality = 90): Promise<CutOut | undefined> {
  const file = await picture.jpeg({ quality }).toBuffer();
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const subject = subjectOnGround(data, width, height);
  if (!subject) return undefined;
  const bytes = await sharp(data, { raw: { width, height, channels: 3 } })
    .ensureAlpha()
    .raw()
    .toBuffer();
  cutFromGround({ width, height, bytes }, { width, height, bytes: data }, subject);
  const at = (x: number, y: number) => 4 * (Math.floor((y * height) / 700) * width + Math.floor((x * width) / 900));
  return {
    alphaAt: (x, y) => bytes[at(x, y) + 3] ?? -1,
    colorAt: (x, y) => [...bytes.subarray(at(x, y), at(x, y) + 3)],
  };
}

const alphas = (picture: CutOut | undefined, places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => picture?.alphaAt(x, y));
const CORNERS = [
  [4, 4],
  [895, 4],
  [4, 695],
  [895, 695],
] as const;

describe('a thing on a plain ground', () => {
  test('a cup on white: the ground is gone, also in the handle and in the shadow', async () => {
    const cup = await cut(await cupOnWhite());
    expect(alphas(cup, CORNERS)).toEqual([0, 0, 0, 0]);
    expect(alphas(cup, [[690, 350]])).toEqual([0]);
    expect(
      alphas(cup, [
        [465, 590],
        [300, 590],
        [640, 580],
      ]),
    ).toEqual([0, 0, 0]);
    expect(
      alphas(cup, [
        [465, 380],
        [465, 205],
        [775, 350],
        [310, 300],
      ]),
    ).toEqual([255, 255, 255, 255]);
  });

  test('a bottle on gray, with its soft shadow and a light label', async () => {
    const bottle = await cut(await bottleOnGray());
    expect(alphas(bottle, [...CORNERS, [620, 600], [740, 600], [450, 640]])).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(
      alphas(bottle, [
        [450, 440],
        [450, 110],
        [450, 560],
        [360, 560],
      ]),
    ).toEqual([255, 255, 255, 255]);
  });

  test('a pizza on paper with a gradient of color', async () => {
    const pizza = await cut(await pizzaOnGradient());
    expect(alphas(pizza, [...CORNERS, [640, 540]])).toEqual([0, 0, 0, 0, 0]);
    expect(
      alphas(pizza, [
        [390, 280],
        [540, 330],
        [450, 350],
        [225, 350],
      ]),
    ).toEqual([255, 255, 255, 255]);
  });

  test('a gray box that is as dark at its foot as its shadow is not flooded from there', async () => {
    const box = await cut(await grayBoxOnWhite());
    expect(
      alphas(box, [
        [450, 540],
        [450, 300],
        [290, 400],
        [610, 520],
      ]),
    ).toEqual([255, 255, 255, 255]);
    expect(
      alphas(box, [
        [450, 590],
        [240, 575],
      ]),
    ).toEqual([0, 0]);
  });

  test('a white plate on white paper stays whole, inside of its shading', async () => {
    const plate = await cut(await plateOnWhite());
    expect(
      alphas(plate, [
        [450, 150],
        [450, 480],
        [330, 350],
        [570, 230],
      ]),
    ).toEqual([255, 255, 255, 255]);
    expect(alphas(plate, [...CORNERS, [450, 625]])).toEqual([0, 0, 0, 0, 0]);
  });

  test('several things, also where some reach the edge of the picture', async () => {
    const all = await cut(await cookies());
    expect(
      alphas(all, [
        [200, 190],
        [450, 190],
        [700, 190],
        [200, 610],
        [450, 690],
        [700, 610],
      ]),
    ).toEqual(Array(6).fill(255));
    expect(
      alphas(all, [
        [325, 190],
        [450, 400],
        [75, 690],
      ]),
    ).toEqual([0, 0, 0]);
  });

  test('its edge is soft, and has the color of the thing and not of the ground', async () => {
    const pizza = await cut(await pizzaOnGradient());
    const around = Array.from({ length: 72 }, (_, step) => (step * Math.PI) / 36);
    const rim = around.flatMap((angle) =>
      Array.from({ length: 17 }, (_, step) => {
        const radius = 232 + step;
        return [450 + radius * Math.cos(angle), 350 + radius * Math.sin(angle)] as const;
      }),
    );
    const seen = rim.filter(([x, y]) => (pizza?.alphaAt(x, y) ?? 0) > 25);
    const soft = seen.filter(([x, y]) => (pizza?.alphaAt(x, y) ?? 255) < 230);
    expect(soft.length / rim.length).toBeGreaterThan(0.05);
    expect(soft.length / rim.length).toBeLessThan(0.3);
    // the crust has a blue of 63, the paper around it more than 180
    expect(seen.filter(([x, y]) => (pizza?.colorAt(x, y)[2] ?? 255) > 100)).toEqual([]);
  });
});

describe('there is no plain ground', () => {
  test.each([
    ['in a busy photo', busyPhoto],
    ['under nothing: a picture of one color', onePaper],
    ['in hills that fade into the sky', mistyHills],
    ['in noise', () => onePaper(450, 350, 60)],
  ])('%s', async (_what, make) => {
    expect(await cut(await make())).toBeUndefined();
  });

  test.each([
    [1, 1],
    [7, 40],
    [900, 3],
  ])('in a picture of %i by %i pixels', (width, height) => {
    expect(subjectOnGround(new Uint8Array(width * height * 3).fill(200), width, height)).toBeUndefined();
  });
});

test('a small picture is cut out too, and noise of a camera changes nothing', async () => {
  const small = await cut(await cupOnWhite(90, 70));
  expect(alphas(small, [...CORNERS, [690, 350], [465, 380]])).toEqual([0, 0, 0, 0, 0, 255]);
  const grainy = await cut(await cupOnWhite(450, 350, 4 * GRAIN));
  expect(alphas(grainy, [...CORNERS, [690, 350], [465, 380], [310, 300]])).toEqual([0, 0, 0, 0, 0, 255, 255]);
});

test('OKLab has the published values of white, red and gray', () => {
  const [lightness, a, b] = oklabPlanes(Uint8Array.from([255, 255, 255, 255, 0, 0, 128, 128, 128]), 3, 1);
  const all = [0, 1, 2].map((index) => [lightness, a, b].map(({ data }) => data[index] ?? 0));
  const expected = [
    [1, 0, 0],
    [0.628, 0.2249, 0.1258],
    [0.5999, 0, 0],
  ];
  for (const [index, color] of all.entries())
    for (const [channel, value] of color.entries()) expect(value).toBeCloseTo(expected[index]?.[channel] ?? 9, 3);
});
