// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { PREVIEW_BYTES } from '../../../sdk/node/animated-webp';

const folder = path.resolve('dist/library/previews');
const files = existsSync(folder) ? readdirSync(folder).map((name) => [name] as const) : [];

// The built library's previews load at once, and are neither too small nor too short.
describe.runIf(files.length > 0)('a moving preview', () => {
  test.each(files)('%s is light, and large and long enough for its card', async (name) => {
    const bytes = readFileSync(path.join(folder, name));
    expect(bytes.byteLength).toBeLessThanOrEqual(PREVIEW_BYTES);
    const { width = 0, pageHeight = 0, pages = 0, delay = [] } = await sharp(bytes, { pages: -1 }).metadata();
    expect(Math.max(width, pageHeight)).toBeGreaterThanOrEqual(288);
    expect(pages).toBeGreaterThan(20);
    expect(delay.reduce((sum, milliseconds) => sum + milliseconds, 0)).toBeGreaterThanOrEqual(4000);
  });
});

const still = path.resolve('dist/library/media');
const small = existsSync(still) ? readdirSync(still).filter((name) => name.includes('-mobile-')) : [];

test.runIf(small.length > 0).each(small)('%s is for phones: 320 px', async (name) => {
  const { width = 0, height = 0 } = await sharp(path.join(still, name)).metadata();
  expect(Math.max(width, height)).toBe(320);
});
