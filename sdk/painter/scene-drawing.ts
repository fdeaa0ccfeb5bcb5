/** A compiled scene as something that can be painted on a canvas. */
import type { LottieAnimation } from '../scene/lottie';
import { isBlended } from './blending';
import type { Context2D, PaintOptions } from './canvas-pool';
import { compositionDrawing } from './layers/layers';
import { type Pictures, pictureAddresses } from './picture';

export interface SceneDrawing {
  /** Size of the composition, px. */
  readonly width: number;
  readonly height: number;
  /** Addresses. */
  readonly pictures: readonly string[];
  draw(context: Context2D, frame: number, options: PaintOptions): void;
}

/** Undefined for a document that has what the painter does not know. */
export function drawingOf(animation: LottieAnimation, pictures: Pictures): SceneDrawing | undefined {
  const { w: width, h: height, assets, op, ip } = animation;
  try {
    const blends = animation.layers.some(isBlended);
    const drawing = compositionDrawing(animation, pictures);
    return {
      width,
      height,
      pictures: pictureAddresses(assets),
      draw(context, frame, options) {
        const shown = Math.min(frame, op - 1 - ip); // after its end a scene shows its last frame
        // layers blend with one another, never with what is behind the scene
        if (blends) options.pool.lay(context, {}, (offscreen) => drawing.draw(offscreen, shown, options));
        else drawing.draw(context, shown, options);
      },
    };
  } catch {
    return undefined; // `Unpaintable`, or a document that is not as documents are
  }
}
