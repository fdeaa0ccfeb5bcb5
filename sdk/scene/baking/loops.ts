/** Bakes the expressions `loopOut` and `loopIn`: keyframes are repeated for as long as their layer lasts. */
import type { Json } from '../documents/json';
import { valueAt } from '../documents/property-value';
import type { LottieKeyframe, LottieProperty } from '../lottie';
import { joinedRounds, type LoopKind, roundOf, timeOf } from './loop-rounds';
import { keyframeList, mapProperties, statementOf, withoutExpression } from './properties';

/** Kind, and number of the spans that repeat: all of them without a number. */
const CALL = /^(?:thisProperty\.)?loop(Out|In)\((?:(['"])(cycle|pingpong|offset|continue)\2(?:,\s*(\d+))?)?\)$/i;
/** Frames over which a speed is measured. */
const INSTANT = 0.001;
const LINEAR = { o: { x: [0.333], y: [0.333] }, i: { x: [0.667], y: [0.667] } } as const;

interface Loop {
  readonly isOut: boolean;
  readonly kind: LoopKind | 'continue';
  /** 0: all. */
  readonly spans: number;
}

/** Frames of the layer. */
interface LayerSpan {
  readonly ip: number;
  readonly op: number;
}

/** Remaining number of keyframes. */
export interface KeyframeBudget {
  keyframes: number;
}

/** The layer of a document; a loop that cannot be baked, or is too long, stays an expression. */
export function withBakedLoops(layer: Json, budget: KeyframeBudget): Json {
  const { ip, op } = layer;
  if (typeof ip !== 'number' || typeof op !== 'number') return layer;
  return mapProperties(layer, (property) => bakedLoop(property, { ip, op }, budget)) as Json;
}

function bakedLoop(property: Json, span: LayerSpan, budget: KeyframeBudget): Json {
  const loop = loopOf(property);
  if (!loop) return property;
  const keyframes = keyframeList(property);
  // a value that never changes stays what it is
  if (!keyframes || keyframes.length < 2) return withoutExpression(property);
  const k = loop.kind === 'continue' ? goneOn(keyframes, loop.isOut, span) : repeated(keyframes, loop, span, budget);
  return k ? { ...withoutExpression(property), k } : property;
}

function loopOf(property: Json): Loop | undefined {
  const found = CALL.exec(statementOf(property) ?? '');
  if (!found) return undefined;
  const [, direction = '', , kind = 'cycle', spans = '0'] = found;
  return { isOut: direction.toLowerCase() === 'out', kind: kind.toLowerCase() as Loop['kind'], spans: Number(spans) };
}

/** Undefined where there would be too many, or for values that cannot be added. */
function repeated(
  keyframes: readonly Json[],
  { isOut, kind, spans }: Loop,
  { ip, op }: LayerSpan,
  budget: KeyframeBudget,
): readonly Json[] | undefined {
  const count = spans > 0 ? Math.min(spans, keyframes.length - 1) : keyframes.length - 1;
  const cycle = isOut ? keyframes.slice(-count - 1) : keyframes.slice(0, count + 1);
  const first = timeOf(cycle[0]);
  const last = timeOf(cycle.at(-1));
  const rounds = last > first ? Math.ceil((isOut ? op - last : first - ip) / (last - first)) : 0;
  const made = Math.max(0, rounds) * count;
  if (made > budget.keyframes) return undefined;
  budget.keyframes -= made;
  const numbers = Array.from({ length: Math.max(0, rounds) }, (_, index) => (isOut ? index + 1 : index - rounds));
  const copies = numbers.flatMap((round) => {
    const copy = roundOf(cycle, kind as LoopKind, round);
    return copy ? [copy] : [];
  });
  if (copies.length < numbers.length) return undefined;
  return joinedRounds(isOut ? [keyframes, ...copies] : [...copies, keyframes]);
}

/** At the speed of the end, in a straight line. */
function goneOn(keyframes: readonly Json[], isOut: boolean, { ip, op }: LayerSpan): readonly Json[] | undefined {
  const [edge, to] = isOut ? [keyframes.at(-1), op] : [keyframes[0], ip];
  const isNumeric = Array.isArray(edge?.s) && edge.s.every((part) => typeof part === 'number');
  if (!edge || !isNumeric || keyframes.some((keyframe) => 'to' in keyframe)) return undefined;
  const from = timeOf(edge);
  if (isOut ? to <= from : to >= from) return keyframes;
  const property = { a: 1, k: keyframes as unknown as readonly LottieKeyframe[] } satisfies LottieProperty;
  const near = isOut ? from - INSTANT : from + INSTANT;
  const nearby = valueAt(property, near);
  const s = valueAt(property, from).map(
    (value, axis) => value + ((value - (nearby[axis] ?? value)) / (from - near)) * (to - from),
  );
  if (isOut) return [...keyframes.slice(0, -1), { t: from, s: edge.s, ...LINEAR }, { t: to, s }];
  return [{ t: to, s, ...LINEAR }, ...keyframes];
}
