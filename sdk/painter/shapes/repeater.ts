/**
 * Copies of the items that are listed before it in its group. Each is moved, turned and scaled once more than the one
 * before.
 */
import { MOST_COPIES, MOST_FRAMES } from '../../scene/cost-limits';
import { changingSpan } from '../../scene/documents/property-value';
import type { LottieProperty, LottieShape, LottieTransform } from '../../scene/lottie';
import { type Reader, stillReader } from '../properties/reader';
import { numberReader, vectorReader } from '../properties/readers';
import { IDENTITY, type Matrix, multiply, type Placing, positionReader } from '../transform';

interface RepeaterTransform extends LottieTransform {
  /** Opacity of the first copy and of the last one. */
  readonly so?: LottieProperty;
  readonly eo?: LottieProperty;
}

/** From back to front. Those that are not there at a frame are transparent. */
export function copiesOf({ c, o, m, tr }: LottieShape): Placing[] {
  const count = numberReader(c as LottieProperty, 0);
  const offset = numberReader(o as LottieProperty | undefined, 0);
  const transform = (tr ?? {}) as RepeaterTransform;
  const isFirstInFront = m === 1;
  const placings = Array.from({ length: mostCopies(c as LottieProperty) }, (_, step) => ({
    matrix: stepsReader(transform, step, offset),
    opacity: opacityReader(transform, count, step, isFirstInFront),
  }));
  return isFirstInFront ? placings.reverse() : placings;
}

function mostCopies(property: LottieProperty): number {
  const count = numberReader(property, 0);
  const [start, end] = changingSpan(property) ?? [0, 0];
  const first = Math.max(-MOST_FRAMES, start);
  const last = Math.min(MOST_FRAMES, end);
  const frames = Array.from(
    { length: Math.max(1, Math.ceil(last) - Math.floor(first) + 1) },
    (_, index) => Math.floor(first) + index,
  );
  const counts = frames.map((frame) => Math.ceil(count.at(frame)));
  return Math.min(
    MOST_COPIES,
    counts.reduce((most, one) => Math.max(most, one), 0),
  );
}

/** `offset` may be a part of a step, or negative. */
function stepsReader({ a, p, s, r }: RepeaterTransform, step: number, offset: Reader<number>): Reader<Matrix> {
  const parts = [vectorReader(a, [0, 0]), positionReader(p), vectorReader(s, [100, 100])] as const;
  const [anchor, position, scale] = parts;
  const turn = numberReader(r, 0);
  const at = (frame: number): Matrix => {
    const steps = step + offset.at(frame);
    const [x = 0, y = 0] = anchor.at(frame);
    const [byX = 0, byY = 0] = position.at(frame);
    const [scaleX = 100, scaleY = 100] = scale.at(frame);
    const angle = (turn.at(frame) * steps * Math.PI) / 180;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const scaled: Matrix = [power(scaleX / 100, steps), 0, 0, power(scaleY / 100, steps), 0, 0];
    const turned: Matrix = [cos, sin, -sin, cos, 0, 0];
    const moved: Matrix = [1, 0, 0, 1, byX * steps, byY * steps];
    return [moved, [1, 0, 0, 1, x, y] as Matrix, scaled, turned, [1, 0, 0, 1, -x, -y] as Matrix].reduce(
      multiply,
      IDENTITY,
    );
  };
  const isStill = turn.isStill && offset.isStill && parts.every((part) => part.isStill);
  return isStill ? stillReader(at(0)) : { isStill, at };
}

/** A mirrored scale between two steps keeps the sign of the step before. */
function power(scale: number, steps: number): number {
  return scale < 0 && !Number.isInteger(steps)
    ? Math.abs(scale) ** steps * (Math.floor(steps) % 2 === 0 ? 1 : -1)
    : scale ** steps;
}

/** From the copy in front to the one at the back. */
function opacityReader(
  { so, eo }: RepeaterTransform,
  count: Reader<number>,
  step: number,
  isFirstInFront: boolean,
): Reader<number> {
  const front = numberReader(so, 100);
  const back = numberReader(eo, 100);
  const at = (frame: number) => {
    const copies = Math.ceil(count.at(frame));
    if (step >= copies) return 0;
    const share = copies > 1 ? (isFirstInFront ? step : copies - 1 - step) / (copies - 1) : 0;
    return (front.at(frame) + (back.at(frame) - front.at(frame)) * share) / 100;
  };
  return { isStill: [front, back, count].every(({ isStill }) => isStill), at };
}
