import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromRgb, type HexColor, type Rgb, toRgb } from '../../../../sdk/base/color';
import { distance, toLab, toRgbOfLab } from '../../../../sdk/project/brand/lab';
import { logoColors } from '../../../../sdk/project/brand/logo-colors';

/** Stripes of colors with their heights; every stripe is 10 pixels wide. */
function picture(...stripes: readonly (readonly [HexColor, number, number?])[]) {
  const data = stripes.flatMap(([color, rows, alpha = 255]) => {
    const { r, g, b } = toRgb(color);
    return Array.from({ length: rows * 10 }, () => [r, g, b, alpha]).flat();
  });
  return { width: 10, height: data.length / 40, data };
}

const near = (a: HexColor | undefined, b: HexColor) => distance(toLab(toRgb(a ?? '#000000')), toLab(toRgb(b)));

describe('the colors of a logo', () => {
  it('are told apart and ordered', () => {
    const colors = logoColors(picture(['#1f3d36', 40], ['#e8a33d', 20], ['#c03050', 10]));
    expect(colors).toHaveLength(3);
    expect(near(colors[0], '#1f3d36')).toBeLessThan(3);
    expect(near(colors[1], '#e8a33d')).toBeLessThan(3);
    expect(near(colors[2], '#c03050')).toBeLessThan(3);
  });

  it('are not the paper, nor what is see-through', () => {
    expect(logoColors(picture(['#ffffff', 500], ['#fbfbfb', 100], ['#0055cc', 5], ['#ff0000', 400, 20]))).toEqual([
      '#0055cc',
    ]);
  });

  it('leave out the edges between two of them, and join shades', () => {
    const colors = logoColors(picture(['#1030a0', 300], ['#1432a4', 90], ['#8898d0', 2], ['#ffffff', 300]));
    expect(colors).toHaveLength(1);
    expect(near(colors[0], '#1030a0')).toBeLessThan(4);
  });

  it('leave out the blends of a smoothed edge, and keep a blend that is drawn on purpose', () => {
    const drawn = [
      ['#0f3d5e', 400],
      ['#ff7a45', 200],
    ] as const;
    expect(logoColors(picture(...drawn, ['#875c52', 20]))).toHaveLength(2);
    expect(logoColors(picture(...drawn, ['#875c52', 200]))).toHaveLength(3);
    expect(logoColors(picture(...drawn, ['#22aa33', 20]))).toHaveLength(3);
  });

  it('of which one is strong and small stand before a gray one of the same size', () => {
    const [first] = logoColors(picture(['#808080', 100], ['#e01020', 90]));
    expect(near(first, '#e01020')).toBeLessThan(3);
  });

  it('are at most as many as asked for, and none for nothing', () => {
    const many = picture(
      ['#ff0000', 9],
      ['#00ff00', 9],
      ['#0000ff', 9],
      ['#ffff00', 9],
      ['#00ffff', 9],
      ['#ff00ff', 9],
    );
    expect(logoColors(many)).toHaveLength(4);
    expect(logoColors(many, 2)).toHaveLength(2);
    expect(logoColors(picture(['#ff0000', 5, 0]))).toEqual([]);
    expect(logoColors(picture(['#ffffff', 5]))).toEqual(['#ffffff']);
    expect(logoColors({ width: 0, height: 0, data: [] })).toEqual([]);
  });

  it('are always distinct, valid colors', () => {
    const color = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value): HexColor => `#${value.toString(16).padStart(6, '0')}`);
    const stripes = fc.array(fc.tuple(color, fc.integer({ min: 1, max: 6 })), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(stripes, (drawn) => {
        const colors = logoColors(picture(...drawn));
        expect(new Set(colors).size).toBe(colors.length);
        expect(colors.length).toBeGreaterThan(0);
        for (const found of colors) expect(found).toMatch(/^#[0-9a-f]{6}$/);
      }),
      { numRuns: 60 },
    );
  });
});

it('Lab and back is the same color', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (r, g, b) => {
      const back: Rgb = toRgb(fromRgb(toRgbOfLab(toLab({ r, g, b }))));
      expect(Math.abs(back.r - r) + Math.abs(back.g - g) + Math.abs(back.b - b)).toBeLessThanOrEqual(3);
    }),
  );
});
