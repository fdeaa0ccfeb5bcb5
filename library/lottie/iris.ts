/** A shape that grows out of the middle: rings of color close over a scene, and open again on the next one. */
import type { LottieShape } from '@spotreel/sdk/internal/scene';
import type { Paint } from './color';
import type { LottieDraft } from './draft';
import { block, group, shapes } from './layers';
import { outside } from './matte';
import { keys } from './property';
import { fill } from './shape';
import { center, type LottieStage } from './stage';
import { asClosingStack, asWipe } from './wipe';

export interface Iris {
  /** Around the origin, as a function of the radius of the largest circle inside it. */
  readonly outline: (radius: number) => LottieShape;
  /** From the first ring to the one that covers the canvas. */
  readonly paints: readonly Paint[];
  /** Degrees that the shape turns while it grows. */
  readonly turn?: number;
}

const RADIUS = 100;
const STEP_SECONDS = 0.07;
const GROW_SECONDS = 0.5;

/** Percent at which the inner circle reaches the corners. */
function covering({ width, height }: LottieStage): number {
  return (Math.hypot(width, height) / 2 / RADIUS) * 104;
}

/** The canvas is free again after half a second and a ring's step for each color. */
export function irisOpening(stage: LottieStage, { outline, paints, turn = 0 }: Iris): LottieDraft[] {
  const rings = paints.map((paint, index) => {
    const start = (paints.length - 1 - index) * STEP_SECONDS;
    const end = start + GROW_SECONDS;
    const hole = shapes([group([outline(RADIUS), fill(paint)])], {
      name: 'Hole',
      at: center(stage.full),
      scale: keys([start, 0, 'inOutCubic'], [end, covering(stage)]),
      rotation: keys([start, -turn, 'inOutCubic'], [end, 0]),
    });
    return block(stage.full, paint, { name: 'Opening ring', matte: outside(hole), until: end });
  });
  return asWipe('arrival', rings);
}

export function irisClosing(stage: LottieStage, { outline, paints, turn = 0 }: Iris): LottieDraft[] {
  const rings = paints.map((paint, index) => {
    const end = stage.seconds - (paints.length - 1 - index) * STEP_SECONDS - 1 / 30;
    const start = end - GROW_SECONDS;
    return shapes([group([outline(RADIUS), fill(paint)])], {
      name: 'Closing ring',
      at: center(stage.full),
      scale: keys([start, 0, 'inOutCubic'], [end, covering(stage)]),
      rotation: keys([start, turn, 'inOutCubic'], [end, 0]),
      from: start,
    });
  });
  return asClosingStack(rings);
}
