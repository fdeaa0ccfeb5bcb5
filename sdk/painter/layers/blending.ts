/** Layers that blend with those behind them. */
import type { LottieLayer } from '../../scene/lottie';
import type { Drawing } from '../drawing';

/** Blend modes of layers, by Lottie's number. */
const BLENDS: readonly GlobalCompositeOperation[] = [
  'source-over',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
  'hue',
  'saturation',
  'color',
  'luminosity',
];

export function isBlended({ bm }: LottieLayer): boolean {
  return Boolean(bm);
}

/** The drawing, blended as Lottie's number says. */
export function blended(drawing: Drawing, mode: number): Drawing {
  const blend = BLENDS[mode] ?? 'source-over';
  return blend === 'source-over' ? drawing : onOneCanvas(drawing, blend);
}

/** Put together before it is drawn: what is in it blends with nothing behind it. */
export function onOneCanvas(drawing: Drawing, blend: GlobalCompositeOperation = 'source-over'): Drawing {
  return {
    makeup: 'several',
    coverAt: () => undefined,
    draw: (context, frame, options) =>
      options.pool.lay(context, { blend }, (offscreen) => drawing.draw(offscreen, frame, options)),
  };
}
