// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SceneFrame } from '../../../../sdk/player/compiling/canvas-messages';
import {
  rememberVersion,
  type SceneCanvas,
  type SceneCanvasEvents,
  type SceneWorker,
} from '../../../../sdk/player/compiling/scene-canvas';
import { LivePicture } from '../../../../sdk/player/painting/live-picture';
import type { CompiledScene, Composition } from '../../../../sdk/scene/composition';
import { document as lottie } from '../../scene/templates';

const page = document.createElement('div');
let log: string[];
let events: SceneCanvasEvents;
let refused: number;
let live: LivePicture;

const named = ({ sceneId, requestId, frame }: SceneFrame) => `${sceneId}v${requestId}@${frame}`;
const canvas: SceneCanvas = {
  resize: () => {},
  paint: (view) => log.push(`paint ${named(view)}`),
  follow: (view) => log.push(`follow ${view ? named(view) : 'none'}`),
  settle: ({ sceneId, requestId }) => log.push(`settle ${sceneId}v${requestId}`),
  sendVideoStill: (sceneId, src) => log.push(`ground ${sceneId} ${src}`),
  close: () => log.push('close'),
};
const worker: SceneWorker = {
  openCanvas(_element, told) {
    events = told;
    return canvas;
  },
};

function scene(sceneId: number, requestId: number, more: Partial<CompiledScene> = {}): CompiledScene {
  const animation = lottie([]);
  rememberVersion(animation, { worker, sceneId, requestId });
  const background = { type: 'color', color: '#102030' } as const;
  return {
    ingredientId: sceneId,
    startFrame: 0,
    durationFrames: 60,
    background,
    animation,
    keyframe: 30,
    notices: [],
    ...more,
  };
}

const of = (...scenes: CompiledScene[]): Composition => ({
  width: 320,
  height: 180,
  fps: 30,
  durationFrames: 60,
  scenes,
  audio: [],
  audioFadeSeconds: 0,
});
const said = () => log.splice(0);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame'] });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  log = [];
  refused = 0;
  live = new LivePicture(page, { onRefused: () => (refused += 1) });
});
afterEach(() => {
  live.destroy();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the live picture', () => {
  test('paints each step of a drag, and is empty once the page shows the place where it rests', () => {
    const one = scene(1, 7);
    live.setComposition(of(one));
    expect([3, 4, 4].map((frame) => live.paint(one, frame))).toEqual([true, true, true]);
    expect(said()).toEqual(['paint 1v7@3', 'paint 1v7@4']);
    live.rest(one, 4);
    live.settle();
    expect(said()).toEqual(['follow 1v7@4']);
    vi.advanceTimersByTime(500);
    expect(said()).toEqual(['settle 1v7']);
  });

  test('leaves what is typed to the worker, and keeps the page’s older version from taking it away', () => {
    const older = scene(1, 7);
    const newer = scene(1, 8);
    live.setComposition(of(older));
    live.rest(older, 30);
    live.setComposition(of(newer));
    live.rest(newer, 30);
    live.settle();
    vi.advanceTimersByTime(500);
    expect(said()).toEqual(['follow 1v7@30', 'follow 1v8@30', 'settle 1v8']); // never painted from here: the worker did when it had compiled it
  });

  test('paints a scene anew that was dragged away from and back to where it had rested', () => {
    const one = scene(1, 7);
    live.setComposition(of(one));
    live.rest(one, 30);
    for (const frame of [31, 30]) live.paint(one, frame);
    expect(said()).toEqual(['follow 1v7@30', 'paint 1v7@31', 'paint 1v7@30']);
  });

  test('goes at once when the page shows another place, plays, or has a scene that no worker compiled', () => {
    const one = scene(1, 7);
    const two = scene(2, 9);
    const foreign = { ...two, animation: lottie([]) };
    live.setComposition(of(one, two));
    for (const other of [
      () => live.rest(two, 0),
      () => live.leave(),
      () => expect(live.paint(foreign, 0)).toBe(false),
    ]) {
      live.paint(one, 5);
      live.rest(one, 5);
      said();
      other();
      expect(said().slice(0, 2)).toEqual(['follow none', 'settle 0v0']); // in this order: nothing is painted in between
    }
  });

  test('hands back what the worker cannot paint, for good or until its pictures are there', () => {
    const one = scene(1, 7);
    live.setComposition(of(one));
    const refuse = (isFinal: boolean) =>
      events.onUnpainted({ type: 'unpainted', canvasId: 1, sceneId: 1, requestId: 7, isFinal });
    live.paint(one, 1);
    refuse(false);
    expect([refused, live.paint(one, 2)]).toEqual([1, true]);
    refuse(true);
    expect([refused, live.paint(one, 3)]).toEqual([2, false]);
    refuse(true); // late: the page shows it already
    expect(refused).toBe(2);
  });

  test('needs a still of a scene’s video, and none where there is no canvas', () => {
    const media = { src: '/clip.mp4', widthPx: 640, heightPx: 360 };
    const placed = { scale: 1, positionX: 0, positionY: 0 };
    const background = { type: 'video', media, trimStartSeconds: 0, trimEndSeconds: 2, ...placed } as const;
    const filmed = scene(3, 4, { background });
    const still = { close: vi.fn() };
    live.sendVideoStill(3, '/clip.mp4', still as unknown as ImageBitmap);
    expect([live.isOpen, live.wantsVideoStill(3, '/clip.mp4'), still.close.mock.calls.length]).toEqual([
      false,
      false,
      1,
    ]);
    live.setComposition(of(filmed));
    expect([live.wantsVideoStill(3, '/clip.mp4'), live.paint(filmed, 2)]).toEqual([true, false]);
    live.sendVideoStill(3, '/clip.mp4', still as unknown as ImageBitmap);
    expect([live.wantsVideoStill(3, '/clip.mp4'), live.paint(filmed, 2)]).toEqual([false, true]);
    const exchanged = scene(3, 5, { background: { ...background, media: { ...media, src: '/other.mp4' } } });
    expect([live.wantsVideoStill(3, '/other.mp4'), live.paint(exchanged, 2)]).toEqual([true, false]);
  });

  test('takes its canvas off the page when the worker is lost', () => {
    const one = scene(1, 7);
    live.setComposition(of(one));
    expect(page.querySelectorAll('canvas')).toHaveLength(1);
    events.onLost();
    expect(page.querySelectorAll('canvas')).toHaveLength(0);
    expect(live.paint(one, 1)).toBe(false);
  });
});
