/** A scrim as a layer that covers a place. */
import { type HexColor, toRgb } from '../../base/color';
import type { LottieLayer, LottieProperty, LottieShape } from '../lottie';
import type { Size } from '../pictures/cover';
import type { ScrimProfile } from './scrim-profile';

/** As long as the place is shown, whatever the time of its own clock. */
const ALWAYS = { ip: -1e5, op: 1e5, st: 0 } as const;

export function scrimLayer({ axis, opacities }: ScrimProfile, color: HexColor, place: Size): LottieLayer {
  const { widthPx, heightPx } = place;
  const { r, g, b } = toRgb(color);
  const rgb = [r, g, b].map((channel) => rounded(channel / 255));
  const stops = opacities.map((opacity, index) => [rounded(index / (opacities.length - 1)), rounded(opacity)] as const);
  const gradient: LottieShape = {
    ty: 'gf',
    nm: 'shade',
    o: still(100),
    r: 1,
    t: 1,
    g: { p: stops.length, k: still([...stops.flatMap(([at]) => [at, ...rgb]), ...stops.flat()]) },
    s: still([0, 0]),
    e: still(axis === 'x' ? [widthPx, 0] : [0, heightPx]),
  };
  const area = { ty: 'rc', p: still([widthPx / 2, heightPx / 2]), s: still([widthPx, heightPx]), r: still(0) };
  const transform = { ty: 'tr', p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) };
  return {
    ty: 4,
    nm: 'scrim',
    ...ALWAYS,
    ks: { p: still([0, 0, 0]), a: still([0, 0, 0]), s: still([100, 100, 100]), r: still(0), o: still(100) },
    shapes: [{ ty: 'gr', nm: 'scrim', it: [area, gradient, transform] }],
  };
}

function still(value: number | readonly number[]): LottieProperty {
  return { a: 0, k: value };
}

function rounded(share: number): number {
  return Math.round(share * 1e4) / 1e4;
}
