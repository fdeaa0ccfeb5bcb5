import { createCanvas, ImageData } from '@napi-rs/canvas';
import { type CompiledBackground, coverPlacement } from '@spotreel/sdk/internal/scene';
import type { FrameSize } from '../../ffmpeg/encoder-settings';
import { reading } from '../../picture-reading';
import { openAnyPicture } from '../open-any-picture';
import type { BackgroundPainter } from './background-painter';

type ImageBackground = Extract<CompiledBackground, { type: 'image' }>;

/** The picture is cut and scaled once, to exactly the frame; a frame then costs one copy. */
export async function openImageBackground(
  background: ImageBackground,
  file: string,
  size: FrameSize,
): Promise<BackgroundPainter> {
  const pixels = await reading(background.media.src, () => coveringPixels(file, background, size));
  const canvas = createCanvas(size.width, size.height);
  canvas.getContext('2d').putImageData(new ImageData(pixels, size.width, size.height), 0, 0);
  return {
    paint: (context) => context.drawImage(canvas, 0, 0),
    close: () => undefined,
  };
}

/** RGBA of the part that the canvas shows, at the canvas's size; transparent parts become white. */
async function coveringPixels(file: string, background: ImageBackground, size: FrameSize): Promise<Uint8ClampedArray> {
  const picture = await openAnyPicture(file);
  const { widthPx, heightPx } = picture;
  const { focus } = background.media;
  const place = coverPlacement(
    { widthPx, heightPx, focus },
    { widthPx: size.width, heightPx: size.height },
    background,
  );
  const factor = place.widthPx / picture.widthPx;
  const left = Math.min(picture.widthPx - 1, Math.max(0, Math.round(-place.x / factor)));
  const top = Math.min(picture.heightPx - 1, Math.max(0, Math.round(-place.y / factor)));
  const cut = {
    left,
    top,
    width: Math.max(1, Math.min(picture.widthPx - left, Math.round(size.width / factor))),
    height: Math.max(1, Math.min(picture.heightPx - top, Math.round(size.height / factor))),
  };
  const { data } = await picture
    .pipeline()
    .extract(cut)
    .resize(size.width, size.height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
}
