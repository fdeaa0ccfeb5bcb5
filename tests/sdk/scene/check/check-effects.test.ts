import { describe, expect, it } from 'vitest';
import { templateProblems } from '../../../../sdk/scene/check/check-template';
import type { LottieLayer } from '../../../../sdk/scene/lottie';
import { document, layer, still } from '../templates';

const problems = (more: Partial<LottieLayer>) =>
  templateProblems(document([layer(4, { nm: 'box', shapes: [], ...more })]));
const messages = (more: Partial<LottieLayer>) => problems(more).map(({ message }) => message);
const values = (...numbers: readonly number[]) => numbers.map((number) => ({ v: still(number) }));
const effect = (mn: string, ...numbers: readonly number[]) => ({ ty: 5, nm: mn, mn, ef: values(...numbers) });

describe('what the painter draws', () => {
  it.each([
    ['a blur by its number', { ty: 29, nm: 'Unschärfe', ef: values(40, 1, 0) }],
    ['a blur by its name', effect('ADBE Gaussian Blur 2', 40, 2, 1)],
    ['a drop shadow', { ty: 25, nm: 'Schatten', ef: values(0, 200, 135, 20, 40, 0) }],
    ['a glow of colors', effect('ADBE Glo2', 2, 153, 10, 1, 2, 3, 1)],
    ['grain', effect('ADBE Noise2', 20, 1, 1)],
    ['levels', effect('ADBE Easy Levels2', 1, 0, 0.1, 0.9, 1, 0, 1, 1, 1)],
    ['individual levels by their number', { ty: 24, nm: 'Tonwerte', ef: [] }],
    ['brightness and contrast', effect('ADBE Brightness & Contrast 2', 20, 20, 0)],
    ['exposure', effect('ADBE Exposure2', 1, 0, 0.5, 0, 1)],
    ['hue and saturation', effect('ADBE HUE SATURATION', 1, 0, 20, -30, 10, 0)],
    ['a tint', { ty: 20, nm: 'Einfärben', ef: values(0, 1, 100) }],
    ['a fill', effect('ADBE Fill', 0, 0, 1, 0, 0, 0, 1)],
    ['a tritone', effect('ADBE Tritone', 1, 0, 0, 0)],
    ['inverted colors', effect('ADBE Invert', 1, 0)],
  ])('%s', (_name, given) => {
    expect(problems({ ef: [given] })).toEqual([]);
  });

  it.each([1, 2, 3, 4])('the layer style %i', (ty) => {
    expect(problems({ sy: [{ ty, o: still(50), s: still(10) }] })).toEqual([]);
  });
});

describe('what is refused by its name', () => {
  it.each([
    ['an effect', effect('CC Lens', 1), 'The effect "CC Lens" is not supported.'],
    ['an effect without values', { ty: 29, nm: 'Blur' }, 'The effect "Blur" is not supported.'],
    ['a shadow without its layer', { ty: 25, ef: values(0, 0, 0, 0, 0, 1) }, 'A drop shadow without its layer'],
    ['a glow of the alpha channel', effect('ADBE Glo2', 1), 'alpha channel'],
    ['a glow that screens', effect('ADBE Glo2', 2, 153, 10, 1, 2, 6, 1), 'another operation than Add'],
    ['a fill outside of a mask', effect('ADBE Fill', 0, 0, 1, 1), 'inverted mask'],
    ['exposure of single channels', effect('ADBE Exposure2', 2), 'Exposure of single channels'],
    ['a hue of single colors', effect('ADBE HUE SATURATION', 3), 'single colors'],
    ['a hue that colorizes', effect('ADBE HUE SATURATION', 1, 0, 0, 0, 0, 1), 'colorizes'],
    ['one channel inverted', effect('ADBE Invert', 2), 'all of RGB'],
    [
      'levels of opacity',
      effect('ADBE Pro Levels2', ...Array.from({ length: 31 }, () => 0), 0.5, 1, 1, 0, 1),
      'alpha channel',
    ],
    ['a glow of two colors', effect('ADBE Glo2', 2, 153, 10, 1, 2, 3, 2), 'colors A and B'],
  ])('%s', (_name, given, message) => {
    expect(messages({ ef: [given] })).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['a bevel', { ty: 5 }, 'The layer style Bevel and Emboss is not supported.'],
    ['an unknown style', { ty: 77 }, 'The layer style of type 77 is not supported.'],
    ['a noisy glow', { ty: 3, no: still(20) }, 'The noise of layer styles is not supported.'],
  ])('%s', (_name, given, message) => {
    expect(messages({ sy: [given] })).toEqual([message]);
  });

  it('more effects than a layer may have', () => {
    const blurs = Array.from({ length: 17 }, () => effect('ADBE Gaussian Blur 2', 40, 1, 0));
    expect(messages({ ef: blurs.slice(1) })).toEqual([]);
    expect(messages({ ef: blurs })).toEqual([expect.stringContaining('More than 16 effects')]);
  });
});
