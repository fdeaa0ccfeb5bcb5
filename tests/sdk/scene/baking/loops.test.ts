import { describe, expect, test } from 'vitest';
import { withBakedLoops } from '../../../../sdk/scene/baking/loops';
import { valueAt } from '../../../../sdk/scene/documents/property-value';
import type { LottieProperty } from '../../../../sdk/scene/lottie';

const easing = { i: { x: [0.4], y: [1] }, o: { x: [0.6], y: [0] } };
const once = [
  { t: 10, s: [0], ...easing },
  { t: 16, s: [60], ...easing },
  { t: 20, s: [100] },
];

interface Baked {
  readonly ks: { readonly r: LottieProperty & { readonly x?: string } };
}

function bakedTurn(x: string, k: unknown = once, more: object = {}): Baked['ks']['r'] {
  const layer = { ty: 4, ip: 0, op: 60, ks: { r: { a: 1, k, x } }, ...more };
  return (withBakedLoops(layer, { keyframes: 1000 }) as unknown as Baked).ks.r;
}
const at = (property: LottieProperty, frame: number) => valueAt(property, frame)[0];
const original = { a: 1, k: once } as unknown as LottieProperty;

describe('loopOut', () => {
  test('repeats all keyframes until the layer ends, and the expression is gone', () => {
    const turn = bakedTurn("var $bm_rt;\n$bm_rt = loopOut('cycle');");
    expect(turn.x).toBeUndefined();
    for (const frame of [10, 13, 17, 19]) {
      expect(at(turn, frame)).toBeCloseTo(at(original, frame)!, 1);
      expect(at(turn, frame + 10)).toBeCloseTo(at(original, frame)!, 1);
      expect(at(turn, frame + 40)).toBeCloseTo(at(original, frame)!, 1);
    }
    expect(at(turn, 20)).toBe(0);
    expect(at(turn, 19.99)).toBeGreaterThan(99);
  });

  test('without a kind is a cycle, with a number it repeats the last spans alone', () => {
    expect(bakedTurn('var $bm_rt;\n$bm_rt = loopOut();')).toEqual(bakedTurn('$bm_rt = loopOut("cycle");'));
    const turn = bakedTurn("$bm_rt = loopOut('cycle', 1);");
    expect(at(turn, 24)).toBe(60);
    expect(at(turn, 22)).toBeCloseTo(at(original, 18)!, 1);
  });

  test('as pingpong goes back the same way, with its easing', () => {
    const turn = bakedTurn("$bm_rt = loopOut('pingpong');");
    for (const frame of [11, 14, 18]) {
      expect(at(turn, 40 - frame)).toBeCloseTo(at(original, frame)!, 3);
      expect(at(turn, 20 + frame)).toBeCloseTo(at(original, frame)!, 3);
    }
  });

  test('with an offset goes on from where it was', () => {
    const turn = bakedTurn("$bm_rt = loopOut('offset');");
    expect([20, 30, 40].map((frame) => at(turn, frame))).toEqual([100, 200, 300]);
    expect(at(turn, 33)).toBeCloseTo(200 + at(original, 13)!, 3);
  });

  test('continues at its last speed', () => {
    const straight = [
      { t: 10, s: [0] },
      { t: 20, s: [50] },
    ];
    expect(at(bakedTurn("$bm_rt = loopOut('continue');", straight), 40)).toBeCloseTo(150, 1);
  });

  test('of a value that never changes leaves the value', () => {
    expect(bakedTurn('$bm_rt = loopOut();', 30)).toEqual({ a: 1, k: 30 });
  });
});

test('loopIn repeats keyframes back to the first frame of the layer', () => {
  const turn = bakedTurn("$bm_rt = loopIn('cycle');", once, { ip: -15 });
  for (const frame of [12, 15, 18]) {
    expect(at(turn, frame - 10)).toBeCloseTo(at(original, frame)!, 1);
    expect(at(turn, frame - 20)).toBeCloseTo(at(original, frame)!, 1);
  }
  expect(at(bakedTurn("$bm_rt = loopIn('pingpong');"), 5)).toBeCloseTo(at(original, 15)!, 3);
});

test.each(['wiggle(15, 0.5)', "loopOut('cycle') + 3", 'loopOut("cycle", time)', "loopOutDuration('cycle', 1)"])(
  '%s stays an expression',
  (expression) => {
    expect(bakedTurn(`$bm_rt = ${expression};`).x).toBe(`$bm_rt = ${expression};`);
  },
);

test('a loop that would need more keyframes than are left stays an expression', () => {
  const short = [
    { t: 0, s: [0] },
    { t: 0.001, s: [1] },
  ];
  expect(bakedTurn('$bm_rt = loopOut();', short).x).toBeDefined();
});
