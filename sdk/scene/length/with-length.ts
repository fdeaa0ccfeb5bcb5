/** A document that lasts as long as its scene. */

import { cleanFrame, type JsonKeyframe, retimed } from '../conversion/retiming';
import type { LottieAnimation } from '../lottie';
import { type CompositionClock, clocksOf, DOCUMENT_CLOCK } from './clocks';
import { holdOf } from './hold';
import { loopedUntil, loopOf } from './loop';
import { type Stretch, stretchTo } from './stretch';

/**
 * Moment of the scene at which a document shows its `frame`. `frames`: length of the scene.
 */
export function frameInScene(animation: LottieAnimation, frames: number, frame: number): number {
  return frames === animation.op ? frame : stretchTo(holdOf(animation), animation.op, frames)(frame);
}

/** The document itself where it lasts as long. Frames are not rounded; loops go round more or fewer times. */
export function withLength(animation: LottieAnimation, frames: number): LottieAnimation {
  const { op } = animation;
  if (frames === op) return animation;
  const stretch = stretchTo(holdOf(animation), op, frames);
  const clocks = clocksOf(animation);
  return {
    ...animation,
    op: frames,
    layers: stretched(animation.layers, { op, frames, stretch }, DOCUMENT_CLOCK),
    assets: animation.assets.map((asset) => {
      const clock = clocks.get(asset.id);
      return asset.layers && clock
        ? { ...asset, layers: stretched(asset.layers, { op, frames, stretch }, clock) }
        : asset;
    }),
  };
}

/** From `op` frames of the document to `frames` of the scene. */
interface Change {
  readonly op: number;
  readonly frames: number;
  readonly stretch: Stretch;
}

function stretched<Layers>(layers: Layers, { op, frames, stretch }: Change, { start, rate }: CompositionClock): Layers {
  const origin = stretch(start);
  const inside = (frame: number) => cleanFrame((stretch(start + frame * rate) - origin) / rate);
  const end = (frames - origin) / rate;
  return retimed(layers, inside, (keyframes: readonly JsonKeyframe[]) => {
    const loop = loopOf(keyframes, op / rate);
    return loop && loopedUntil(keyframes, loop, inside(keyframes[0]?.t ?? 0), end);
  });
}
