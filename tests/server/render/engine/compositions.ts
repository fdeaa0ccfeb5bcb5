/** Small compositions for the tests of the renderer. */
import type { CompiledBackground, CompiledScene, Composition } from '../../../../sdk/scene/composition';
import type { LottieAnimation, LottieLayer } from '../../../../sdk/scene/lottie';

export const WIDTH = 320;
export const HEIGHT = 180;

const still = { o: { k: 100 }, r: { k: 0 }, s: { k: [100, 100] } };

/** A square of 60 px that moves from left to right over `frames` frames. */
export function movingSquare(
  frames: number,
  rgb: readonly number[] = [1, 1, 1],
  size = { w: WIDTH, h: HEIGHT },
): LottieLayer {
  const ease = { i: { x: 1, y: 1 }, o: { x: 0, y: 0 } };
  return {
    ty: 4,
    nm: 'square',
    ind: 1,
    ip: 0,
    op: frames,
    st: 0,
    ks: {
      ...still,
      a: { k: [0, 0] },
      p: {
        a: 1,
        k: [
          { t: 0, s: [40, size.h / 2], ...ease },
          { t: frames, s: [size.w - 40, size.h / 2] },
        ],
      },
    },
    shapes: [
      {
        ty: 'gr',
        it: [
          { ty: 'rc', p: { k: [0, 0] }, s: { k: [60, 60] }, r: { k: 0 } },
          { ty: 'fl', c: { k: [...rgb, 1] }, o: { k: 100 }, r: 1 },
          { ty: 'tr', p: { k: [0, 0] }, a: { k: [0, 0] }, ...still },
        ],
      },
    ],
  };
}

export function animation(
  frames: number,
  layers: LottieLayer[] = [],
  assets: LottieAnimation['assets'] = [],
): LottieAnimation {
  return { v: '5.9.0', fr: 30, ip: 0, op: frames, w: WIDTH, h: HEIGHT, assets, layers };
}

export function scene(
  durationFrames: number,
  background: CompiledBackground = { type: 'color', color: '#c13f6d' },
  lottie: LottieAnimation = animation(durationFrames),
): Omit<CompiledScene, 'startFrame'> {
  return { ingredientId: 1, durationFrames, background, animation: lottie, keyframe: 0, notices: [] };
}

/** Scenes one after the other, without music unless given. */
export function composition(
  scenes: readonly Omit<CompiledScene, 'startFrame'>[],
  more: Partial<Composition> = {},
): Composition {
  let startFrame = 0;
  const placed = scenes.map((one) => {
    const result = { ...one, startFrame };
    startFrame += one.durationFrames;
    return result;
  });
  const base = { width: WIDTH, height: HEIGHT, fps: 30, audio: [], audioFadeSeconds: 0 } as const;
  return { ...base, durationFrames: startFrame, scenes: placed, ...more };
}

/** The position of a background that has not been moved. */
export const CENTERED = { scale: 1, positionX: 0, positionY: 0 };
