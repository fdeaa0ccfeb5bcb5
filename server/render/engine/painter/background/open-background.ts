import { type CompiledBackground, TRANSPARENT } from '@spotreel/sdk/internal/scene';
import { fileOf, type PaintEnvironment } from '../paint-environment';
import type { BackgroundPainter } from './background-painter';

/**
 * Opens the background of a scene at `firstFrame` of the scene, for `frameCount` frames, both at the rate of the environment.
 * A color needs no decoder, and none is loaded.
 */
export async function openBackground(
  background: CompiledBackground,
  frames: { firstFrame: number; frameCount: number },
  environment: PaintEnvironment,
): Promise<BackgroundPainter> {
  switch (background.type) {
    case 'color':
      return colorBackground(environment.isTransparent ? TRANSPARENT : background.color);
    case 'image': {
      const { openImageBackground } = await import('./image');
      return openImageBackground(background, fileOf(background.media.src, environment.files), environment.size);
    }
    case 'video': {
      const { openVideoBackground } = await import('./video');
      return openVideoBackground(background, frames, environment);
    }
  }
}

function colorBackground(color: string): BackgroundPainter {
  return {
    paint(context, canvas) {
      if (color === TRANSPARENT) return context.clearRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = color;
      context.fillRect(0, 0, canvas.width, canvas.height);
    },
    close: () => undefined,
  };
}
