import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type MediaFileSource, mediaSources } from '../../library/media';
import { coverPlacement } from '../../sdk/scene/pictures/cover';

const folder = 'library/media';
const LARGEST_BYTES = { image: 400_000, video: 2_500_000 } as const;
const sources = readFileSync(path.join(folder, 'SOURCES.md'), 'utf8');

it('has unique ids and files', () => {
  expect(new Set(mediaSources.map(({ id }) => id)).size).toBe(mediaSources.length);
  expect(new Set(mediaSources.map(({ file }) => file)).size).toBe(mediaSources.length);
});

it('has a focus point for each photograph: a crop to another shape keeps what it is about', () => {
  const photographs = mediaSources.filter(({ mimeType }) => mimeType === 'image/jpeg');
  expect(photographs.filter(({ focus }) => !focus).map(({ file }) => file)).toEqual([]);
  const lamps = mediaSources.find(({ file }) => file === 'halo-pair.jpg');
  const portrait = { widthPx: 1080, heightPx: 1920 };
  const crop = coverPlacement(lamps as MediaFileSource, portrait, { scale: 1, positionX: 0, positionY: 0 });
  // The larger lamp is between 45% and 90% of the width.
  expect(crop.x + 0.45 * crop.widthPx).toBeGreaterThan(0);
  expect(crop.x + 0.9 * crop.widthPx).toBeLessThan(portrait.widthPx);
});

describe.each(mediaSources)('$file', (entry) => {
  it('is small enough, and its source and license are written down', () => {
    expect(statSync(path.join(folder, entry.file)).size).toBeLessThanOrEqual(LARGEST_BYTES[entry.type]);
    expect(sources).toContain(entry.file);
  });

  it('has the size that the list says', async () => {
    const still = entry.type === 'video' ? entry.posterFile : entry.file;
    if (!still) throw new Error('A video needs a still.');
    const { width, height } = await sharp(path.join(folder, still)).metadata();
    expect([width, height]).toEqual([entry.widthPx, entry.heightPx]);
  });
});
