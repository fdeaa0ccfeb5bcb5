// @vitest-environment node
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { measurePosterColor, posterColorName } from '../../../library/build/poster-color';
import { toRgb } from '../../../sdk/base/color';
import { POSTER_COLORS } from '../../../sdk/contract/library/poster-color';

const examples = {
  black: ['#000000', '#101010', '#0d1120', '#1a1a24'],
  white: ['#ffffff', '#f4f4f2', '#fbfdff'],
  gray: ['#808080', '#bdbdc4', '#3a3b3d'],
  beige: ['#f2e6d0', '#e6d3b8', '#ece2d2', '#b8a58c'],
  brown: ['#5b3a1e', '#7a4a21', '#4a2f20'],
  red: ['#ff0000', '#c62828', '#7a1020', '#480828'],
  orange: ['#ff8a00', '#f4692a'],
  yellow: ['#ffd60a', '#f5e050', '#f4b73c'],
  green: ['#2e7d32', '#9be564', '#0f3d2a'],
  teal: ['#0c3024', '#009688', '#7fdbda'],
  blue: ['#1565c0', '#90caf9', '#14213d'],
  purple: ['#6a1b9a', '#b388ff', '#cfc6ff'],
  pink: ['#e91e8c', '#ffb3c1', '#f8bbd0'],
} as const;

describe('the name of a color', () => {
  test('has examples for every name', () => {
    expect(Object.keys(examples)).toEqual([...POSTER_COLORS]);
  });

  test.each(Object.entries(examples).flatMap(([name, colors]) => colors.map((color) => [color, name] as const)))(
    'of %s is %s',
    (color, name) => {
      expect(posterColorName(toRgb(color))).toBe(name);
    },
  );

  test('is there for every color', () => {
    const steps = [0, 36, 73, 109, 146, 182, 219, 255];
    for (const r of steps)
      for (const g of steps) for (const b of steps) expect(POSTER_COLORS).toContain(posterColorName({ r, g, b }));
  });
});

test('a poster has the color of its largest area', async () => {
  const sun = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#ffd60a' } })
    .png()
    .toBuffer();
  const sky = sharp({ create: { width: 640, height: 360, channels: 3, background: '#1565c0' } });
  const poster = await sky
    .composite([{ input: sun, left: 10, top: 10 }])
    .webp()
    .toBuffer();
  expect(await measurePosterColor(poster)).toBe('blue');
});
