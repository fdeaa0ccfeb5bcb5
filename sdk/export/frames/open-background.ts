import { type CompiledBackground, TRANSPARENT } from '../../scene/composition';
import type { BackgroundOptions, FrameBackground } from './frame-background';
import { openImageFrames } from './image-background';
import { openVideoFrames } from './video-background';

/** @throws SpotreelError `export_media_unreadable`, `export_media_undecodable` */
export async function openFrameBackground(
  background: CompiledBackground,
  options: BackgroundOptions,
): Promise<FrameBackground> {
  switch (background.type) {
    case 'color':
      return colorBackground(background.color, options);
    case 'image':
      return openImageFrames(background, options);
    case 'video':
      return openVideoFrames(background, options);
  }
}

function colorBackground(color: string, { canvas, isTransparent }: BackgroundOptions): FrameBackground {
  return {
    paint(context) {
      if (isTransparent || color === TRANSPARENT) return context.clearRect(0, 0, canvas.widthPx, canvas.heightPx);
      context.fillStyle = color;
      context.fillRect(0, 0, canvas.widthPx, canvas.heightPx);
    },
    close: () => undefined,
  };
}
