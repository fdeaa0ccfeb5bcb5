import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOLD_MARKER, holdOf } from '../../../../sdk/scene/length/hold';
import { stretchTo } from '../../../../sdk/scene/length/stretch';
import { frameInScene, withLength } from '../../../../sdk/scene/length/with-length';
import type { LottieAnimation, LottieKeyframe, LottieLayer } from '../../../../sdk/scene/lottie';

const OP = 120;

function layer(position: readonly LottieKeyframe[], more: Partial<LottieLayer> = {}): LottieLayer {
  return { ty: 3, ip: 0, op: OP, st: 0, ks: { p: { a: 1, k: position } }, ...more };
}

function animationOf(layers: LottieLayer[], more: Partial<LottieAnimation> = {}): LottieAnimation {
  return { v: '5.7', fr: 30, ip: 0, op: OP, w: 100, h: 100, assets: [], layers, ...more };
}

/** Arrives within a second, rests, and leaves in the last half second. */
const arriving = layer([
  { t: 6, s: [0, 0] },
  { t: 30, s: [50, 0] },
]);
const leaving = layer([
  { t: 105, s: [0, 0] },
  { t: 120, s: [0, 90] },
]);
const animation = animationOf([arriving, leaving]);

function timesOf(scene: LottieAnimation, index: number): number[] {
  const { p } = scene.layers[index]?.ks ?? {};
  const k = p && 'k' in p ? (p.k as readonly LottieKeyframe[]) : [];
  return k.map(({ t }) => t);
}

describe('a scene of another length', () => {
  test('holds longer where its template rests: arrival and exit keep their pace', () => {
    const longer = withLength(animation, 240);
    expect(longer.op).toBe(240);
    expect(timesOf(longer, 0)).toEqual([6, 30]);
    expect(timesOf(longer, 1)).toEqual([225, 240]);
    expect(longer.layers.map(({ ip, op }) => [ip, op])).toEqual([
      [0, 240],
      [0, 240],
    ]);
  });

  test('rests for less time first, and moves faster only when nothing of the rest is left', () => {
    const shorter = withLength(animation, 60);
    expect(timesOf(shorter, 0)).toEqual([6, 30]);
    expect(timesOf(shorter, 1)).toEqual([45, 60]);
    const tiny = withLength(animation, 20);
    expect(timesOf(tiny, 0)[1]).toBeLessThan(15);
    expect(timesOf(tiny, 1)[1]).toBe(20);
  });

  test('is its template where both last as long', () => {
    expect(withLength(animation, OP)).toBe(animation);
  });

  test('a movement through the whole scene becomes slower', () => {
    const through = animationOf([
      layer([
        { t: 0, s: [0, 0] },
        { t: OP, s: [9, 0] },
      ]),
      arriving,
    ]);
    expect(timesOf(withLength(through, 200), 0)).toEqual([0, 200]);
  });

  test('the still shows the same moment', () => {
    expect(frameInScene(animation, 240, 60)).toBeGreaterThan(30);
    expect(frameInScene(animation, 240, 60)).toBeLessThan(225);
    expect(frameInScene(animation, 240, 120)).toBe(240);
  });

  test('the hold that a template states counts', () => {
    const marked = animationOf([arriving, leaving], { markers: [{ cm: HOLD_MARKER, tm: 32, dr: 8 }] });
    expect(holdOf(marked)).toEqual({ from: 32, to: 40 });
    expect(timesOf(withLength(marked, 150), 1)).toEqual([135, 150]);
    const beyond = animationOf([arriving, leaving], { markers: [{ cm: HOLD_MARKER, tm: 100, dr: 80 }] });
    expect(holdOf(beyond)).toEqual({ from: 30, to: 105 });
  });

  test('a scene that never rests gives and takes in its middle', () => {
    const busy = animationOf(
      Array.from({ length: 24 }, (_, index) =>
        layer([
          { t: index * 5, s: [0] },
          { t: index * 5 + 4, s: [1] },
        ]),
      ),
    );
    const { from, to } = holdOf(busy);
    expect(from).toBeGreaterThan(OP * 0.2);
    expect(to).toBeLessThan(OP * 0.9);
    expect(timesOf(withLength(busy, 240), 0)).toEqual([0, 4]);
  });
});

