import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contrastRatio,
  fromRgb,
  type HexColor,
  nearestReadable,
  parseHexColor,
  textOn,
  toRgb,
} from '../../../sdk/base/color';

const anyColor = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(([r, g, b]): HexColor => fromRgb({ r, g, b }));

describe('a color that is read', () => {
  it.each([
    ['#a1b2c3', '#a1b2c3'],
    ['A1B2C3', '#a1b2c3'],
    ['  #abc ', '#aabbcc'],
    ['0F8', '#00ff88'],
  ])('%j is %s', (text, color) => expect(parseHexColor(text)).toBe(color));

  it.each(['', '#', '#a', '#ab', '#abcd', '#abcde', '#abcdef0', '##abc', 'x#abc', '#abg', '#ggg', 'red', '#a b c'])(
    'is not %j',
    (text) => expect(parseHexColor(text)).toBeUndefined(),
  );

  it('has its parts, and is black where it cannot be read', () => {
    expect(toRgb('#102030')).toEqual({ r: 16, g: 32, b: 48 });
    expect(toRgb('red')).toEqual({ r: 0, g: 0, b: 0 });
  });

  it('is written with parts that are rounded and in their range', () => {
    expect(fromRgb({ r: -4, g: 9.6, b: 300 })).toBe('#000aff');
  });
});

/** Examples that WebAIM's contrast checker gives the same figures for. */
it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.478],
  ['#0a0a0a', '#000000', 1.061],
  ['#ff0000', '#00ff00', 2.914],
  ['#0000ff', '#ffffff', 8.592],
])('the contrast of %s and %s is %d', (a, b, ratio) => {
  expect(contrastRatio(a, b)).toBeCloseTo(ratio, 3);
  expect(contrastRatio(b, a)).toBe(contrastRatio(a, b));
});

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

  it('is darker or lighter where both would be readable, whichever is less of a change', () => {
    const lighter = nearestReadable('#909090', '#767676', 3);
    const darker = nearestReadable('#606060', '#767676', 3);
    expect([lighter > '#909090', darker < '#606060']).toEqual([true, true]);
    for (const color of [lighter, darker]) expect(contrastRatio(color, '#767676')).toBeCloseTo(3, 1);
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
    expect(nearestReadable('#777777', '#404040', 21)).toBe('#ffffff');
    expect(nearestReadable('#777777', '#ffffff', 21)).toBe('#000000');
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
