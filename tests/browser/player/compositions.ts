/** Small compositions that are drawn without a library: a square that moves, over a color. */
import type { CompiledBackground, CompiledScene, Composition } from '../../../sdk/scene/composition';
import type { LottieAnimation, LottieLayer } from '../../../sdk/scene/lottie';

const still = (k: number | readonly number[]) => ({ a: 0 as const, k });

export function square(name: string, size: number, more: Partial<LottieLayer> = {}): LottieLayer {
  return {
    ty: 4,
    nm: name,
    ip: 0,
    op: 1000,
    st: 0,
    ks: {
      a: still([0, 0, 0]),
      s: still([100, 100, 100]),
      r: still(0),
      o: still(100),
      p: {
        a: 1,
        k: [
          { t: 0, s: [0, 90, 0], i: { x: 0.833, y: 0.833 }, o: { x: 0.167, y: 0.167 } },
          { t: 30, s: [300, 90, 0] },
        ],
      },
    },
    shapes: [
      {
        ty: 'gr',
        it: [
          { ty: 'rc', d: 1, p: still([0, 0]), s: still([size, size]), r: still(0) },
          { ty: 'fl', c: still([1, 0, 0]), o: still(100), r: 1 },
          { ty: 'tr', a: still([0, 0]), p: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) },
        ],
      },
    ],
    ...more,
  };
}

export function animation(layers: LottieLayer[]): LottieAnimation {
  return { v: '5.12.1', fr: 30, ip: 0, op: 30, w: 320, h: 180, assets: [], layers };
}

export function scene(ingredientId: number, startFrame: number, more: Partial<CompiledScene> = {}): CompiledScene {
  const background: CompiledBackground = { type: 'color', color: '#123456' };
  return {
    ingredientId,
    startFrame,
    durationFrames: 30,
    background,
    animation: animation([square('square', 40)]),
    keyframe: 15,
    notices: [],
    ...more,
  };
}

export function composition(scenes: CompiledScene[], more: Partial<Composition> = {}): Composition {
  const durationFrames = scenes.reduce((sum, { durationFrames: frames }) => sum + frames, 0);
  return { width: 320, height: 180, fps: 30, durationFrames, scenes, audio: [], audioFadeSeconds: 0, ...more };
}

const A440 = (seconds: number) => Math.sin(seconds * 440 * 2 * Math.PI);

/** A tone as a WAV file; `wave`: its value at a second, -1 to 1. */
export function tone(seconds: number, sampleRate = 48_000, wave = A440): string {
  const count = Math.round(seconds * sampleRate);
  const view = new DataView(new ArrayBuffer(44 + count * 2));
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + count * 2, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, count * 2, true);
  for (let index = 0; index < count; index++) view.setInt16(44 + index * 2, wave(index / sampleRate) * 8000, true);
  return URL.createObjectURL(new Blob([view.buffer], { type: 'audio/wav' }));
}
