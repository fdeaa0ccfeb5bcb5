/** Rounds of keyframes that repeat. */
import type { Json } from '../documents/json';

/** Frames that a jump from the end of a round to the start of the next takes. */
const JUMP = 0.001;

export type LoopKind = 'cycle' | 'pingpong' | 'offset';

export const timeOf = (keyframe: Json | undefined): number => Number(keyframe?.t);

/** A cycle, `round` rounds later or, below 0, earlier. Undefined for values that cannot be added. */
export function roundOf(cycle: readonly Json[], kind: LoopKind, round: number): readonly Json[] | undefined {
  const length = timeOf(cycle.at(-1)) - timeOf(cycle[0]);
  const source = kind === 'pingpong' && round % 2 !== 0 ? reversed(cycle) : cycle;
  const shifted = source.map((keyframe): Json => ({ ...keyframe, t: timeOf(keyframe) + round * length }));
  if (kind !== 'offset') return shifted;
  const by = difference(cycle[0]?.s, cycle.at(-1)?.s);
  return by && shifted.map((keyframe) => ({ ...keyframe, s: added(keyframe.s, by, round) }));
}

/** Rounds one after the other. One that ends with another value than the next begins with ends an instant earlier. */
export function joinedRounds(rounds: readonly (readonly Json[])[]): readonly Json[] {
  return rounds.flatMap((round, index) => {
    const next = rounds[index + 1];
    const last = round.at(-1);
    if (!next || !last) return round;
    const others = round.slice(0, -1);
    if (JSON.stringify(last.s) === JSON.stringify(next[0]?.s)) return others;
    return [...others, { t: timeOf(last) - JUMP, s: last.s, h: 1 }];
  });
}

/** The same way back: each span has its easing and its tangents turned round. */
function reversed(cycle: readonly Json[]): readonly Json[] {
  const first = timeOf(cycle[0]);
  const last = timeOf(cycle.at(-1));
  return cycle.toReversed().map((keyframe, index): Json => {
    const t = first + last - timeOf(keyframe);
    // the span that leads to this keyframe leads away from it now
    const span = cycle[cycle.length - 2 - index];
    if (!span) return { t, s: keyframe.s };
    if (span.h === 1) return { t, s: span.s, h: 1 };
    const { i, o, to, ti } = span;
    return { t, s: keyframe.s, i: turned(o), o: turned(i), ...(to !== undefined && { to: ti, ti: to }) };
  });
}

/** The handle of an easing, seen from the other end. */
function turned(handle: unknown): unknown {
  if (typeof handle === 'number') return 1 - handle;
  if (Array.isArray(handle)) return handle.map(turned);
  if (typeof handle !== 'object' || handle === null) return handle;
  return Object.fromEntries(Object.entries(handle).map(([axis, value]) => [axis, turned(value)]));
}

function added(value: unknown, by: readonly number[], times: number): unknown {
  return isNumbers(value) ? value.map((part, axis) => part + (by[axis] ?? 0) * times) : value;
}

function difference(from: unknown, to: unknown): number[] | undefined {
  return isNumbers(from) && isNumbers(to) ? to.map((value, axis) => value - (from[axis] ?? value)) : undefined;
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'number');
}
