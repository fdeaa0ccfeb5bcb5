/** Layers and shapes that blend with what is behind them. */
import type { LottieLayer, LottieShape } from '../scene/lottie';
import type { Drawing } from './drawing';

/** Blend modes by Lottie's number. */
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
  'lighter',
];

export function blendOf(mode: unknown): GlobalCompositeOperation {
  return BLENDS[Number(mode ?? 0)] ?? 'source-over';
}

/** True if the layer or one of its shapes blends. */
export function isBlended({ bm, shapes }: LottieLayer): boolean {
  return blendOf(bm) !== 'source-over' || (shapes ?? []).some(isShapeBlended);
}

function isShapeBlended({ bm, it }: LottieShape): boolean {
  return blendOf(bm) !== 'source-over' || (it ?? []).some(isShapeBlended);
}

export function blended(drawing: Drawing, blend: GlobalCompositeOperation): Drawing {
  return blend === 'source-over' ? drawing : onOneCanvas(drawing, blend);
}

/** Put together before it is drawn: what is in it blends with nothing behind it. */
export function onOneCanvas(drawing: Drawing, blend: GlobalCompositeOperation = 'source-over'): Drawing {
  return {
    makeup: 'several',
    coverAt: () => undefined,
    boundsAt: (frame) => drawing.boundsAt(frame),
    draw: (context, frame, options) =>
      options.pool.lay(context, { blend, bounds: drawing.boundsAt(frame) }, (offscreen) =>
        drawing.draw(offscreen, frame, options),
      ),
  };
}
