/** A compiled scene as something that can be painted on a canvas. */
import type { LottieAnimation } from '../../scene/lottie';
import { compositionDrawing } from './layers';
import type { PaintContext, Pen } from './pen';
import { type PictureShelf, pictureAddresses } from './picture-shelf';

export interface SceneDrawing {
  /** Of the composition, px. */
  readonly width: number;
  readonly height: number;
  /** Addresses. */
  readonly pictures: readonly string[];
  draw(pen: Pen, frame: number, context: PaintContext): void;
}

/** Undefined for a document that has what the canvas painter does not know: the page paints that itself. */
export function drawingOf(animation: LottieAnimation, shelf: PictureShelf): SceneDrawing | undefined {
  const { w: width, h: height, assets, op, ip } = animation;
  const blends = animation.layers.some(({ bm }) => bm);
  try {
    const drawing = compositionDrawing(animation, (address) => shelf.at(address) ?? undefined);
    return {
      width,
      height,
      pictures: pictureAddresses(assets),
      draw(pen, frame, context) {
        const shown = Math.min(frame, op - 1 - ip); // after its end a scene stands still
        // layers blend with one another, never with what stands behind the scene
        if (blends) context.sheets.lay(pen, {}, (sheet) => drawing.draw(sheet, shown, context));
        else drawing.draw(pen, shown, context);
      },
    };
  } catch {
    return undefined; // `Unpaintable`, or a document that is not as documents are
  }
}
