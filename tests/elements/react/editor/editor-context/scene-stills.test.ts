import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type PaintStill, SceneStills } from '../../../../../elements/react/editor/editor-context/scene-stills';
import type { CompiledScene, Composition } from '../../../../../sdk/scene/composition';

beforeEach(() => {
  vi.useFakeTimers();
  // as in browsers without it: 200 ms instead
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const animation = () => ({ v: '5', fr: 30, ip: 0, op: 120, w: 1920, h: 1080, layers: [], assets: [] });
const scene = (ingredientId: number, change: Partial<CompiledScene> = {}): CompiledScene => ({
  ingredientId,
  startFrame: 0,
  durationFrames: 120,
  background: { type: 'color', color: '#ffffff' },
  animation: animation() as CompiledScene['animation'],
  keyframe: 60,
  notices: [],
  ...change,
});
const composition = (...scenes: CompiledScene[]): Composition => ({
  width: 1920,
  height: 1080,
  fps: 30,
  durationFrames: 120 * scenes.length,
  scenes,
  audio: [],
  audioFadeSeconds: 0,
});
const still = {
  animation: scene(0).animation,
  scene: () => document.createElement('div'),
  background: () => undefined,
};

function open(paint: PaintStill = async () => still) {
  const $composition = atom<Composition | null>(null);
  const $isPlaying = atom(false);
  const $time = atom(0);
  const painted: number[] = [];
  const stills = new SceneStills($composition, { $isPlaying, $time }, (compiled, canvas) => {
    painted.push(compiled.ingredientId);
    return paint(compiled, canvas);
  });
  return { $composition, $isPlaying, $time, painted, stills, shown: () => [...stills.$stills.get().keys()] };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('stills of the scenes', () => {
  test('are painted one after the other when nothing has changed for a moment', async () => {
    const { $composition, painted, stills, shown } = open();
    stills.$stills.listen(() => {});
    $composition.set(composition(scene(1), scene(2)));
    await pass(550);
    expect(painted).toEqual([]);
    await pass(300);
    expect(painted).toEqual([1]);
    await pass(200);
    expect([painted, shown()]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  test('of scenes that look the same are kept; those of removed ones go', async () => {
    const { $composition, painted, stills, shown } = open();
    stills.$stills.listen(() => {});
    const one = scene(1);
    const two = scene(2);
    $composition.set(composition(one, two));
    await pass(2000);
    $composition.set(
      composition({ ...two, startFrame: 0 }, { ...one, background: { type: 'color', color: '#000000' } }),
    );
    await pass(2000);
    expect(painted).toEqual([1, 2, 1]);
    $composition.set(composition(two));
    await pass(2000);
    expect([painted, shown()]).toEqual([[1, 2, 1], [2]]);
  });

  test('go with their project: the next one may have scenes of the same ids', async () => {
    let release = (_still: typeof still) => {};
    const slow = new Promise<typeof still>((resolve) => {
      release = resolve;
    });
    const { $composition, stills, shown } = open(({ ingredientId }) =>
      ingredientId === 1 ? Promise.resolve(still) : slow,
    );
    stills.$stills.listen(() => {});
    $composition.set(composition(scene(1), scene(2)));
    await pass(2000);
    expect(shown()).toEqual([1]);
    $composition.set(null);
    release(still);
    await pass(0);
    expect(shown()).toEqual([]);
  });

  test('wait while somebody types, and end with the newest state', async () => {
    const { $composition, painted, stills } = open();
    stills.$stills.listen(() => {});
    for (let key = 0; key < 10; key += 1) {
      $composition.set(composition(scene(1)));
      await pass(150);
    }
    expect(painted).toEqual([]);
    await pass(2000);
    expect(painted).toEqual([1]);
  });

  test('wait while the video plays', async () => {
    const { $composition, $isPlaying, painted, stills } = open();
    stills.$stills.listen(() => {});
    $isPlaying.set(true);
    $composition.set(composition(scene(1)));
    await pass(5000);
    expect(painted).toEqual([]);
    $isPlaying.set(false);
    await pass(1000);
    expect(painted).toEqual([1]);
  });

  test('wait while somebody drags along the time line', async () => {
    const { $composition, $time, painted, stills } = open();
    stills.$stills.listen(() => {});
    $composition.set(composition(scene(1)));
    for (let step = 1; step <= 20; step += 1) {
      $time.set(step);
      await pass(150);
    }
    expect(painted).toEqual([]);
    await pass(1500);
    expect(painted).toEqual([1]);
  });

  test('cost nothing while nobody looks', async () => {
    const { $composition, painted, stills } = open();
    const stop = stills.$stills.listen(() => {});
    stop();
    await pass(1500); // nanostores wait a second for somebody else
    $composition.set(composition(scene(1)));
    await pass(5000);
    expect(painted).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('are the templates’ where there is no painter', async () => {
    const { $composition, stills, shown } = open(() => Promise.reject(new Error('offline')));
    stills.$stills.listen(() => {});
    $composition.set(composition(scene(1)));
    await pass(2000);
    expect(shown()).toEqual([]);
  });
});
