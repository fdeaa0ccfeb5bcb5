import {
  DISCS,
  drawDisc,
  drawMountains,
  fillWith,
  type SampleColors,
  type SamplePictures,
  samplePictures,
} from './sample-pictures';
import type { TransitionPaint } from './transition-paint';

/**
 * Paints transitions between two sample pictures, which are drawn once for each size. Their colors are the text and the
 * background of the first canvas that is painted.
 */
export function createSamplePaint(): TransitionPaint {
  let colors: SampleColors | undefined;
  let pictures: SamplePictures | undefined;
  return (context, kind, _direction, progress) => {
    const { width, height } = context.canvas;
    colors ??= colorsOf(context.canvas);
    if (pictures?.leaving.width !== width || pictures.leaving.height !== height)
      pictures = samplePictures(width, height, colors);
    if (kind === 'match') paintMatch(context, colors, progress);
    else if (kind === 'cut') context.drawImage(progress < 0.5 ? pictures.leaving : pictures.entering, 0, 0);
    else paintFade(context, pictures, progress);
  };
}

function colorsOf(canvas: HTMLCanvasElement): SampleColors {
  const { color, backgroundColor } = getComputedStyle(canvas);
  return { light: backgroundColor, dark: color };
}

function paintFade(context: CanvasRenderingContext2D, { leaving, entering }: SamplePictures, progress: number): void {
  context.drawImage(leaving, 0, 0);
  context.globalAlpha = progress;
  context.drawImage(entering, 0, 0);
  context.globalAlpha = 1;
}

/** The disc goes to the place of the sun, which no picture alone can show. */
function paintMatch(context: CanvasRenderingContext2D, { light, dark }: SampleColors, progress: number): void {
  const { leaving, entering } = DISCS;
  const eased = progress * progress * (3 - 2 * progress);
  const between = (from: number, to: number) => from + (to - from) * eased;
  const disc = {
    x: between(leaving.x, entering.x),
    y: between(leaving.y, entering.y),
    radius: between(leaving.radius, entering.radius),
  };
  fillWith(context, light);
  context.globalAlpha = eased;
  fillWith(context, dark);
  drawMountains(context, light);
  // it changes its color last: in the middle it would have that of the background
  context.globalAlpha = 1;
  drawDisc(context, dark, disc);
  context.globalAlpha = Math.max(0, 2 * eased - 1);
  drawDisc(context, light, disc);
  context.globalAlpha = 1;
}
