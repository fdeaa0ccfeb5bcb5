import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentShades } from '../../../sdk/base/accent-shades';
import { contrastRatio, fromRgb, type HexColor } from '../../../sdk/base/color';

const anyColor = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(([r, g, b]): HexColor => fromRgb({ r, g, b }));

/** The tokens `--spotreel-surface`, `-surface-sunken` and `-surface-raised` (sdk/theme). */
const SURFACES = { light: ['#ffffff', '#f5f4f1'], dark: ['#191a1d', '#101113', '#222327'] } as const;

describe.each(['light', 'dark'] as const)('the shades of an accent on a %s page', (theme) => {
  it('are readable whatever the color is', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { accent, accentHover, accentText, selected } = accentShades(color)[theme];
        for (const background of [...SURFACES[theme], selected])
          expect(contrastRatio(accent, background)).toBeGreaterThanOrEqual(4.5);
        for (const background of [accent, accentHover])
          expect(contrastRatio(accentText, background)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('an accent', () => {
  it('that is readable stays as it is', () => {
    expect(accentShades('#1d4ed8').light).toEqual({
      accent: '#1d4ed8',
      accentHover: '#1842b5',
      accentText: '#ffffff',
      selected: '#edf1fc',
    });
    expect(accentShades('#8fb0ff').dark.accent).toBe('#8fb0ff');
  });

  it('that is too pale for a light page gets darker, by as little as it takes', () => {
    const { accent, selected } = accentShades('#ffcc00').light;
    expect(accent).toBe('#856a00');
    const ratios = [...SURFACES.light, selected].map((background) => contrastRatio(accent, background));
    expect(Math.min(...ratios)).toBeLessThan(4.7);
  });

  it('that is too dark for a dark page gets lighter, and keeps its hue', () => {
    expect(accentShades('#0000ff').dark).toEqual({
      accent: '#8585ff',
      accentHover: '#9999ff',
      accentText: '#0b0c0e',
      selected: '#28293d',
    });
  });
});
