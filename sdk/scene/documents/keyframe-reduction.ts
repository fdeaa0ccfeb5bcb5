/** Fewer keyframes for the same movement: what lies on the line between its neighbors says nothing. */
import type { LottieKeyframe } from '../lottie';

/** One value a frame, from `startFrame` on. */
export interface Samples {
  readonly startFrame: number;
  readonly values: readonly (readonly number[])[];
}

const LINEAR = { i: { x: 0.833, y: 0.833 }, o: { x: 0.167, y: 0.167 } } as const;

/** Linear keyframes that stay within `tolerance` of every sample. One keyframe: the value never changes. */
export function reduceKeyframes({ startFrame, values }: Samples, tolerance: number): LottieKeyframe[] {
  const kept = new Set([0, values.length - 1]);
  const spans: [number, number][] = [[0, values.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const worst = farthest(values, span, tolerance);
    if (worst === undefined) continue;
    kept.add(worst);
    spans.push([span[0], worst], [worst, span[1]]);
  }
  const frames = [...kept].sort((a, b) => a - b);
  if (frames.every((frame) => isNear(values[frame] ?? [], values[0] ?? [], tolerance))) frames.length = 1;
  return frames.map((frame) => ({ t: startFrame + frame, s: (values[frame] ?? []).map(round), ...LINEAR }));
}

/** Index of the sample that is farthest from the straight line over the span; undefined when all are near enough. */
function farthest(values: Samples['values'], [from, to]: [number, number], tolerance: number): number | undefined {
  const start = values[from] ?? [];
  const end = values[to] ?? [];
  let worst: number | undefined;
  let distance = tolerance;
  for (let index = from + 1; index < to; index++) {
    const share = (index - from) / (to - from);
    for (const [axis, value] of (values[index] ?? []).entries()) {
      const line = (start[axis] ?? 0) + ((end[axis] ?? 0) - (start[axis] ?? 0)) * share;
      if (Math.abs(value - line) > distance) {
        distance = Math.abs(value - line);
        worst = index;
      }
    }
  }
  return worst;
}

function isNear(a: readonly number[], b: readonly number[], tolerance: number): boolean {
  return a.every((value, axis) => Math.abs(value - (b[axis] ?? 0)) <= tolerance);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
