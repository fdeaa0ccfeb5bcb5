/**
 * Text that enters and leaves unit by unit, as Lottie range selectors. A ramp as wide as `overlap` of the text passes
 * over it. In front of the ramp a unit is as `from` says; behind it the unit is at rest. Ease low makes each unit land
 * softly.
 */
import type { LottieRangeSelector, LottieTextAnimator } from '@spotreel/sdk/internal/scene';
import { type Paint, rgb } from './color';
import { keys, property, scalar } from './property';

export type RevealUnit = 'character' | 'word' | 'line';
/** Lottie's `b`. */
const BASED_ON = { character: 2, word: 3, line: 4 } as const;

/** State of a unit before it enters, or after it left: px, percent, degrees. */
export interface UnitState {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly rotation?: number;
  readonly opacity?: number;
  readonly color?: Paint;
}

export interface Passage {
  readonly by: RevealUnit;
  /** Seconds at which the first unit starts. */
  readonly at: number;
  /** Until the last unit is at rest. */
  readonly seconds: number;
  readonly state: UnitState;
  /** 0 one after another, 1 nearly together. Default 0.5. */
  readonly overlap?: number;
  /** Softness of the landing of a unit, 0 to 100. Default 75. */
  readonly softness?: number;
}

/** Units arrive, first to last. */
export function enter(passage: Passage): LottieTextAnimator {
  return { nm: 'Enter', s: selector(passage, 2), a: state(passage.state) };
}

/** Units go, first to last. */
export function leave(passage: Passage): LottieTextAnimator {
  return { nm: 'Leave', s: selector(passage, 3), a: state(passage.state) };
}

function selector(passage: Passage, shape: 2 | 3): LottieRangeSelector {
  const width = 100 * Math.min(1, Math.max(0.05, passage.overlap ?? 0.5));
  return {
    s: scalar(0),
    e: scalar(width),
    o: keys([passage.at, -width, 'linear'], [passage.at + passage.seconds, 100]),
    a: scalar(100),
    b: BASED_ON[passage.by],
    sh: shape,
    ne: scalar(passage.softness ?? 75),
    xe: scalar(0),
    r: 1,
    rn: 0,
  };
}

function state({ x, y, scale, rotation, opacity, color }: UnitState): LottieTextAnimator['a'] {
  return {
    ...(x === undefined && y === undefined ? {} : { p: property([x ?? 0, y ?? 0, 0]) }),
    ...(scale === undefined ? {} : { s: property([scale, scale, 100]) }),
    ...(rotation === undefined ? {} : { r: property(rotation) }),
    ...(opacity === undefined ? {} : { o: property(opacity) }),
    ...(color === undefined ? {} : { fc: property([...rgb(color.hex), 1]) }),
  };
}

export interface EntranceOptions {
  readonly by?: RevealUnit;
  readonly seconds?: number;
  readonly overlap?: number;
  /** Distance that a unit travels, px. Default 60. */
  readonly distance?: number;
}

/** Units rise into place and fade in. */
export function rise(at: number, options: EntranceOptions = {}): LottieTextAnimator {
  const { by = 'word', seconds = 0.7, overlap = 0.5, distance = 60 } = options;
  return enter({ by, at, seconds, overlap, state: { y: distance, opacity: 0 } });
}

/** Units grow out of nothing, one after another, beyond their size and back. */
export function pop(at: number, options: EntranceOptions = {}): readonly LottieTextAnimator[] {
  const { by = 'word', seconds = 0.7, overlap = 0.35 } = options;
  return [
    enter({ by, at, seconds, overlap, state: { scale: 0, opacity: 0 }, softness: 60 }),
    enter({ by, at: at + seconds * 0.3, seconds, overlap, state: { scale: 106 }, softness: 30 }),
  ];
}
