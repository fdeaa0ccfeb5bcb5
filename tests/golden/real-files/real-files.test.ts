/** Lottie files that others have published: the import takes them, and our painter shows what lottie-web's full player shows of the original. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LottieAnimation } from '../../../sdk/scene/lottie';
import { checkedAnimation } from '../../../server/media/animation/check-animation';
import { ApiError } from '../../../server/platform/http/api-error';
import { channels, ssim } from '../ssim';
import { openRealFilePage, type RealFilePage, type Size } from './browser';
import { type RealFile, realFiles } from './files';
import { REFUSED } from './refused';

const LEAST_SIMILARITY = 0.98;
/** How long the longer side is painted. Icons are larger than they are, films smaller. */
const SIDE_PX = 480;
/** Moments that are compared, as shares of the length of a file. */
const SHARES = [0.15, 0.4, 0.65, 0.9];
const FRAMES_PER_SECOND = 30;
const isFull = Boolean(process.env.SPOTREEL_FULL_TESTS || process.env.SPOTREEL_WRITE_TABLE);
/** One in so many is painted where time is short. None of these takes lottie-web long to open. */
const SPREAD = 8;

/** lottie-web compiles each expression of a file: some have a hundred. */
const OPENING_MS = 120_000;

const files = realFiles();
const taken = files.filter(({ name }) => !(name in REFUSED));
const painted = isFull ? taken : taken.filter((_, index) => index % SPREAD === 4);
const table: string[] = [];
let page: RealFilePage;

beforeAll(async () => {
  page = await openRealFilePage();
});
afterAll(async () => {
  await page.close();
  if (process.env.SPOTREEL_WRITE_TABLE) writeTable();
});

test('there are 104 files, and all but these few are taken', () => {
  expect(files).toHaveLength(104);
  expect(Object.keys(REFUSED).filter((name) => !files.some((file) => file.name === name))).toEqual([]);
});

describe('files that are refused', () => {
  test.each(Object.entries(REFUSED))('%s: %s', (name, reason) => {
    const file = files.find((known) => known.name === name);
    expect(messagesOf(file!).join('\n')).toContain(reason);
  });
});

describe('files that are taken', () => {
  test.each(taken.map((file) => [file.name, file] as const))('%s', (_name, file) => {
    expect(messagesOf(file)).toEqual([]);
  });
});

describe('our painter shows what lottie-web shows', () => {
  test.each(painted.map((file) => [file.name, file] as const))(
    '%s',
    async (name, file) => {
      const imported = checkedAnimation(file.read(), new Set());
      const size = sizeOf(imported);
      expect(await page.open(file.read(), imported, size)).toBe(true);
      const measured: number[] = [];
      for (const share of isFull ? SHARES : SHARES.slice(1, 3)) {
        const time = Math.floor(share * imported.op) / FRAMES_PER_SECOND;
        measured.push(
          similarity(await page.paint('paintWithLottieWeb', time), await page.paint('paintWithOwn', time), size),
        );
      }
      const least = Math.min(...measured);
      table.push(`| ${name} | ${least.toFixed(4)} |`);
      expect(least).toBeGreaterThanOrEqual(LEAST_SIMILARITY);
    },
    OPENING_MS,
  );
});

function messagesOf(file: RealFile): string[] {
  try {
    checkedAnimation(file.read(), new Set());
    return [];
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    return Object.values(thrown.details ?? {}).flat();
  }
}

function sizeOf({ w, h }: LottieAnimation): Size {
  const scale = SIDE_PX / Math.max(w, h);
  return { width: Math.round(w * scale), height: Math.round(h * scale) };
}

/** The mean of the color channels: orange is as bright as the gray behind it. */
function similarity(one: Uint8ClampedArray, other: Uint8ClampedArray, { width, height }: Size): number {
  const others = channels(other);
  const each = channels(one).map((channel, index) => ssim(channel, others[index] ?? channel, width, height));
  return each.reduce((sum, value) => sum + value, 0) / each.length;
}

function writeTable(): void {
  const rows = [...table, ...Object.entries(REFUSED).map(([name, reason]) => `| ${name} | refused: ${reason} |`)];
  const text = `# Real Lottie files, and how they are painted

${files.length} files of three npm packages. \`real-files.test.ts\` imports each and compares our painter with lottie-web's full player on the original: the least SSIM of
${SHARES.length} frames, as the mean of the color channels. \`SPOTREEL_WRITE_TABLE=1 npx vitest run --config tests/vitest.config.ts tests/golden/real-files\` writes this page.

| file | SSIM |
|---|---|
${rows.join('\n')}
`;
  writeFileSync(fileURLToPath(new URL('README.md', import.meta.url)), text);
}
