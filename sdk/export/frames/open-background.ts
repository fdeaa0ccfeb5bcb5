import { type CompiledBackground, TRANSPARENT } from '../../scene/composition';
import { coverPlacement } from '../../scene/pictures/cover';
import { decodePicture } from './decode-picture';
import type { BackgroundOptions, FrameBackground } from './frame-background';
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

type ImageBackground = Extract<CompiledBackground, { type: 'image' }>;

/** The picture is scaled once, to the frame; a frame then costs one copy. What is transparent in it becomes white, as on the server. */
async function openImageFrames(
  background: ImageBackground,
  { canvas, readFile }: BackgroundOptions,
): Promise<FrameBackground> {
  const { src, focus } = background.media;
  const picture = await decodePicture(await readFile(src), src);
  const place = coverPlacement({ widthPx: picture.width, heightPx: picture.height, focus }, canvas, background);
  const scaled = new OffscreenCanvas(canvas.widthPx, canvas.heightPx);
  const context = scaled.getContext('2d', { alpha: false });
  if (context) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.widthPx, canvas.heightPx);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, place.x, place.y, place.widthPx, place.heightPx);
  }
  picture.close();
  return {
    paint: (target) => target.drawImage(scaled, 0, 0),
    close: () => Object.assign(scaled, { width: 0, height: 0 }),
  };
}
