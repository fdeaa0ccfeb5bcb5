import { CANVAS, type Ratio } from '@spotreel/sdk/internal/contract';
import type { LottieAnimation, LottieProperty } from '@spotreel/sdk/internal/scene';

/** Share by which a side may differ: 854 × 480 is meant as 16:9. */
const TOLERANCE = 0.01;

/** The ratio whose canvas has this shape; undefined: none. */
export function ratioOf({ w, h }: Pick<LottieAnimation, 'w' | 'h'>): Ratio | undefined {
  const ratios = Object.keys(CANVAS) as Ratio[];
  return ratios.find((ratio) => Math.abs((w / h) * (CANVAS[ratio].height / CANVAS[ratio].width) - 1) < TOLERANCE);
}

const WRAPPED = 'spotreel-canvas';

/** Scaled to the size of the canvas: the whole document becomes a composition in a new one. */
export function fitCanvas(animation: LottieAnimation, ratio: Ratio): LottieAnimation {
  const { width, height } = CANVAS[ratio];
  const { w, h, ip, op, layers, assets } = animation;
  if (w === width && h === height) return animation;
  const still = (k: number | readonly number[]): LottieProperty => ({ a: 0, k });
  const scale = Math.max(width / w, height / h);
  const ks = {
    o: still(100),
    r: still(0),
    p: still([width / 2, height / 2, 0]),
    a: still([w / 2, h / 2, 0]),
    s: still([scale * 100, scale * 100, 100]),
  };
  const whole = { ty: 0, ind: 1, nm: 'Canvas', refId: WRAPPED, w, h, ip, op, st: 0, sr: 1, ks };
  return { ...animation, w: width, h: height, layers: [whole], assets: [...assets, { id: WRAPPED, layers }] };
}
