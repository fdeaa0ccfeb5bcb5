/** Stills of scenes for posters: the painter of the renderer on one frame, at the size of a picture card. */
import { createCanvas, LottieAnimation, loadImage } from '@napi-rs/canvas';
import { FRAMES_PER_SECOND } from '../../sdk/scene/composition';
import { coverPlacement } from '../../sdk/scene/cover';
import type { LottieAnimation as LottieDocument } from '../../sdk/scene/lottie';

export type PaintedBackground = { readonly color: string } | { readonly picture: Uint8Array };

export interface StillRequest {
  /** Compiled: no text layers; pictures as data URLs. */
  readonly animation: LottieDocument;
  readonly background: PaintedBackground;
  readonly seconds: number;
  /** Px of the longer side. */
  readonly longSidePx: number;
}

/** WebP. */
export async function paintStill({ animation, background, seconds, longSidePx }: StillRequest): Promise<Uint8Array> {
  const factor = longSidePx / Math.max(animation.w, animation.h);
  const [width, height] = [Math.round(animation.w * factor), Math.round(animation.h * factor)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  if ('color' in background) {
    context.fillStyle = background.color;
    context.fillRect(0, 0, width, height);
  } else {
    const picture = await loadImage(background.picture);
    const place = coverPlacement(
      { widthPx: picture.width, heightPx: picture.height },
      { widthPx: width, heightPx: height },
      { scale: 1, positionX: 0, positionY: 0 },
    );
    context.drawImage(picture, place.x, place.y, place.widthPx, place.heightPx);
  }
  const painter = LottieAnimation.loadFromData(JSON.stringify(animation));
  painter.seekFrame(Math.min(animation.op - 1, Math.round(seconds * FRAMES_PER_SECOND)));
  painter.render(context, { x: 0, y: 0, width, height });
  return canvas.encode('webp', 82);
}
