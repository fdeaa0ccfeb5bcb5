import { describe, expect, it } from 'vitest';
import { assertTemplate, templateProblems } from '../../../../sdk/scene/check/check-template';
import type { LottieAnimation, LottieLayer } from '../../../../sdk/scene/lottie';
import { document, layer, still, textLayer } from '../templates';

const good = () => document([textLayer('Hello'), layer(4, { shapes: [] })]);
const shapes = (...list: object[]) => document([layer(4, { nm: 'box', shapes: list as never })]);
const one = (more: Partial<LottieLayer>) => document([layer(4, { nm: 'box', shapes: [], ...more })]);
const found = (animation: unknown) => templateProblems(animation).map(({ kind, feature }) => `${kind}: ${feature}`);

it('passes a good template', () => {
  expect(templateProblems(good())).toEqual([]);
  expect(() => assertTemplate(good())).not.toThrow();
});

describe('what does not hold together', () => {
  const nested = (depth: number): object => (depth === 0 ? {} : { it: [nested(depth - 1)] });
  const loop: Record<string, unknown> = { ...good() };
  loop.self = loop;
  const bomb = Array.from({ length: 14 }, (_, level) => ({
    id: `a${level}`,
    layers: level === 13 ? [layer(3)] : [1, 2, 3].map(() => layer(0, { refId: `a${level + 1}`, w: 9, h: 9 })),
  }));
  const self = { id: 'a', layers: [layer(0, { refId: 'a', w: 9, h: 9 })] };
  const cases: [string, unknown, string][] = [
    ['not a document', 'text', 'document'],
    ['nothing', null, 'document'],
    ['no layers', { ...good(), layers: undefined }, 'layers'],
    ['no assets', { ...good(), assets: null }, 'assets'],
    ['no size', { ...good(), w: 0 }, 'size'],
    ['a huge size', { ...good(), h: 1e6 }, 'size'],
    ['no duration', { ...good(), op: 0 }, 'duration'],
    ['a number that is none', one({ st: Number.NaN }), 'number'],
    ['null among numbers', shapes({ ty: 'fl', c: still([1, null as never, 0]) }), 'number'],
    ['a key that breaks whoever reads it', one({ nm: { toString: null } as never }), 'key'],
    ['an empty value', shapes({ ty: 'fl', c: { a: 1, k: [] } }), 'number'],
    ['depth', { ...good(), deep: nested(99) }, 'size'],
    ['an object that contains itself', loop, 'size'],
    ['a missing asset', one({ ty: 0, refId: 'gone', w: 9, h: 9 }), 'missing asset'],
    ['a missing parent', one({ ind: 1, parent: 9 }), 'parent'],
    ['parents in a circle', document([layer(3, { ind: 1, parent: 2 }), layer(3, { ind: 2, parent: 1 })]), 'parent'],
    ['a layer that is its own parent', one({ ind: 1, parent: 1 }), 'parent'],
    ['a precomp in itself', document([layer(0, { refId: 'a', w: 9, h: 9 })], [self]), 'precomp'],
    ['precomps that multiply', document([layer(0, { refId: 'a0', w: 9, h: 9 })], bomb), 'size'],
    ['a precomp without a size', document([layer(0, { refId: 'a' })], [{ id: 'a', layers: [] }]), 'missing size'],
    ['a picture without a size', document([], [{ id: 'p', p: 'x' }]), 'missing size'],
    [
      'two assets of one name',
      document(
        [],
        [
          { id: 'a', layers: [] },
          { id: 'a', layers: [] },
        ],
      ),
      'assets',
    ],
    ['a matte of nothing', one({ tt: 1 }), 'matte'],
    ['a text without a text', one({ ty: 5, t: { d: { k: [] }, a: [] } }), 'text'],
    ['an unknown font', document([textLayer('x', { document: { f: 'none' } })]), 'missing font'],
  ];
  it.each(cases)('%s', (_name, animation, feature) => {
    expect(found(animation)).toContain(`broken: ${feature}`);
    expect(() => assertTemplate(animation)).toThrow(expect.objectContaining({ code: 'template_invalid' }));
  });
});

