import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, fromRgb, type HexColor, nearestReadable, parseHexColor, textOn } from '../../../sdk/base/color';

const anyColor = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(([r, g, b]): HexColor => fromRgb({ r, g, b }));

describe('the nearest readable color', () => {
  it('is the color itself when it is readable', () => {
    expect(nearestReadable('#2b211a', '#f6efe3', 4.5)).toBe('#2b211a');
  });

  it('goes to the side that is nearer', () => {
    expect(contrastRatio(nearestReadable('#8a8a8a', '#ffffff', 4.5), '#ffffff')).toBeCloseTo(4.5, 0);
    expect(nearestReadable('#777777', '#ffffff', 4.5)).toBe('#767676');
    // On a dark ground a dark blue gets lighter.
    expect(contrastRatio(nearestReadable('#1d2b4f', '#0b0716', 4.5), '#000000')).toBeGreaterThan(4.5);
  });

  it('is readable on every ground, as text has to be', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (color, ground) => {
        const better = nearestReadable(color, ground, 4.5);
        expect(parseHexColor(better)).toBe(better);
        expect(contrastRatio(better, ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('is the best there is when nothing reaches the ratio', () => {
    expect(nearestReadable('#777777', '#808080', 21)).toBe('#000000');
  });
});

describe('text on a brand color', () => {
  it.each([
    ['#ffffff', 'black'],
    ['#818181', 'black'],
    ['#808080', 'white'],
    ['#000000', 'white'],
    ['#00ff00', 'black'],
    ['#ff0000', 'white'],
    ['#0000ff', 'white'],
  ])('of %s is %s', (color, text) => expect(textOn(color)).toBe(text));
});
