import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, type HexColor } from '../../../../sdk/base/color';
import { brandPalette } from '../../../../sdk/project/brand/brand-palette';

const light: HexColor[] = ['#f4f1ea', '#1a1a17', '#e4572e', '#ffffff'];
const dark: HexColor[] = ['#0b0b1e', '#ffffff', '#ff2e88', '#7b2eff', '#ffb02e'];
const juniper: HexColor[] = ['#1f3d36', '#e8a33d', '#f6f1e7', '#7c9a92'];

describe('the colors of a brand in a style', () => {
  it('keep a light style light and a dark one dark', () => {
    expect(brandPalette(light, juniper)).toEqual(['#f6f1e7', '#1f3d36', '#e8a33d', '#ffffff']);
    const [ground, ink, accent] = brandPalette(dark, juniper);
    expect([ground, ink, accent]).toEqual(['#1f3d36', '#f6f1e7', '#e8a33d']);
  });

  it('put the only one where it is seen: the accent', () => {
    expect(brandPalette(light, ['#0044cc'])).toEqual(['#f4f1ea', '#1a1a17', '#0044cc', '#ffffff']);
    expect(brandPalette(dark, ['#00cc88'])[2]).toBe('#00cc88');
  });

  it('take the first for the accent when the others would not be seen there', () => {
    expect(brandPalette(light, ['#0a2f7a', '#ffcc00'])).toEqual(['#f4f1ea', '#1a1a17', '#0a2f7a', '#ffffff']);
  });

  it('leave the style alone when there are none', () => {
    expect(brandPalette(light, [])).toEqual(light);
  });

  it('never make text hard to read', () => {
    const color = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value): HexColor => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(fc.constantFrom(light, dark), fc.array(color, { maxLength: 4 }), (style, brand) => {
        const palette = brandPalette(style, brand);
        expect(palette).toHaveLength(style.length);
        expect(contrastRatio(palette[0] ?? '', palette[1] ?? '')).toBeGreaterThanOrEqual(7);
      }),
      { numRuns: 1000 },
    );
  });

  it('follow the order of a palette of one color', () => {
    expect(brandPalette(['#ff0000'], ['#00ff00'])).toEqual(['#00ff00']);
    expect(brandPalette([], ['#00ff00'])).toEqual([]);
  });
});
