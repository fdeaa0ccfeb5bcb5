/** Transitions in which the eye flies through pictures. Beyond its edges, a picture goes on as in a mirror. */
import type { Bounds } from '../layer-pool';
import { between, inOutCubic, inOutSine, within } from './easing';
import { putShares } from './put';
import type { SharedPicture, TransitionContext, TransitionPictures } from './transition-pictures';

/** Scale, then shift in px. */
interface Flight {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

function fly(
  context: TransitionContext,
  picture: CanvasImageSource,
  { width, height }: TransitionPictures,
  { scale, x, y }: Flight,
): void {
  context.save();
  context.imageSmoothingQuality = 'medium';
  context.transform(scale, 0, 0, scale, x, y);
  for (const column of seen(x, width, scale))
    for (const row of seen(y, height, scale)) {
      context.save();
      context.transform(1, 0, 0, 1, column * width, row * height);
      if (column % 2 !== 0) context.transform(-1, 0, 0, 1, width, 0);
      if (row % 2 !== 0) context.transform(1, 0, 0, -1, 0, height);
      context.drawImage(picture, 0, 0, width, height);
      context.restore();
    }
  context.restore();
}

/** Numbers of the copies along an axis of which a part is on the canvas. The picture itself is 0. */
function seen(shift: number, size: number, scale: number): readonly number[] {
  const first = Math.floor(-shift / (size * scale));
  const last = Math.ceil((size - shift) / (size * scale)) - 1;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function aroundCenter({ width, height }: TransitionPictures, scale: number): Flight {
  return { scale, x: (width / 2) * (1 - scale), y: (height / 2) * (1 - scale) };
}

/** Scale of the leaving picture at the end, and of the entering one at the start. */
const NEAR = 2.4;
const FAR = 0.5;
/** Moments of the blurred movement. */
const SAMPLES = 6;
const SHUTTER = 0.1;

/** Through the leaving picture into the entering one, too fast in the middle to be seen sharp. */
export function zoom(context: TransitionContext, pictures: TransitionPictures, progress: number): void {
  const share = within(inOutCubic(progress), 0.3, 0.7);
  const moments = Array.from({ length: SAMPLES }, (_, index) =>
    Math.min(1, Math.max(0, progress + SHUTTER * (index / (SAMPLES - 1) - 0.5))),
  );
  const flight = (moment: number, from: number, to: number) =>
    aroundCenter(pictures, from * (to / from) ** inOutCubic(moment));
  putShares(
    context,
    moments.flatMap((moment) => [
      [(1 - share) / SAMPLES, (on) => fly(on, pictures.leaving, pictures, flight(moment, 1, NEAR))] as const,
      [share / SAMPLES, (on) => fly(on, pictures.entering, pictures, flight(moment, FAR, 1))] as const,
    ]),
  );
}

/** Match of scenes that share no picture. */
const SOFT_ZOOM: SharedPicture = { leaving: [0.12, 0.12, 0.88, 0.88], entering: [0, 0, 1, 1] };

/** A picture that both scenes show goes from its place in one to its place in the other; the scenes go with it. */
export function match(context: TransitionContext, pictures: TransitionPictures, progress: number): void {
  const { width, height, shared = SOFT_ZOOM } = pictures;
  const [leaving, entering] = [shared.leaving, shared.entering].map(
    ([left, top, right, bottom]): Bounds => [left * width, top * height, right * width, bottom * height],
  ) as [Bounds, Bounds];
  const move = inOutCubic(progress);
  const at = leaving.map((edge, index) => between(edge, entering[index] ?? edge, move)) as unknown as Bounds;
  const share = inOutSine(within(progress, 0.2, 0.8));
  putShares(context, [
    [1 - share, (on) => fly(on, pictures.leaving, pictures, flightTo(leaving, at))],
    [share, (on) => fly(on, pictures.entering, pictures, flightTo(entering, at))],
  ]);
}

/** Brings the middle of `from` to that of `to`, at about its size. */
function flightTo(from: Bounds, to: Bounds): Flight {
  const [fromX, fromY] = middle(from);
  const [toX, toY] = middle(to);
  const scale = Math.sqrt(areaOf(to) / areaOf(from));
  return { scale, x: toX - fromX * scale, y: toY - fromY * scale };
}

function middle([left, top, right, bottom]: Bounds): readonly [number, number] {
  return [(left + right) / 2, (top + bottom) / 2];
}

function areaOf([left, top, right, bottom]: Bounds): number {
  return (right - left) * (bottom - top);
}
