import { describe, expect, test } from 'vitest';
import { bakedDocument } from '../../../../sdk/scene/baking/bake-document';

const path = { ty: 'sh', ks: { a: 0, k: {} } };
const fill = { ty: 'fl', c: { a: 0, k: [1, 0, 0] } };
const merge = (mm: number) => ({ ty: 'mm', mm });
const shapeLayer = (...it: object[]) => ({ ty: 4, ip: 0, op: 60, ks: {}, shapes: [{ ty: 'gr', it }] });
const document = (...layers: object[]) => ({ nm: 'main', layers, assets: [] as object[] });
const itemsOf = (baked: object) => (baked as { layers: { shapes: { it: object[] }[] }[] }).layers[0]?.shapes[0]?.it;

describe('merged paths', () => {
  test('that put outlines together, or have one, are what styles do anyway', () => {
    expect(itemsOf(bakedDocument(document(shapeLayer(path, path, merge(1), fill))))).toEqual([path, path, fill]);
    expect(itemsOf(bakedDocument(document(shapeLayer(path, merge(4), fill))))).toEqual([path, fill]);
    const inner = { ty: 'gr', it: [path] };
    expect(itemsOf(bakedDocument(document(shapeLayer(inner, merge(1), fill))))).toEqual([inner, fill]);
  });

  test('that cut outlines, or follow a style, stay', () => {
    const cut = shapeLayer(path, { ty: 'gr', it: [path] }, merge(3), fill);
    expect(bakedDocument(document(cut))).toEqual(document(cut));
    const styled = shapeLayer(path, fill, merge(1), fill);
    expect(bakedDocument(document(styled))).toEqual(document(styled));
  });
});

test('colors come from a controller in the main composition, in precomps too', () => {
  const controller = {
    ty: 3,
    nm: 'control',
    ks: {},
    ef: [{ nm: 'Brand', mn: 'ADBE Color Control', ef: [{ nm: 'Color', v: { a: 0, k: [0, 1, 0] } }] }],
  };
  const x = "var $bm_rt = comp('main').layer('control').effect('Brand')('Color');";
  const inside = shapeLayer(path, { ty: 'fl', c: { a: 0, k: [1, 0, 0], x } });
  const baked = bakedDocument({ ...document(controller), assets: [{ id: 'a', nm: 'inner', layers: [inside] }] });
  expect(baked.assets).toEqual([
    { id: 'a', nm: 'inner', layers: [shapeLayer(path, { ty: 'fl', c: { a: 0, k: [0, 1, 0] } })] },
  ]);
  expect(baked.layers).toEqual([{ ty: 3, nm: 'control', ks: {} }]);
});

test('a color that a reference brings is filled by an effect after it', () => {
  const layer = { ...shapeLayer(path, fill), ef: [{ ty: 21, ef: [{}, {}, { v: { a: 0, k: [0, 0, 1] } }] }] };
  expect(itemsOf(bakedDocument(document(layer)))).toEqual([path, { ty: 'fl', c: { a: 0, k: [0, 0, 1] } }]);
});

test('strokes of layer styles are left out as players do, other styles stay', () => {
  const layer = { ...shapeLayer(path), sy: [{ ty: 0 }, { ty: 1 }] };
  expect(bakedDocument(document(layer)).layers).toEqual([{ ...layer, sy: [{ ty: 1 }] }]);
});

test('a document that is nested without end is left alone', () => {
  const endless: { k: unknown; nm?: string } = { k: 1 };
  endless.k = endless;
  expect(bakedDocument(endless)).toBe(endless);
});

test('all loops of a document have one budget', () => {
  const k = Array.from({ length: 101 }, (_, t) => ({ t, s: [t % 7] }));
  const looped = { ty: 4, ip: 0, op: 10_100, ks: { r: { a: 1, k, x: '$bm_rt = loopOut();' } } };
  const { layers } = bakedDocument(document(looped, looped, looped)) as { layers: { ks: { r: object } }[] };
  expect(layers.map(({ ks }) => 'x' in ks.r)).toEqual([false, false, true]);
});

test('references that would make a document too large are left', () => {
  const path = { k: Array.from({ length: 200 }, (_, t) => ({ t, s: Array.from({ length: 100 }, () => t) })) };
  const source = { ty: 3, nm: 'source', ks: { p: path } };
  const links = Array.from({ length: 60 }, () => ({
    k: 0,
    x: "$bm_rt = thisComp.layer('source').transform.position;",
  }));
  const large = document(source, { ty: 4, ks: {}, links });
  expect(bakedDocument(large)).toBe(large);
});
