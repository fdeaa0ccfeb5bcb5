import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { templateProblems } from '../../../../sdk/scene/check/check-template';
import { atSceneRate } from '../../../../sdk/scene/conversion/scene-rate';
import { valueAt } from '../../../../sdk/scene/documents/property-value';
import type { LottieAnimation, LottieLayer } from '../../../../sdk/scene/lottie';

const still = (k: number | readonly number[]) => ({ a: 0 as const, k });

/** Times in seconds, at the rate. */
function documentAt(fr: number): LottieAnimation {
  const moving = {
    a: 1 as const,
    k: [
      { t: 0.5 * fr, s: [0], o: { x: 0.3, y: 0 }, i: { x: 0.4, y: 1 } },
      { t: 1.5 * fr, s: [90], h: 1 as const },
      { t: 2 * fr, s: [10] },
    ],
  };
  const ks = {
    o: still(100),
    r: moving,
    p: { s: true as const, x: moving, y: still(4) },
    a: still([0, 0]),
    s: still([100, 100]),
  };
  const time = { ip: 0.25 * fr, op: 1.75 * fr, st: -0.5 * fr };
  const layers: LottieLayer[] = [
    {
      ty: 0,
      refId: 'inner',
      w: 100,
      h: 100,
      ...time,
      ks,
      tm: {
        a: 1,
        k: [
          { t: fr, s: [0.5] },
          { t: 2 * fr, s: [1.5] },
        ],
      },
    },
    {
      ty: 5,
      ...time,
      ks,
      t: {
        d: {
          k: [
            { t: 0, s: { t: 'One', f: 'bold', s: 20 } },
            { t: fr, s: { t: 'Two', f: 'bold', s: 20 } },
          ],
        },
        a: [{ s: { s: still(0), o: moving }, a: { o: still(0) } }] as NonNullable<LottieLayer['t']>['a'],
      },
    },
  ];
  const inner: LottieLayer = {
    ty: 4,
    ...time,
    ks,
    shapes: [
      {
        ty: 'gf',
        g: {
          p: 2,
          k: {
            a: 1,
            k: [
              { t: fr, s: [0, 1, 0, 0] },
              { t: 2 * fr, s: [0, 0, 1, 0] },
            ],
          },
        },
      },
    ],
  };
  return {
    v: '5.12.0',
    fr,
    ip: 0,
    op: 4 * fr,
    w: 200,
    h: 100,
    layers,
    assets: [{ id: 'inner', layers: [inner] }],
    markers: [{ tm: fr, dr: 2 * fr, cm: 'in' }],
    fonts: { list: [{ fName: 'bold', fFamily: 'Inter', fStyle: 'Bold' }] },
  };
}

describe('a document of another frame rate', () => {
  test.each([24, 25, 48, 50, 60, 120])('of %d is what it would have been at 30', (fr) => {
    expect(atSceneRate(documentAt(fr))).toEqual(documentAt(30));
  });

  test.each([23.976, 29.97, 12.5])('of %d holds every time to a millionth of a frame', (fr) => {
    const { op, layers, markers } = atSceneRate(documentAt(fr));
    expect(op).toBeCloseTo(120, 5);
    expect(layers[0]).toMatchObject({ ip: 7.5, op: 52.5, st: -15 });
    expect(markers).toEqual([{ tm: 30, dr: 60, cm: 'in' }]);
  });

  test('of 30 is itself', () => {
    const document = documentAt(30);
    expect(atSceneRate(document)).toBe(document);
  });

  test('stays as it was', () => {
    const document = documentAt(24);
    atSceneRate(document);
    expect(document).toEqual(documentAt(24));
  });

  test('values that are seconds or no times stay: time remapping, positions, sizes', () => {
    const remapped = atSceneRate(documentAt(60)).layers[0]?.tm as { k: { s: number[] }[] };
    expect(remapped.k.map(({ s }) => s)).toEqual([[0.5], [1.5]]);
  });

  test('is as sound as it was', () => {
    expect(
      templateProblems({ ...atSceneRate(documentAt(60)), markers: [] }).filter(({ kind }) => kind === 'broken'),
    ).toEqual([]);
  });

  test('has the same value at the same second, whatever the rate', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 240, noNaN: true }),
        fc.double({ min: 0, max: 4, noNaN: true }),
        (fr, seconds) => {
          const rotation = (document: LottieAnimation) => document.layers[0]?.ks.r ?? still(0);
          // Held until its very moment: rounding may fall on either side of it.
          fc.pre(Math.abs(seconds - 2) > 1e-4 && Math.abs(seconds - 1.5) > 1e-4);
          const [own] = valueAt(rotation(documentAt(fr)), seconds * fr);
          const [converted] = valueAt(rotation(atSceneRate(documentAt(fr))), seconds * 30);
          expect(converted).toBeCloseTo(own ?? Number.NaN, 2);
        },
      ),
    );
  });
});

describe('the shutter of motion blur', () => {
  const blurOf = (fr: number, mb?: LottieAnimation['mb']) => atSceneRate({ ...documentAt(fr), ...(mb && { mb }) }).mb;

  test('stays open for the same time: its angles are shares of a frame', () => {
    expect(blurOf(15, { sa: 90, sp: -45, spf: 8 })).toEqual({ sa: 180, sp: -90, spf: 8 });
    expect(blurOf(60, { sa: 180, sp: -90 })).toEqual({ sa: 90, sp: -45 });
  });

  test('has no more angles than the document says', () => {
    expect(Object.keys(blurOf(60, { sa: 180 }) ?? {})).toEqual(['sa']);
    expect(Object.keys(blurOf(60, { sp: -90 }) ?? {})).toEqual(['sp']);
    expect('mb' in atSceneRate(documentAt(60))).toBe(false);
  });
});
