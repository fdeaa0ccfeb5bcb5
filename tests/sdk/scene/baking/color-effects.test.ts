import { describe, expect, test } from 'vitest';
import { withBakedEffects } from '../../../../sdk/scene/baking/color-effects';
import type { Json } from '../../../../sdk/scene/documents/json';

const still = (k: unknown) => ({ a: 0, k });
const part = (k: unknown) => ({ v: still(k) });
const fill = (color: readonly number[], opacity = 1) => ({
  ty: 21,
  en: 1,
  nm: 'Fill',
  ef: [part(0), part(0), part(color), part(0), part(0), part(0), part(opacity)],
});
const tint = (black: readonly number[], white: readonly number[], amount: number, more: object = {}) => ({
  ty: 20,
  nm: 'Tint',
  ef: [part(black), part(white), part(amount)],
  ...more,
});
const ks = { o: still(80) };
const red = still([1, 0, 0, 1]);
const shapeLayer = (ef: unknown[], c: unknown = red): Json => ({
  ty: 4,
  ks,
  ef,
  shapes: [{ ty: 'gr', it: [{ ty: 'el' }, { ty: 'st', c }, { ty: 'fl', c }] }],
});
const colorsOf = (layer: Json) => (layer.shapes as { it: { c: unknown }[] }[])[0]!.it.slice(1).map(({ c }) => c);

describe('the effect Fill', () => {
  test('is the color of all fills and strokes', () => {
    const layer = withBakedEffects(shapeLayer([fill([0, 0.5, 1, 1])]));
    expect(colorsOf(layer)).toEqual([still([0, 0.5, 1]), still([0, 0.5, 1])]);
    expect(layer.ef).toBeUndefined();
  });

  test('is the color of a solid, and its opacity that of the layer', () => {
    const layer = withBakedEffects({ ty: 1, sc: '#123456', ks, ef: [fill([0, 0.5, 1, 1], 0.5)] });
    expect(layer).toEqual({ ty: 1, sc: '#0080ff', ks: { o: still(40) } });
  });

  test('leaves the places and the opacities of a gradient', () => {
    const g = { p: 2, k: still([0, 1, 0, 0, 1, 0, 0, 1, 0, 0.2, 1, 0.9]) };
    const layer = withBakedEffects({ ty: 4, ks, ef: [fill([0, 1, 0, 1])], shapes: [{ ty: 'gf', g }] });
    expect(layer.shapes).toEqual([{ ty: 'gf', g: { p: 2, k: still([0, 0, 1, 0, 1, 0, 1, 0, 0, 0.2, 1, 0.9]) } }]);
  });
});

describe('the effect Tint', () => {
  test('maps dark to one color and bright to the other, for a part', () => {
    const [stroke] = colorsOf(withBakedEffects(shapeLayer([tint([0, 0, 1], [1, 1, 1], 50)], still([1, 1, 1, 1]))));
    expect(stroke).toEqual(still([1, 1, 1]));
    const [black] = colorsOf(withBakedEffects(shapeLayer([tint([0, 0, 1], [1, 1, 1], 50)], still([0, 0, 0, 1]))));
    expect(black).toEqual(still([0, 0, 0.5]));
  });

  test('is baked into keyframes, and known by its name in old exports', () => {
    const c = {
      a: 1,
      k: [
        { t: 0, s: [0, 0, 0] },
        { t: 9, s: [1, 1, 1] },
      ],
    };
    const [stroke] = colorsOf(withBakedEffects(shapeLayer([tint([1, 0, 0], [0, 1, 0], 100, { ty: 5 })], c)));
    expect(stroke).toEqual({
      a: 1,
      k: [
        { t: 0, s: [1, 0, 0] },
        { t: 9, s: [0, expect.closeTo(1), 0] },
      ],
    });
  });
});

test('sliders and effects that are switched off are dropped, other effects stay', () => {
  const slider = { ty: 5, mn: 'ADBE Slider Control', ef: [part(3)] };
  const blur = { ty: 29, en: 1, nm: 'Gaussian Blur', ef: [] };
  expect(withBakedEffects(shapeLayer([slider, { ...blur, en: 0 }])).ef).toBeUndefined();
  expect(withBakedEffects(shapeLayer([slider, blur])).ef).toEqual([blur]);
  // what comes after a blur recolors the blurred picture
  expect(withBakedEffects(shapeLayer([blur, fill([0, 0, 1])])).ef).toHaveLength(2);
});

test('an effect whose color changes, and one on a precomp, stay', () => {
  const changing = { ...fill([0, 0, 1]), ef: [part(0), part(0), { v: { a: 1, k: [{ t: 0, s: [0, 0, 1] }] } }] };
  expect(withBakedEffects(shapeLayer([changing])).ef).toHaveLength(1);
  expect(withBakedEffects({ ty: 0, ks, ef: [fill([0, 0, 1])] }).ef).toHaveLength(1);
});
