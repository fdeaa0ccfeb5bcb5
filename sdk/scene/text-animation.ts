/** The movement of one text unit: every animator of the layer, evaluated frame by frame and reduced to keyframes. */
import { reduceKeyframes } from './keyframe-reduction';
import type { LottieKeyframe, LottieProperty, LottieTextAnimator } from './lottie';
import { changingSpan, valueAt } from './property-value';
import { influence, selectorAt, selectorSpan, unite } from './range-selector';
import type { TextUnit, UnitBasis, UnitCounts } from './text-units';

/** Ready to stand in a shape group; absent where no animator touches it. */
export interface UnitMotion {
  readonly position?: LottieProperty;
  readonly scale?: LottieProperty;
  readonly rotation?: LottieProperty;
  readonly opacity?: LottieProperty;
  readonly color?: LottieProperty;
}

/** Deviations that nobody sees: px, percent, degrees, color parts. */
const TOLERANCE = { position: 0.05, scale: 0.1, rotation: 0.05, opacity: 0.1, color: 0.004 } as const;

/** The basis that shows every difference that the animators make. */
export function finestBasis(animators: readonly LottieTextAnimator[]): UnitBasis | undefined {
  if (animators.length === 0) return undefined;
  return Math.min(...animators.map(({ s }) => (s.b === 2 ? 1 : (s.b ?? 1)))) as UnitBasis;
}

/** Position is the unit's anchor with what the animators add. `color` is the color at rest. */
export function unitMotion(
  unit: TextUnit,
  animators: readonly LottieTextAnimator[],
  counts: UnitCounts,
  color: readonly number[],
): UnitMotion {
  const frames = framesOf(animators);
  const states = frames.map((frame) => stateAt(unit, animators, counts, color, frame));
  const startFrame = frames[0] ?? 0;
  const property = (name: keyof UnitState): LottieProperty =>
    toProperty(reduceKeyframes({ startFrame, values: states.map((state) => state[name]) }, TOLERANCE[name]));
  const touched = (key: keyof LottieTextAnimator['a']) => animators.some(({ a }) => a[key] !== undefined);
  return {
    ...(touched('p') && { position: property('position') }),
    ...(touched('s') && { scale: property('scale') }),
    ...(touched('r') && { rotation: property('rotation') }),
    ...(touched('o') && { opacity: property('opacity') }),
    ...(touched('fc') && { color: property('color') }),
  };
}

interface UnitState {
  position: readonly number[];
  scale: readonly number[];
  rotation: readonly number[];
  opacity: readonly number[];
  color: readonly number[];
}

function stateAt(
  unit: TextUnit,
  animators: readonly LottieTextAnimator[],
  counts: UnitCounts,
  color: readonly number[],
  frame: number,
): UnitState {
  const state: UnitState = { position: unit.anchor, scale: [100, 100], rotation: [0], opacity: [100], color };
  for (const { s: selector, a } of animators) {
    const basis = selector.b ?? 1;
    const share = influence(selectorAt(selector, frame, counts[basis]), unit.indexBy[basis]);
    if (share === 0) continue;
    if (a.p) state.position = combine(state.position, valueAt(a.p, frame), (now, to) => now + to * share);
    if (a.s) state.scale = combine(state.scale, valueAt(a.s, frame), (now, to) => now * (1 + (to / 100 - 1) * share));
    if (a.r) state.rotation = combine(state.rotation, valueAt(a.r, frame), (now, to) => now + to * share);
    if (a.o) state.opacity = combine(state.opacity, valueAt(a.o, frame), (now, to) => now + (to - now) * share);
    if (a.fc) state.color = combine(state.color, valueAt(a.fc, frame), (now, to) => now + (to - now) * share);
  }
  return state;
}

function combine(now: readonly number[], to: readonly number[], by: (now: number, to: number) => number): number[] {
  return now.map((value, axis) => by(value, to[axis] ?? value));
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
