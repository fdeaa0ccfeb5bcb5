/**
 * Soft light whose color stays the user's. Colors of a gradient cannot be slots, so a plain color is cut out by a
 * gradient that only fades its opacity.
 */
import type { Paint } from './color';
import type { LayerOptions, LottieDraft } from './draft';
import { block, group, shapes } from './layers';
import { inside } from './matte';
import type { Animatable } from './property';
import { ellipse, gradient, type Stop } from './shape';
import type { LottieStage } from './stage';

export interface GlowOptions extends Omit<LayerOptions, 'matte' | 'at' | 'offset'> {
  readonly at: readonly [number, number];
  readonly radius: number;
  readonly paint: Paint;
  /** Movement relative to the place. */
  readonly offset?: Animatable;
}

const FALLOFF: readonly Stop[] = [
  [0, '#ffffff', 1],
  [0.35, '#ffffff', 0.62],
  [0.7, '#ffffff', 0.16],
  [1, '#ffffff', 0],
];

/** A round light, brightest in its middle. */
export function glow(stage: LottieStage, { at, radius, paint, offset, ...options }: GlowOptions): LottieDraft {
  const disc = group([ellipse([0, 0], radius * 2), gradient('radial', [0, 0], [radius, 0], FALLOFF)]);
  const by = shapes([disc], { name: 'Falloff', at, ...(offset === undefined ? {} : { offset }) });
  return block(stage.full, paint, { name: 'Glow', ...options, matte: inside(by) });
}
