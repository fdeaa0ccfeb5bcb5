import { describe, expect, test } from 'vitest';
import { withBakedLinks } from '../../../../sdk/scene/baking/links';

const color = { a: 0, k: [1, 0.5, 0, 1] };
const keyframes = [
  { t: 0, s: [0] },
  { t: 9, s: [5] },
];
const moving = { a: 1, k: keyframes };
const eye = {
  ty: 3,
  nm: 'eye',
  ks: { p: moving, r: { a: 0, k: 7 } },
  ef: [{ nm: 'line color', mn: 'ADBE Color Control', ef: [{ nm: 'Color', mn: 'ADBE Color Control-0001', v: color }] }],
  masksProperties: [{ nm: 'Mask 2', mode: 'a', pt: moving }],
};

function linked(x: string, elsewhere = new Map<string, readonly unknown[]>()) {
  const layer = { ty: 4, nm: 'own', value: { a: 0, k: 0, ix: 3, x } };
  return withBakedLinks(layer, [eye, layer], elsewhere).value;
}

describe('a reference', () => {
  test.each([
    ["thisComp.layer('eye').effect('line color')('Color')", { ix: 3, ...color }],
    ['thisComp.layer("eye").effect(1)("ADBE Color Control-0001")', { ix: 3, ...color }],
    ["thisComp.layer('eye').mask('Mask 2').maskPath", { ix: 3, ...moving }],
    ["thisComp.layer('eye').transform.position", { ix: 3, ...moving }],
    ['thisComp.layer(1).transform.rotation', { ix: 3, a: 0, k: 7 }],
  ])('%s is replaced by what it refers to', (expression, value) => {
    expect(linked(`var $bm_rt;\n$bm_rt = ${expression};`)).toEqual(value);
  });

  test.each([
    "thisComp.layer('nose').transform.position",
    "thisComp.layer('eye').transform.position[0]",
    "thisComp.layer('eye').transform.position + [1, 2]",
    "thisComp.layer('eye').effect('line color')('Size')",
    "thisLayer('eye')",
  ])('%s stays an expression', (expression) => {
    const x = `$bm_rt = ${expression};`;
    expect(linked(x)).toEqual({ a: 0, k: 0, ix: 3, x });
  });

  test('to another composition takes what never changes there', () => {
    const elsewhere = new Map([['main', [eye]]]);
    expect(linked("$bm_rt = comp('main').layer(1).effect('line color')('Color');", elsewhere)).toEqual({
      ix: 3,
      ...color,
    });
    expect(linked("$bm_rt = comp('main').layer(1).transform.position;", elsewhere)).toHaveProperty('x');
  });

  test('that leads back to itself stays an expression', () => {
    const one = { nm: 'one', ks: { p: { k: 1, x: "$bm_rt = thisComp.layer('other').transform.position;" } } };
    const other = { nm: 'other', ks: { p: { k: 2, x: "$bm_rt = thisComp.layer('one').transform.position;" } } };
    expect(withBakedLinks(one, [one, other], new Map())).toEqual(one);
  });
});
