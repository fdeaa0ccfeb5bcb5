import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LottieAnimation, LottieAsset } from '../../../../../sdk/scene/lottie';
import { openPictures } from '../../../../../server/render/engine/painter/scene-pictures';

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spotreel-pictures-'));
  file = path.join(folder, 'wide.png');
  await sharp({ create: { width: 800, height: 400, channels: 3, background: '#c04020' } }).toFile(file);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function pictureSize(asset: Partial<LottieAsset>, width = 1000): Promise<readonly [number, number]> {
  const place = { id: 'image', w: 200, h: 200, u: '', p: 'wide', e: 0, ...asset } as LottieAsset;
  const animation: LottieAnimation = {
    v: '5.12.1',
    fr: 30,
    ip: 0,
    op: 60,
    w: 1000,
    h: 1000,
    assets: [place],
    layers: [],
  };
  const size = { width, height: width };
  const pictured = await openPictures(animation, { files: new Map([['wide', file]]), size });
  const [placed] = pictured.animation.assets;
  const picture = pictured.pictureOf(placed?.p ?? '');
  if (!picture) throw new Error('The document names a picture that is not there.');
  return [picture.width, picture.height];
}

describe('a picture of an animation', () => {
  test('is cut to the place that it covers, with room for a slow zoom', async () => {
    expect(await pictureSize({})).toEqual([300, 300]);
    expect(await pictureSize({ pr: 'xMidYMid slice' })).toEqual([300, 300]);
  });

  test('follows the size of the canvas, and is never enlarged', async () => {
    expect(await pictureSize({}, 500)).toEqual([150, 150]);
    expect(await pictureSize({}, 4000)).toEqual([400, 400]);
  });

  test.each(['xMidYMid meet', 'xMinYMid slice', 'none'])('stays whole where it is placed by "%s"', async (pr) => {
    expect(await pictureSize({ pr }, 500)).toEqual([300, 150]);
  });

  test('without a file is an error that names it', async () => {
    await expect(pictureSize({ p: 'missing' })).rejects.toMatchObject({ code: 'media_undecodable' });
  });
});
