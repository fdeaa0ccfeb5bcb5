/** Frames at which something in a document begins, ends or passes a keyframe, loops left out: they have no end to wait for. */

import { isKeyframes } from '../conversion/retiming';
import { isObject } from '../documents/json';
import type { LottieAnimation } from '../lottie';
import { type CompositionClock, clocksOf, DOCUMENT_CLOCK } from './clocks';
import { loopOf } from './loop';

const cache = new WeakMap<LottieAnimation, readonly number[]>();

/** Ascending, each once, within the document. */
export function timesOf(animation: LottieAnimation): readonly number[] {
  const known = cache.get(animation);
  if (known) return known;
  const times = new Set<number>();
  const adding =
    ({ start, rate }: CompositionClock) =>
    (frame: number) => {
      const time = start + frame * rate;
      if (time > 0 && time < animation.op) times.add(time);
    };
  addTimes(animation.layers, animation.op, adding(DOCUMENT_CLOCK));
  const clocks = clocksOf(animation);
  for (const { id, layers } of animation.assets) {
    const clock = clocks.get(id);
    if (layers && clock) addTimes(layers, animation.op / clock.rate, adding(clock));
  }
  const found = [...times].sort((a, b) => a - b);
  cache.set(animation, found);
  return found;
}

function addTimes(value: unknown, documentFrames: number, add: (frame: number) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) addTimes(item, documentFrames, add);
    return;
  }
  if (!isObject(value)) return;
  for (const [name, item] of Object.entries(value)) {
    if (name === 'k' && isKeyframes(item)) {
      if (!loopOf(item, documentFrames)) for (const { t } of item) add(t);
    } else if ((name === 'ip' || name === 'op') && typeof item === 'number') add(item);
    else addTimes(item, documentFrames, add);
  }
}
