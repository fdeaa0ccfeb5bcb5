/** Transitions in which pictures move to a side. */
import { type Direction, wayAcross } from './direction';
import { between, inOutCubic, inOutQuart } from './easing';
import { castEdgeShadow, dim, put, putWithin } from './put';
import { smear } from './smear';
import type { TransitionContext, TransitionLook, TransitionPictures } from './transition-pictures';

/** Share of the way that the lower picture goes, so that the two are at different depths. */
const PARALLAX = 0.22;
const DIM = 0.3;
const SHADOW = 0.35;

/** One after the other, as on a strip. */
export function push(
  context: TransitionContext,
  pictures: TransitionPictures,
  progress: number,
  { direction }: TransitionLook,
): void {
  putStrip(context, pictures, wayAcross(direction, pictures), inOutCubic(progress));
}

/** Part of the transition that a shutter is open. */
const SHUTTER = 0.1;

/** As a push, too fast to be seen sharp. */
export function whip(
  context: TransitionContext,
  pictures: TransitionPictures,
  progress: number,
  { direction }: TransitionLook,
): void {
  const way = wayAcross(direction, pictures);
  const opened = inOutQuart(Math.max(0, progress - SHUTTER / 2));
  const closed = inOutQuart(Math.min(1, progress + SHUTTER / 2));
  putStrip(context, pictures, way, opened);
  smear(context, pictures, [way[0] * (closed - opened), way[1] * (closed - opened)]);
}

function putStrip(
  context: TransitionContext,
  { leaving, entering }: TransitionPictures,
  [x, y]: readonly [number, number],
  share: number,
): void {
  put(context, leaving, x * share, y * share);
  put(context, entering, Math.round(x * share) - x, Math.round(y * share) - y);
}

/** The entering picture comes over the leaving one. */
export function coverOver(
  context: TransitionContext,
  pictures: TransitionPictures,
  progress: number,
  { direction }: TransitionLook,
): void {
  const share = inOutCubic(progress);
  const [x, y] = wayAcross(direction, pictures);
  put(context, pictures.leaving, x * share * PARALLAX, y * share * PARALLAX);
  dim(context, pictures, DIM * share);
  castEdgeShadow(context, pictures, { direction, edge: share, opacity: SHADOW });
  putOver(context, pictures, pictures.entering, x * (share - 1), y * (share - 1));
}

/** The leaving picture goes off the entering one. */
export function slide(
  context: TransitionContext,
  pictures: TransitionPictures,
  progress: number,
  { direction }: TransitionLook,
): void {
  const share = inOutCubic(progress);
  const [x, y] = wayAcross(direction, pictures);
  const behind = between(-PARALLAX, 0, share);
  put(context, pictures.entering, x * behind, y * behind);
  dim(context, pictures, DIM * (1 - share));
  castEdgeShadow(context, pictures, { direction: OPPOSITE[direction], edge: 1 - share, opacity: SHADOW });
  putOver(context, pictures, pictures.leaving, x * share, y * share);
}

/** A whole picture in place of what is there, moved by `x`, `y` px. */
function putOver(
  context: TransitionContext,
  { width, height }: TransitionPictures,
  picture: CanvasImageSource,
  ...moved: readonly [x: number, y: number]
): void {
  const [left, top] = moved.map(Math.round) as [number, number];
  putWithin(
    context,
    (on) => on.rect(left, top, width, height),
    (on) => put(on, picture, left, top),
  );
}

const OPPOSITE: Readonly<Record<Direction, Direction>> = { left: 'right', right: 'left', up: 'down', down: 'up' };
