/** Transitions in which the entering picture is seen within a shape that grows. */
import { type Direction, turnTo } from './direction';
import { inOutCubic, inOutSine, within } from './easing';
import { put, putWithin } from './put';
import type { TransitionContext, TransitionLook, TransitionPictures } from './transition-pictures';

type Trace = (context: TransitionContext) => void;

function reveal(context: TransitionContext, pictures: TransitionPictures, trace: Trace): void {
  putWithin(context, trace, (on) => put(on, pictures.entering));
}

/** Slant of an edge, share of the breadth. */
const SLANT = 0.16;

/** Everything behind a slanted edge that has come `share` of its way. */
function behindEdge(pictures: TransitionPictures, direction: Direction, share: number): Trace {
  return (context) => {
    context.save();
    const [length, breadth] = turnTo(context, direction, pictures);
    const slant = breadth * SLANT;
    const edge = share * (length + slant);
    context.moveTo(0, 0);
    context.lineTo(edge, 0);
    context.lineTo(edge - slant, breadth);
    context.lineTo(0, breadth);
    context.closePath();
    context.restore();
  };
}

/** A straight edge crosses the picture. */
export function wipe(
  context: TransitionContext,
  pictures: TransitionPictures,
  progress: number,
  { direction }: TransitionLook,
): void {
  put(context, pictures.leaving);
  reveal(context, pictures, behindEdge(pictures, direction, inOutCubic(progress)));
}

/** Share of the transition by which the far edge of the panel follows the near one. */
const PANEL_DELAY = 0.3;

/** A panel in a color crosses the picture, and brings the next one. */
export function color(
  context: TransitionContext,
  pictures: TransitionPictures,
  progress: number,
  { direction, color: paint }: TransitionLook,
): void {
  const near = inOutSine(within(progress, 0, 1 - PANEL_DELAY));
  const far = inOutSine(within(progress, PANEL_DELAY, 1));
  put(context, pictures.leaving);
  putWithin(context, behindEdge(pictures, direction, near), (on) => {
    on.fillStyle = paint;
    on.fillRect(0, 0, pictures.width, pictures.height);
  });
  reveal(context, pictures, behindEdge(pictures, direction, far));
}

export function circle(context: TransitionContext, pictures: TransitionPictures, progress: number): void {
  const { width, height } = pictures;
  const radius = (Math.hypot(width, height) / 2) * inOutCubic(progress);
  put(context, pictures.leaving);
  reveal(context, pictures, (on) => on.arc(width / 2, height / 2, radius, 0, 2 * Math.PI));
}

export function diamond(context: TransitionContext, pictures: TransitionPictures, progress: number): void {
  const { width, height } = pictures;
  const reach = ((width + height) / 2) * inOutCubic(progress);
  put(context, pictures.leaving);
  reveal(context, pictures, (on) => {
    on.moveTo(width / 2, height / 2 - reach);
    on.lineTo(width / 2 + reach, height / 2);
    on.lineTo(width / 2, height / 2 + reach);
    on.lineTo(width / 2 - reach, height / 2);
    on.closePath();
  });
}

/** A hand sweeps once around. */
export function clock(context: TransitionContext, pictures: TransitionPictures, progress: number): void {
  const { width, height } = pictures;
  const start = -Math.PI / 2;
  put(context, pictures.leaving);
  reveal(context, pictures, (on) => {
    on.moveTo(width / 2, height / 2);
    on.arc(width / 2, height / 2, Math.hypot(width, height), start, start + 2 * Math.PI * inOutCubic(progress));
    on.closePath();
  });
}

const BLINDS = 7;
/** Share of the transition over which blinds begin, one after the other. */
const BLIND_SPREAD = 0.45;

/** Strips open, one after the other. */
export function blinds(
  context: TransitionContext,
  pictures: TransitionPictures,
  progress: number,
  { direction }: TransitionLook,
): void {
  put(context, pictures.leaving);
  reveal(context, pictures, (on) => {
    on.save();
    const [length, breadth] = turnTo(on, direction, pictures);
    const strip = length / BLINDS;
    for (let index = 0; index < BLINDS; index++) {
      const start = (BLIND_SPREAD * index) / (BLINDS - 1);
      // a pixel more, so that no seam is left between two
      on.rect(index * strip, 0, (strip + 1) * inOutCubic(within(progress, start, start + 1 - BLIND_SPREAD)), breadth);
    }
    on.restore();
  });
}

/** The leaving picture is cut in the middle, and its halves go apart. */
export function split(context: TransitionContext, pictures: TransitionPictures, progress: number): void {
  const { width, height } = pictures;
  const share = inOutCubic(progress);
  put(context, pictures.entering);
  const far = (width / 2) * share;
  for (const side of [-1, 1]) {
    const x = side < 0 ? 0 : width / 2;
    const half: Trace = (on) => on.rect(Math.round(x + side * far), 0, Math.ceil(width / 2), height);
    putWithin(context, half, (on) => put(on, pictures.leaving, side * far));
  }
}
