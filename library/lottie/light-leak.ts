/** Light that falls into a camera: soft colored spots that drift and brighten what they lie on. */
import type { HexColor } from '@spotreel/sdk/internal/base';
import type { LottieDraft } from './draft';
import { group, shapes } from './layers';
import { keys } from './property';
import { ellipse, gradient } from './shape';
import type { LottieStage } from './stage';

export interface LightLeakOptions {
  /** The first one is at the upper left, the last one at the lower right. */
  readonly colors: readonly HexColor[];
  /** Percent. Default 80. */
  readonly opacity?: number;
}

/** Drift in the scene, as a share of the width. */
const DRIFT = 0.18;

/** Place it in front of what it brightens. */
export function lightLeak(stage: LottieStage, { colors, opacity = 80 }: LightLeakOptions): LottieDraft {
  const { width, height, seconds } = stage;
  const last = Math.max(1, colors.length - 1);
  const spots = colors.map((color, index) => {
    const share = index / last;
    const diameter = width * (0.9 - 0.25 * (index % 2));
    const at = [width * share * 0.9, height * (0.1 + 0.8 * share)] as const;
    const stops = [
      [0, color, 1],
      [0.45, color, 0.45],
      [1, color, 0],
    ] as const;
    const drift = index % 2 === 0 ? DRIFT : -DRIFT;
    const offset = keys([0, at, 'linear'], [seconds, [at[0] + width * drift, at[1]]]);
    return group([ellipse([0, 0], diameter), gradient('radial', [0, 0], [diameter / 2, 0], stops)], {
      offset,
      scale: [100, 70],
    });
  });
  const flicker = keys<number>([0, 0, 'linear'], [seconds * 0.25, opacity, 'linear'], [seconds, opacity * 0.6]);
  return shapes(spots, { name: 'Light leak', blend: 'screen', opacity: flicker });
}
