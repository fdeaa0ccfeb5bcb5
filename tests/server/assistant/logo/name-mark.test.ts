import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createPackageTextShaper } from '../../../../library/fonts/package-text-shaper';
import { createNameMarks } from '../../../../server/assistant/logo/name-mark';

const draw = createNameMarks(createPackageTextShaper());

interface Ink {
  readonly share: number;
  readonly left: number;
  readonly right: number;
}

/** Where the picture is not transparent. */
async function inkOf(picture: Uint8Array): Promise<Ink> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const columns: number[] = [];
  for (let index = 0; index < info.width * info.height; index += 1)
    if ((data[index * 4 + 3] ?? 0) > 128) columns.push(index % info.width);
  const share = columns.length / (info.width * info.height);
  return {
    share,
    left: columns.reduce((a, b) => Math.min(a, b), info.width),
    right: columns.reduce((a, b) => Math.max(a, b), 0),
  };
}

describe('a name as a picture', () => {
  test.each([
    'Halo',
    'Harbor Dental & Sons',
    'Bäckerei Großmann',
    'مخبز النور',
    'A name of a company that is far longer than any logo should ever be, with a town',
  ])('%s is drawn within the margins, in the middle', async (name) => {
    const picture = await draw(name, 'Inter');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 600, hasAlpha: true });
    const { share, left, right } = await inkOf(picture);
    expect(share).toBeGreaterThan(0.01);
    expect(share).toBeLessThan(0.6);
    expect(left).toBeGreaterThanOrEqual(50);
    expect(right).toBeLessThanOrEqual(1150);
    expect(Math.abs(left - (1200 - right))).toBeLessThan(60);
  });

  test('is the same for the same name, and another one for another font', async () => {
    const [first, again, other] = await Promise.all([
      draw('Halo', 'Inter'),
      draw('Halo', 'Inter'),
      draw('Halo', 'Fraunces'),
    ]);
    expect(Buffer.from(first)).toEqual(Buffer.from(again));
    expect(Buffer.from(first).equals(Buffer.from(other))).toBe(false);
  });

  test('of marks that are no letters does not break', async () => {
    expect((await draw('<svg onload="x">&', 'Inter')).byteLength).toBeGreaterThan(100);
  });
});
