import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPixelBudget } from '../../../../server/media/inspection/pixel-budget';
import { createMediaPort } from '../../../../server/render/create-media-port';
import type { RenderSettings } from '../../../../server/render/engine/job-folder';
import { createMediaTools } from '../../../../server/render/engine/media/media-tools';
import { inlinePictures } from '../../fixtures/inline-pictures';

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Decodes for a moment and remembers how many pixels were under way at most. */
function meter() {
  const seen = { now: 0, most: 0, order: [] as number[] };
  const decode = (pixels: number) => async () => {
    seen.now += pixels;
    seen.most = Math.max(seen.most, seen.now);
    seen.order.push(pixels);
    await pause();
    seen.now -= pixels;
    return pixels;
  };
  return { seen, decode };
}

test('eight large pictures are decoded one after the other', async () => {
  const budget = createPixelBudget(100);
  const { seen, decode } = meter();
  const answers = await Promise.all(Array.from({ length: 8 }, () => budget.spend(98, decode(98))));
  expect([answers.length, seen.most]).toEqual([8, 98]);
});

test('small ones are decoded together, and none overtakes one that waits', async () => {
  const budget = createPixelBudget(100);
  const { seen, decode } = meter();
  await Promise.all([40, 40, 90, 10, 10].map((pixels) => budget.spend(pixels, decode(pixels))));
  expect(seen.order).toEqual([40, 40, 90, 10, 10]);
  expect(seen.most).toBe(100);
});

test('one that is larger than the budget is decoded alone, and a failure gives its room back', async () => {
  const budget = createPixelBudget(100);
  await expect(budget.spend(500, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const { seen, decode } = meter();
  await Promise.all([budget.spend(500, decode(500)), budget.spend(1, decode(1))]);
  expect(seen.most).toBe(500);
});

test('too many that wait are sent away', async () => {
  const budget = createPixelBudget(1);
  const all = await Promise.allSettled(Array.from({ length: 70 }, () => budget.spend(1, pause)));
  const refused = all.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(5);
  expect(refused[0]).toMatchObject({ reason: { code: 'rate_limited' } });
});

test('uploads are decoded within the budget, by the size that their headers say', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-pixels-'));
  const file = path.join(folder, 'a.png');
  writeFileSync(
    file,
    await sharp({ create: { width: 60, height: 50, channels: 3, background: '#123' } })
      .png()
      .toBuffer(),
  );
  const tools = createMediaTools({} as RenderSettings);
  const { seen, decode } = meter();
  const parsing: typeof inlinePictures = {
    parse: (async (name, ...rest) => {
      if (name === 'readPicture') await decode(3000)();
      return inlinePictures.parse(name, ...rest);
    }) as typeof inlinePictures.parse,
  };
  const port = createMediaPort(tools, folder, parsing, createPixelBudget(7000));
  await Promise.all(Array.from({ length: 6 }, () => port.image(file, 32, 1)));
  expect(seen.most).toBe(6000);
  rmSync(folder, { recursive: true });
});