describe('what the painter does not know', () => {
  const animator = (a: object, s: object = {}) => document([textLayer('x', { a: [{ a, s }] as never })]);
  const gradient = { ty: 'gf', g: { p: 2, k: { ...still([0, 0, 0, 0]), sid: 'x' } } };
  const cases: [string, LottieAnimation, string][] = [
    ['an expression', shapes({ ty: 'fl', c: { ...still([1, 1, 1]), x: 'wiggle(1, 2)' } }), 'expression'],
    ['another frame rate', { ...good(), fr: 25 }, 'frame rate'],
    ['depth', { ...good(), ddd: 1 }, '3d'],
    ['merged paths', shapes({ ty: 'gr', it: [{ ty: 'mm' }] }), 'merge paths'],
    ['a zigzag', shapes({ ty: 'zz' }), 'shape'],
    ['a mask of another kind', one({ masksProperties: [{ mode: 'z' }] }), 'mask mode'],
    ['a shape of another blend mode', shapes({ ty: 'fl', c: still([1, 1, 1]), bm: 17 }), 'blend mode'],
    ['a camera', one({ ty: 13 }), 'layer type'],
    ['reversed time', one({ sr: -1 }), 'time stretch'],
    ['a blend mode', one({ bm: 17 }), 'blend mode'],
    ['a gradient slot', shapes(gradient), 'gradient slot'],
    ['a matte that is missing', document([layer(3, { td: 1 }), layer(3, { tt: 1, tp: 7 })]), 'matte'],
    ['a picture elsewhere', document([], [{ id: 'p', w: 9, h: 9, u: 'https://x/', p: 'y.png' }]), 'external picture'],
    ['random order', animator({ o: still(0) }, { rn: 1 }), 'random order'],
    ['skewed letters', animator({ sk: still(20) }), 'text animator'],
    ['moving anchors', animator({ a: still([5, 0, 0]) }), 'text animator'],
    [
      'capitals of a kind that does not exist',
      document([textLayer('x', { document: { ca: 3 as never } })]),
      'capitals',
    ],
    [
      'aligned anchors',
      document([{ ...textLayer('x'), t: { ...textLayer('x').t, m: { a: still([0, -50]) } } as never }]),
      'text alignment',
    ],
    [
      'text on a path',
      document([{ ...textLayer('x'), t: { ...textLayer('x').t, p: { m: 0 } } as never }]),
      'text on a path',
    ],
  ];
  it.each(cases)('%s', (_name, animation, feature) => {
    expect(found(animation)).toContain(`unsupported: ${feature}`);
  });

  it('names the layer of an expression, and the composition around it', () => {
    const wiggly = { ...layer(3), nm: 'Dust', ks: { r: { a: 0, k: 0, x: 'wiggle(1, 2)' } } } as never;
    const twice = document([wiggly, { ...layer(0), refId: 'snow', w: 9, h: 9 }], [{ id: 'snow', layers: [wiggly] }]);
    const told = templateProblems(twice).filter(({ feature }) => feature === 'expression');
    expect(told.map((problem) => problem.layer)).toEqual(['snow / Dust', 'Dust']);
  });

  it('is not refused where it changes nothing', () => {
    expect(
      found(one({ ef: [{ ty: 5, en: 0 }], masksProperties: [{ mode: 'a', f: still([0, 0]), x: still(0) }] })),
    ).toEqual([]);
    expect(found(animator({ o: still(0), t: still(0), sk: still(0) }))).toEqual([]);
  });

  it('is named by its layer, in its precomp', () => {
    const animation = document(
      [layer(0, { refId: 'intro', w: 9, h: 9 })],
      [{ id: 'intro', layers: [layer(4, { nm: 'Logo', shapes: [{ ty: 'mm' }] })] }],
    );
    expect(templateProblems(animation)[0]).toMatchObject({ layer: 'intro / Logo', feature: 'merge paths' });
    try {
      assertTemplate(animation);
    } catch (thrown) {
      expect(thrown).toMatchObject({ details: { 'intro / Logo': [expect.stringContaining('Merged paths')] } });
    }
  });
});
