/** Motion blur: a layer that moves while the shutter is open is the mean of what it shows at moments of that time. */
import { isObject } from '../../scene/documents/json';
import { css } from '../color';
import { fillEverything } from '../fill-everything';
import type { Bounds, Context2D, LayerPool } from '../layer-pool';

/** Times at which the shutter of a composition opens and closes, and the largest number of painted moments. */
export interface Shutter {
  /** Frames after the frame: mostly before it. */
  readonly opens: number;
  /** Frames that it stays open. */
  readonly span: number;
  readonly mostSamples: number;
}

/** Moments that are painted: each of them costs as much as the layer. */
const MOST_SAMPLES = 16;
/** Degrees of a whole frame. */
const WHOLE_FRAME = 360;
const MOST_ANGLE = 720;
/** Distance in px between two moments: closer ones look the same. */
const STEP_PX = 1.5;
/** Least visible movement in px. */
const LEAST_TRAVEL_PX = 0.5;
/** Shares are whole parts of 255, which all hosts draw alike. */
const PARTS = 255;

/** `mb` of a document: shutter angle and phase in degrees, samples a frame. Undefined: nothing is blurred. */
export function shutterOf(mb: unknown): Shutter | undefined {
  if (!isObject(mb)) return undefined;
  const angle = Math.min(MOST_ANGLE, Number(mb.sa ?? 0));
  const mostSamples = Math.min(MOST_SAMPLES, Math.floor(Number(mb.spf ?? 1)));
  if (!(angle > 0 && mostSamples > 1)) return undefined;
  const phase = Math.min(WHOLE_FRAME, Math.max(-WHOLE_FRAME, Number(mb.sp ?? 0)));
  return { opens: phase / WHOLE_FRAME, span: angle / WHOLE_FRAME, mostSamples };
}

/** Frames between which the shutter is open, evenly. `count` from 2 on. */
export function momentsOf({ opens, span }: Shutter, frame: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => frame + opens + (span * index) / (count - 1));
}

/** X and y, px. */
export type LayerCorner = readonly [number, number];

/** Moments at which it is looked whether a layer moves. */
export const WATCHED_MOMENTS = 4;

/** Total distance in px of the point that moves most. 0 if nothing is shown. */
export function travelOf(moments: readonly (readonly LayerCorner[])[]): number {
  const travel = moments.slice(1).reduce((sum, points, index) => {
    const before = moments[index] ?? points;
    return (
      sum + Math.max(...points.map(([x, y], at) => Math.hypot(x - (before[at]?.[0] ?? x), y - (before[at]?.[1] ?? y))))
    );
  }, 0);
  return Number.isFinite(travel) ? travel : 0;
}

/** Number of moments that show a movement over `travelPx`; 1: it is not seen. */
export function sampleCount({ mostSamples }: Shutter, travelPx: number): number {
  if (travelPx < LEAST_TRAVEL_PX) return 1;
  return Math.min(mostSamples, Math.max(2, Math.ceil(travelPx / STEP_PX)));
}

/** One moment, and what it covers. */
export interface Moment {
  readonly bounds: Bounds;
  draw(context: Context2D): void;
}

/**
 * Draws the mean of all moments. `bounds` hold all of them. Each moment takes its share of the mean so far: this keeps colors that
 * stay, while the sum of faint moments would round them.
 */
export function drawMean(moments: readonly Moment[], context: Context2D, bounds: Bounds, pool: LayerPool): void {
  pool.lay(context, { bounds }, (mean) => {
    for (const [index, moment] of moments.entries()) {
      const share = Math.round(PARTS / (index + 1)) / PARTS;
      // on a canvas where nothing is yet, all modes draw the same
      if (index > 0) fade(mean, share, bounds, pool);
      const blend = index === 0 ? 'source-over' : 'lighter';
      pool.lay(mean, { blend, opacity: share, bounds: moment.bounds }, (layer) => moment.draw(layer));
    }
  });
}

function fade(context: Context2D, share: number, bounds: Bounds, pool: LayerPool): void {
  pool.lay(context, { blend: 'destination-out', bounds }, (veil) => {
    veil.fillStyle = css([0, 0, 0], share);
    fillEverything(veil);
  });
}
