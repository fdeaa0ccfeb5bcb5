/** The part of a document that lasts longer or shorter in a scene of another length: what is before arrives, what is after leaves. */
import type { LottieAnimation } from '../lottie';
import { timesOf } from './document-times';

/** Frames of the document. */
export interface Hold {
  readonly from: number;
  readonly to: number;
}

/** Name of the marker with which a template states its hold: it begins where all has arrived, and lasts until the first part leaves. */
export const HOLD_MARKER = 'hold';

/** Least share of the document for a rest that counts as its hold. */
const LEAST_REST = 0.2;

/** Middle of a document that never rests for long. Source: `library`, where arrivals take a quarter and exits an eighth of a scene. */
const MIDDLE = { from: 0.25, to: 0.85 } as const;

/** The template's own where it states one, else its longest rest, else its middle. */
export function holdOf(animation: LottieAnimation): Hold {
  return statedHold(animation) ?? longestRest(animation) ?? snappedMiddle(animation);
}

function statedHold({ markers = [], op }: LottieAnimation): Hold | undefined {
  for (const marker of markers) {
    const { cm, tm, dr } = marker as { readonly cm?: unknown; readonly tm?: unknown; readonly dr?: unknown };
    if (cm !== HOLD_MARKER || typeof tm !== 'number' || typeof dr !== 'number') continue;
    if (tm >= 0 && dr > 0 && tm + dr <= op) return { from: tm, to: tm + dr };
  }
  return undefined;
}

/** Without the document's ends: before the first change nothing has arrived. */
function longestRest(animation: LottieAnimation): Hold | undefined {
  const edges = [...timesOf(animation), animation.op];
  let rest: Hold = { from: 0, to: 0 };
  for (const [index, to] of edges.entries()) {
    const from = edges[index - 1] ?? 0;
    if (to - from > rest.to - rest.from) rest = { from, to };
  }
  return rest.to - rest.from >= animation.op * LEAST_REST ? rest : undefined;
}

/** At the changes nearest to both ends of the middle, so that no movement is cut in two. */
function snappedMiddle(animation: LottieAnimation): Hold {
  const times = timesOf(animation);
  const from = nearest(times, animation.op * MIDDLE.from);
  const to = nearest(times, animation.op * MIDDLE.to);
  return from < to ? { from, to } : { from: animation.op * MIDDLE.from, to: animation.op * MIDDLE.to };
}

function nearest(times: readonly number[], wanted: number): number {
  const closer = (best: number, time: number) => (Math.abs(time - wanted) < Math.abs(best - wanted) ? time : best);
  return times.reduce(closer, times[0] ?? wanted);
}
