/**
 * Share of a text animator that applies to one unit (character, word, line) at a frame. It is computed as in
 * lottie-web: shapes, easing (`xe`, `ne`), smoothness (`sm`) and amount of a Lottie range selector.
 */
import { bezierEasing, type Easing } from '../documents/bezier-easing';
import { changingSpan, valueAt } from '../documents/property-value';
import type { LottieProperty, LottieRangeSelector } from '../lottie';

/** Everything of a selector that depends on the frame alone. */
export interface SelectorState {
  readonly start: number;
  readonly end: number;
  readonly amount: number;
  readonly smoothness: number;
  readonly easing: Easing;
  readonly shape: number;
}

/** `count` is the number of units. */
export function selectorAt(selector: LottieRangeSelector, frame: number, count: number): SelectorState {
  const unit = selector.r === 2 ? 1 : count / 100;
  const offset = scalar(selector.o, frame, 0) * unit;
  const start = scalar(selector.s, frame, 0) * unit + offset;
  const end = scalar(selector.e, frame, selector.r === 2 ? count : 100) * unit + offset;
  return {
    start: Math.min(start, end),
    end: Math.max(start, end),
    amount: scalar(selector.a, frame, 100) / 100,
    smoothness: scalar(selector.sm, frame, 100) / 100,
    easing: easingOf(scalar(selector.xe, frame, 0), scalar(selector.ne, frame, 0)),
    shape: selector.sh ?? 1,
  };
}

/** 0 to 1 (times the amount) for the unit with this index. */
export function influence({ start, end, amount, smoothness, easing, shape }: SelectorState, index: number): number {
  const raw = easing(shapeAt(shape, index, start, end));
  const soft = Math.max(1e-8, smoothness);
  const threshold = 0.5 - soft / 2;
  return Math.min(1, Math.max(0, (raw - threshold) / soft)) * amount;
}

/** First and last frame at which anything of the selector changes. */
export function selectorSpan(selector: LottieRangeSelector): readonly [number, number] | undefined {
  const { s, e, o, a, xe, ne, sm } = selector;
  return [s, e, o, a, xe, ne, sm].map(changingSpan).reduce(unite, undefined);
}

export function unite(
  a: readonly [number, number] | undefined,
  b: readonly [number, number] | undefined,
): readonly [number, number] | undefined {
  if (!a || !b) return a ?? b;
  return [Math.min(a[0], b[0]), Math.max(a[1], b[1])];
}

function shapeAt(shape: number, index: number, start: number, end: number): number {
  const length = end - start;
  if (shape === 1) return square(index, start, end);
  if (length === 0) return shape === 2 ? Number(index >= end) : shape === 3 ? Number(index < end) : 0;
  const along = Math.min(1, Math.max(0, (index + 0.5 - start) / length));
  if (shape === 2) return along;
  if (shape === 3) return 1 - along;
  if (shape === 4) return along < 0.5 ? along * 2 : 2 - along * 2;
  if (shape === 5) return Math.sqrt(Math.max(0, 1 - (2 * along - 1) ** 2));
  return (1 - Math.cos(2 * Math.PI * along)) / 2;
}

/** Units that the edge of the range cuts get their share. */
function square(index: number, start: number, end: number): number {
  if (index < Math.floor(start)) return 0;
  if (index < start) return Math.max(0, Math.min(Math.min(end, 1) - (start - index), 1));
  return Math.max(0, Math.min(end - index, 1));
}

function easingOf(easeHigh: number, easeLow: number): Easing {
  const x1 = easeLow > 0 ? easeLow / 100 : 0;
  const y1 = easeLow > 0 ? 0 : -easeLow / 100;
  const x2 = easeHigh > 0 ? 1 - easeHigh / 100 : 1;
  const y2 = easeHigh > 0 ? 1 : 1 + easeHigh / 100;
  return bezierEasing(x1, y1, x2, y2);
}

function scalar(property: LottieProperty<number> | undefined, frame: number, fallback: number): number {
  return property ? (valueAt(property as LottieProperty, frame)[0] ?? fallback) : fallback;
}
