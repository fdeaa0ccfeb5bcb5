/** Moments at which layers of a document start to move, read from their keyframes. */
import { isKeyframes, type JsonKeyframe } from '../conversion/retiming';
import { isObject } from '../documents/json';
import { clocksOf, DOCUMENT_CLOCK } from '../length/clocks';
import type { LottieAnimation, LottieLayer } from '../lottie';

/** A layer that rests for fewer frames goes on with its movement: letters that come one after the other are one start. */
const REST_FRAMES = 6;
/** Starts before this frame come with the scene: its cut is on a beat or not. */
const FIRST_FRAME = 2;

/** First and last frame of a change. */
type Span = readonly [from: number, to: number];

/** Frames of the document, ascending, each once. Those that come with the scene itself are left out. */
export function motionStarts(animation: LottieAnimation): number[] {
  const clocks = clocksOf(animation);
  const compositions = [
    { layers: animation.layers, clock: DOCUMENT_CLOCK },
    ...animation.assets.map(({ id, layers = [] }) => ({ layers, clock: clocks.get(id) })),
  ];
  const starts = compositions.flatMap(({ layers, clock }) =>
    clock ? layers.flatMap(startsOf).map((frame) => Math.round(clock.start + frame * clock.rate)) : [],
  );
  return [...new Set(starts)]
    .filter((frame) => frame >= FIRST_FRAME && frame < animation.op)
    .toSorted((one, other) => one - other);
}

function startsOf(layer: LottieLayer): number[] {
  if (layer.hd) return [];
  const spans: Span[] = [];
  collectSpans(layer, spans);
  const starts: number[] = [];
  let movedTo = Number.NEGATIVE_INFINITY;
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    if (from - movedTo >= REST_FRAMES) starts.push(from);
    movedTo = Math.max(movedTo, to);
  }
  return starts;
}

function collectSpans(value: unknown, spans: Span[]): void {
  if (Array.isArray(value)) for (const item of value) collectSpans(item, spans);
  if (!isObject(value)) return;
  for (const [name, item] of Object.entries(value)) {
    if (name === 'k' && isKeyframes(item)) spans.push(...changesOf(item));
    else collectSpans(item, spans);
  }
}

/** A value that is held changes at the next keyframe. */
function changesOf(keyframes: readonly JsonKeyframe[]): Span[] {
  return keyframes.slice(1).flatMap((next, index): Span[] => {
    const keyframe = keyframes[index];
    const end = next.s ?? keyframe?.e;
    if (!keyframe || end === undefined || JSON.stringify(keyframe.s) === JSON.stringify(end)) return [];
    return [[keyframe.h === 1 ? next.t : keyframe.t, next.t]];
  });
}
