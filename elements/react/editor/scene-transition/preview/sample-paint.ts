import { paintTransition, type TransitionContext } from '@spotreel/sdk/internal/player';
import { DISCS, type Disc, type SampleColors, type SamplePictures, samplePictures } from './sample-pictures';
import type { TransitionPaint } from './transition-paint';

/**
 * Paints transitions between two sample pictures, which are drawn once for each size. Their colors are the text and the
 * background of the first canvas that is painted; a panel has the color of its border.
 */
export function createSamplePaint(): TransitionPaint {
  let colors: SampleColors | undefined;
  let pictures: SamplePictures | undefined;
  const scratch = document.createElement('canvas');
  return (context, kind, direction, progress) => {
    const { width, height } = context.canvas;
    colors ??= colorsOf(context.canvas);
    if (pictures?.leaving.width !== width || pictures.leaving.height !== height)
      pictures = samplePictures(width, height, colors);
    if (kind === 'cut') {
      context.drawImage(progress < 0.5 ? pictures.leaving : pictures.entering, 0, 0);
      return;
    }
    paintTransition(asPainted(context), { kind, direction, color: colors.panel }, progress, {
      ...pictures,
      width,
      height,
      scratch: () => emptied(scratch, width, height),
      shared: { leaving: boundsOf(DISCS.leaving, width / height), entering: boundsOf(DISCS.entering, width / height) },
    });
  };
}

function colorsOf(canvas: HTMLCanvasElement): SampleColors {
  const { color, backgroundColor, borderTopColor } = getComputedStyle(canvas);
  return { light: backgroundColor, dark: color, panel: borderTopColor };
}

/** Edges of a disc as shares of the picture, which is `shape` times as wide as it is high. */
function boundsOf({ x, y, radius }: Disc, shape: number): readonly [number, number, number, number] {
  const across = (value: number) => 0.5 + value / shape;
  const down = (value: number) => 0.5 + value;
  return [across(x - radius), down(y - radius), across(x + radius), down(y + radius)];
}

function emptied(canvas: HTMLCanvasElement, width: number, height: number): TransitionContext {
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  return asPainted(context);
}

/** The painter uses what both kinds of contexts have. */
function asPainted(context: CanvasRenderingContext2D): TransitionContext {
  return context as unknown as TransitionContext;
}