describe('loops', () => {
  const round = { i: { x: 0.5, y: 1 }, o: { x: 0.5, y: 0 } };
  const spin = layer([0, 20, 40, 60, 80, 100, 120].map((t, index) => ({ t, s: [(index % 2) * 9], ...round })));

  test('go round more often at their own speed, through arrival, hold and exit', () => {
    expect(timesOf(withLength(animationOf([arriving, leaving, spin]), 200), 2)).toEqual([
      0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200,
    ]);
  });

  test('leave the rest of a scene where it is', () => {
    expect(holdOf(animationOf([arriving, leaving, spin]))).toEqual({ from: 30, to: 105 });
  });

  test('a bell that rings as it arrives does not go on ringing', () => {
    const bell = layer([0, 4, 8, 12, 16].map((t, index) => ({ t, s: [(index % 2) * 9] })));
    expect(timesOf(withLength(animationOf([arriving, leaving, bell]), 480), 2)).toEqual([0, 4, 8, 12, 16]);
  });

  test('cost a longer scene no more rounds than it is longer', () => {
    const fast = layer(Array.from({ length: 241 }, (_, index) => ({ t: index / 2, s: [index % 2] })));
    expect(timesOf(withLength(animationOf([fast]), 480), 0)).toHaveLength(961);
  });

  test('a movement there and back is none', () => {
    const once = layer([
      { t: 40, s: [0] },
      { t: 60, s: [5] },
      { t: 80, s: [0] },
    ]);
    expect(timesOf(withLength(animationOf([once]), 240), 0)).not.toContain(120);
  });
});

describe('compositions', () => {
  const inner = layer(
    [
      { t: 0, s: [0] },
      { t: 10, s: [1] },
    ],
    { op: 20 },
  );
  const showing = (st: number): LottieLayer => layer([{ t: 0, s: [0] }], { ty: 0, refId: 'in', st, op: st + 20 });
  const within = (layers: LottieLayer[], children = [inner]) =>
    animationOf([arriving, leaving, ...layers], { assets: [{ id: 'in', layers: children }] });

  test('move with the layer that shows them', () => {
    const longer = withLength(within([showing(100)]), 240);
    expect(longer.layers[2]?.st).toBeGreaterThan(200);
    expect(longer.layers[2]?.op).toBe(240);
  });

  test('change inside when they last through the hold', () => {
    const exit = layer([
      { t: 110, s: [0] },
      { t: 120, s: [1] },
    ]);
    const longer = withLength(within([{ ...showing(0), op: OP }], [exit]), 240);
    const { p } = longer.assets[0]?.layers?.[0]?.ks ?? {};
    expect(p && 'k' in p && (p.k as readonly LottieKeyframe[]).map(({ t }) => t)).toEqual([230, 240]);
  });

  test('may stand still: their time is left alone', () => {
    const still = within([{ ...showing(0), op: OP, sr: 0 }]);
    expect(withLength(still, 240).assets[0]?.layers).toBe(still.assets[0]?.layers);
  });

  test('may show themselves: nothing runs for ever', () => {
    const self = within([showing(0)], [{ ...showing(0) }]);
    expect(withLength(self, 240).op).toBe(240);
  });
});

test('every moment of the template is in the scene, in its order, and nothing of arrival and exit gets slower', () => {
  const frame = fc.double({ min: 1, max: 400, noNaN: true });
  fc.assert(
    fc.property(fc.tuple(frame, frame, frame), frame, ([from, held, exit], frames) => {
      const to = from + held;
      const op = to + exit;
      const stretch = stretchTo({ from, to }, op, frames);
      expect(stretch(0)).toBe(0);
      expect(stretch(op)).toBeCloseTo(frames, 6);
      const moments = Array.from({ length: 50 }, (_, index) => stretch((op * index) / 49));
      expect(moments.every((moment, index) => index === 0 || moment > (moments[index - 1] ?? 0))).toBe(true);
      expect(stretch(from)).toBeLessThanOrEqual(from + 1e-9);
      expect(frames - stretch(to)).toBeLessThanOrEqual(op - to + 1e-9);
    }),
  );
});
