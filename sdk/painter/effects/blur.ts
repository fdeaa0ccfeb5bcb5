/** The effect Gaussian Blur. */
import type { Drawing } from '../drawing';
import { BLUR_REACH, type Bounds, type Context2D, type Laying, type PaintOptions } from '../layer-pool';
import { blurPixels } from '../pixels/gaussian-blur';
import type { PixelChange } from '../pixels/pixel-area';
import { intersection, type Matrix, widened } from '../transform';
import { effectNumber, type LottieEffect } from './effect-values';

/** Standard deviation by the value of After Effects, as lottie-web and Skottie have it. */
export const SIGMA_BY_SIZE = 0.3;
/** Beyond, a blur of a whole picture shows one color. */
const MOST_SIGMA = 500;
/** Values of `Blur Dimensions`. */
const ACROSS = 2;
const DOWN = 3;

interface BlurValues {
  readonly sigma: number;
  readonly axis: 'both' | 'across' | 'down';
  /** True: the pixels at the edge of the layer continue outside of it. */
  readonly hasEdges: boolean;
}

export function withBlur(drawing: Drawing, effect: LottieEffect, place: Bounds | undefined): Drawing {
  const size = effectNumber(effect, 0, 0);
  const dimensions = effectNumber(effect, 1, 1);
  const repeatsEdges = effectNumber(effect, 2, 0);
  const valuesAt = (frame: number): BlurValues => {
    const dimension = dimensions.at(frame);
    return {
      sigma: Math.min(MOST_SIGMA, SIGMA_BY_SIZE * size.at(frame)),
      axis: dimension === ACROSS ? 'across' : dimension === DOWN ? 'down' : 'both',
      hasEdges: repeatsEdges.at(frame) === 1,
    };
  };
  return {
    makeup: 'several',
    coverAt: () => undefined,
    boundsAt(frame) {
      const { sigma, hasEdges } = valuesAt(frame);
      return hasEdges && place ? place : widened(drawing.boundsAt(frame), BLUR_REACH * Math.max(0, sigma));
    },
    draw(context, frame, options) {
      const values = valuesAt(frame);
      if (values.sigma <= 0) drawing.draw(context, frame, options);
      else if (values.hasEdges && place) drawWithin(place, drawing, values, { context, frame, options });
      else drawBlurred(drawing, values, { context, frame, options });
    },
  };
}

interface DrawnOn {
  readonly context: Context2D;
  readonly frame: number;
  readonly options: PaintOptions;
}

function drawBlurred(drawing: Drawing, values: BlurValues, { context, frame, options }: DrawnOn): void {
  options.pool.lay(context, layingOf(values, drawing.boundsAt(frame)), (layer) => drawing.draw(layer, frame, options));
}

/** Canvases blur both axes alike: one alone is blurred pixel by pixel. */
function layingOf({ sigma, axis }: BlurValues, bounds: Bounds): Laying {
  if (axis === 'both') return { sigma, bounds };
  const reach = BLUR_REACH * sigma;
  return { change: axisBlur(sigma, axis), bounds: widened(bounds, reach), reach };
}

/** Turned layers are blurred along the axes of the picture, as much along each as theirs points there. */
function axisBlur(sigma: number, axis: 'across' | 'down'): PixelChange {
  return (area, [a, b, c, d]) => {
    const [x, y] = axis === 'across' ? [a, b] : [c, d];
    blurPixels(area, Math.abs(x) * sigma, Math.abs(y) * sigma);
  };
}

/** The layer goes on outside of its place as in a mirror. */
function drawWithin(place: Bounds, drawing: Drawing, values: BlurValues, { context, frame, options }: DrawnOn): void {
  const [left, top, right, bottom] = place;
  const path = options.pool.createPath();
  path.rect(left, top, right - left, bottom - top);
  const mirrored = mirroredDrawing(drawing, place, BLUR_REACH * values.sigma);
  options.pool.clip(context, path, (within) => drawBlurred(mirrored, values, { context: within, frame, options }));
}

function mirroredDrawing(drawing: Drawing, place: Bounds, reach: number): Drawing {
  const [left, top, right, bottom] = place;
  const columns = [
    { scale: 1, offset: 0 },
    { scale: -1, offset: 2 * left },
    { scale: -1, offset: 2 * right },
  ];
  const rows = [
    { scale: 1, offset: 0 },
    { scale: -1, offset: 2 * top },
    { scale: -1, offset: 2 * bottom },
  ];
  const copies = columns.flatMap((column) =>
    rows.map((row): Matrix => [column.scale, 0, 0, row.scale, column.offset, row.offset]),
  );
  const width = right - left;
  const height = bottom - top;
  const around: Bounds = [left - width, top - height, right + width, bottom + height];
  return {
    makeup: 'several',
    coverAt: () => undefined,
    boundsAt: () => intersection(around, widened(place, reach)),
    draw(context, frame, options) {
      for (const copy of copies) {
        context.save();
        context.transform(...copy);
        drawing.draw(context, frame, options);
        context.restore();
      }
    },
  };
}
