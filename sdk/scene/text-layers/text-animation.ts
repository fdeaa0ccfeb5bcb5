/**
 * The movement of text units: every animator of a layer, evaluated frame by frame and reduced to keyframes. What depends
 * on the frame alone is worked out once for all units.
 */
import { reduceKeyframes } from '../documents/keyframe-reduction';
import { changingSpan, valueAt } from '../documents/property-value';
import type { LottieKeyframe, LottieProperty, LottieTextAnimator } from '../lottie';
import { influence, type SelectorState, selectorAt, selectorSpan, unite } from './range-selector';
import type { TextUnit, UnitBasis, UnitCounts } from './text-units';

/** Ready for a shape group; absent where no animator touches it. */
export interface UnitMotion {
  readonly position?: LottieProperty;
  readonly scale?: LottieProperty;
  readonly rotation?: LottieProperty;
  readonly opacity?: LottieProperty;
  readonly color?: LottieProperty;
}

/** The animators of one layer over time. */
export interface AnimatorTimeline {
  readonly startFrame: number;
  /** For each frame from `startFrame` on, the state of each animator. */
  readonly frames: readonly (readonly AnimatorState[])[];
  readonly touches: ReadonlySet<keyof LottieTextAnimator['a']>;
}

interface AnimatorState {
  readonly basis: UnitBasis;
  readonly selector: SelectorState;
  readonly values: Readonly<Partial<Record<keyof LottieTextAnimator['a'], readonly number[]>>>;
}

/** Deviations that are too small to see: px, percent, degrees, color parts. */
const TOLERANCE = { position: 0.05, scale: 0.1, rotation: 0.05, opacity: 0.1, color: 0.004 } as const;

/** The basis that shows every difference that the animators make. */
export function finestBasis(animators: readonly LottieTextAnimator[]): UnitBasis | undefined {
  if (animators.length === 0) return undefined;
  return Math.min(...animators.map(({ s }) => (s.b === 2 ? 1 : (s.b ?? 1)))) as UnitBasis;
}

export function animatorTimeline(animators: readonly LottieTextAnimator[], counts: UnitCounts): AnimatorTimeline {
  const frames = framesOf(animators);
  return {
    startFrame: frames[0] ?? 0,
    frames: frames.map((frame) => animators.map((animator) => animatorAt(animator, frame, counts))),
    touches: new Set(animators.flatMap(({ a }) => Object.keys(a) as (keyof typeof a)[])),
  };
}

/** Position is the unit's anchor with what the animators add. `color` is the color at rest. */
export function unitMotion(
  unit: TextUnit,
  { startFrame, frames, touches }: AnimatorTimeline,
  color: readonly number[],
): UnitMotion {
  const states = frames.map((animators) => stateAt(unit, animators, color));
  const property = (name: keyof UnitState): LottieProperty =>
    toProperty(reduceKeyframes({ startFrame, values: states.map((state) => state[name]) }, TOLERANCE[name]));
  return {
    ...(touches.has('p') && { position: property('position') }),
    ...(touches.has('s') && { scale: property('scale') }),
    ...(touches.has('r') && { rotation: property('rotation') }),
    ...(touches.has('o') && { opacity: property('opacity') }),
    ...(touches.has('fc') && { color: property('color') }),
  };
}

interface UnitState {
  position: readonly number[];
  scale: readonly number[];
  rotation: readonly number[];
  opacity: readonly number[];
  color: readonly number[];
}

function stateAt(unit: TextUnit, animators: readonly AnimatorState[], color: readonly number[]): UnitState {
  const state: UnitState = { position: unit.anchor, scale: [100, 100], rotation: [0], opacity: [100], color };
  for (const { basis, selector, values } of animators) {
    const share = influence(selector, unit.indexBy[basis]);
    if (share === 0) continue;
    if (values.p) state.position = combine(state.position, values.p, (now, to) => now + to * share);
    if (values.s) state.scale = combine(state.scale, values.s, (now, to) => now * (1 + (to / 100 - 1) * share));
    if (values.r) state.rotation = combine(state.rotation, values.r, (now, to) => now + to * share);
    if (values.o) state.opacity = combine(state.opacity, values.o, (now, to) => now + (to - now) * share);
    if (values.fc) state.color = combine(state.color, values.fc, (now, to) => now + (to - now) * share);
  }
  return state;
}

function combine(now: readonly number[], to: readonly number[], by: (now: number, to: number) => number): number[] {
  return now.map((value, axis) => by(value, to[axis] ?? value));
}

function animatorAt({ s: selector, a }: LottieTextAnimator, frame: number, counts: UnitCounts): AnimatorState {
  const basis = selector.b ?? 1;
  const values = Object.entries(a).map(([key, property]) => [key, valueAt(property as LottieProperty, frame)]);
  return { basis, selector: selectorAt(selector, frame, counts[basis]), values: Object.fromEntries(values) };
}

/** Every frame at which some animator moves; one frame when none ever does. */
function framesOf(animators: readonly LottieTextAnimator[]): number[] {
  const span = animators
    .flatMap(({ s, a }) => [selectorSpan(s), ...Object.values(a).map(changingSpan)])
    .reduce(unite, undefined);
  if (!span) return [0];
  const first = Math.floor(span[0]);
  return Array.from({ length: Math.ceil(span[1]) - first + 1 }, (_, index) => first + index);
}

function toProperty(keyframes: LottieKeyframe[]): LottieProperty {
  const [first] = keyframes;
  const still = first?.s ?? [];
  if (keyframes.length > 1) return { a: 1, k: keyframes };
  return { a: 0, k: still.length === 1 ? (still[0] ?? 0) : still };
}
