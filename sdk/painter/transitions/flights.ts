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

/** Beyond its edges, a picture smaller than the canvas goes on as in a mirror. */
function fly(
  context: TransitionContext,
  picture: CanvasImageSource,
  pictures: TransitionPictures,
  flight: Flight,
): void {
  const copies = seen(flight.x, pictures.width, flight.scale).flatMap((column) =>
    seen(flight.y, pictures.height, flight.scale).map((row) => [column, row] as const),
  );
  if (copies.length === 1) {
    drawCopy(context, picture, pictures, { ...flight, column: 0, row: 0, overlap: 0 });
    return;
  }
  const together = pictures.scratch();
  // so much over its edge that no seam is left between two
  const overlap = 1 / flight.scale;
  for (const [column, row] of copies) drawCopy(together, picture, pictures, { ...flight, column, row, overlap });
  context.drawImage(together.canvas, 0, 0);
}

interface Copy extends Flight {
  readonly column: number;
  readonly row: number;
  /** Reach over its edges, px of the picture. */
  readonly overlap: number;
}

function drawCopy(
  context: TransitionContext,
  picture: CanvasImageSource,
  { width, height }: TransitionPictures,
  { scale, x, y, column, row, overlap }: Copy,
): void {
  context.save();
  context.imageSmoothingQuality = 'low';
  context.transform(scale, 0, 0, scale, x, y);
  context.transform(1, 0, 0, 1, column * width, row * height);
  if (column % 2 !== 0) context.transform(-1, 0, 0, 1, width, 0);
  if (row % 2 !== 0) context.transform(1, 0, 0, -1, 0, height);
  context.drawImage(picture, -overlap, -overlap, width + 2 * overlap, height + 2 * overlap);
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
const SAMPLES = 5;
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
  const { shared = SOFT_ZOOM } = pictures;
  const leaving = inPixels(shared.leaving, pictures);
  const entering = inPixels(shared.entering, pictures);
  const move = inOutCubic(progress);
  const at = leaving.map((edge, index) => between(edge, entering[index] ?? edge, move)) as unknown as Bounds;
  const share = inOutSine(within(progress, 0.3, 0.7));
  putShares(context, [
    [1 - share, (on) => fly(on, pictures.leaving, pictures, flightTo(leaving, at))],
    [share, (on) => fly(on, pictures.entering, pictures, flightTo(entering, at))],
  ]);
}

function inPixels([left, top, right, bottom]: Bounds, { width, height }: TransitionPictures): Bounds {
  return [left * width, top * height, right * width, bottom * height];
}

/** Smallest scale of a picture in a match: below it, more is seen of the mirror than of the scene. */
const FARTHEST = 0.55;

/** Brings the middle of `from` to that of `to`, at about its size. */
function flightTo(from: Bounds, to: Bounds): Flight {
  const [fromX, fromY] = middle(from);
  const [toX, toY] = middle(to);
  const scale = Math.min(1 / FARTHEST, Math.max(FARTHEST, Math.sqrt(areaOf(to) / areaOf(from))));
  return { scale, x: toX - fromX * scale, y: toY - fromY * scale };
}

function middle([left, top, right, bottom]: Bounds): readonly [number, number] {
  return [(left + right) / 2, (top + bottom) / 2];
}

function areaOf([left, top, right, bottom]: Bounds): number {
  return (right - left) * (bottom - top);
}
