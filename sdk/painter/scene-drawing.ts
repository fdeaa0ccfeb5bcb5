/** A compiled scene as something that can be painted on a canvas. */
import type { LottieAnimation } from '../scene/lottie';
import { isBlended, onOneCanvas } from './blending';
import type { Context2D, PaintOptions } from './layer-pool';
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

/** Throws `Unpaintable`, and other errors for a document that is not as documents are. */
export function sceneDrawing(animation: LottieAnimation, pictures: Pictures): SceneDrawing {
  const { w: width, h: height, assets, layers, op, ip } = animation;
  const all = compositionDrawing(animation, pictures);
  // layers blend with one another, never with what is behind the scene
  const drawing = layers.some(isBlended) ? onOneCanvas(all) : all;
  return {
    width,
    height,
    pictures: pictureAddresses(assets),
    // after its end a scene shows its last frame
    draw: (context, frame, options) => drawing.draw(context, Math.min(frame, op - 1 - ip), options),
  };
}

/** Undefined for a document that has what the painter does not know. */
export function drawingOf(animation: LottieAnimation, pictures: Pictures): SceneDrawing | undefined {
  try {
    return sceneDrawing(animation, pictures);
  } catch {
    return undefined;
  }
}
