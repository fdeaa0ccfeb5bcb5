import sharp from 'sharp';
import { expect, test } from 'vitest';
import { animation, composition, movingSquare, scene } from './fixtures/compositions';
import { renderHarness } from './harness';

const harness = renderHarness();

test('motion is ten pictures a second of the first scene, small, over and over', async () => {
  const moving = scene(30, { type: 'color', color: '#c13f6d' }, animation(30, [movingSquare(30)]));
  const picture = await harness.engine().motion({ composition: composition([moving, moving]) });
  const { format, width, height, pages, loop, delay } = await sharp(picture).metadata();
  expect({ format, width, height, pages, loop }).toEqual({
    format: 'webp',
    width: 360,
    height: 203,
    pages: 10,
    loop: 0,
  });
  expect(delay?.[0]).toBe(100);
  const frame = (page: number) => sharp(picture, { page }).raw().toBuffer();
  expect((await frame(0)).equals(await frame(9))).toBe(false);
});
