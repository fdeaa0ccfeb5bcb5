import { writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import type { ImageFormat } from '@spotreel/sdk/internal/contract';
import sharp from 'sharp';
import { openSlice } from '../open-slice';
import { type PaintedPixels, pixelsOf } from '../painted-pixels';
import type { PainterJobHandler } from '../protocol';

/** One frame as a picture file. */
export const paintStillFile: PainterJobHandler<'paint-still'> = async ({
  size,
  ffmpegPath,
  folder,
  slice,
  files,
  format,
  isTransparent = false,
  outFile,
}) => {
  const canvas = createCanvas(size.width, size.height);
  const target = { canvas, context: canvas.getContext('2d') };
  const scene = await openSlice(slice, target, { ffmpegPath, folder, size, isTransparent, files: new Map(files) });
  await scene.paintNext();
  scene.close();
  await writeFile(outFile, await encodeStill(pixelsOf(target, slice.scene.background, isTransparent), format));
  return null;
};

function encodeStill({ pixels, hasAlpha, width, height }: PaintedPixels, format: ImageFormat) {
  const raw = sharp(pixels, { raw: { width, height, channels: 4 } });
  const picture = hasAlpha ? raw : raw.removeAlpha();
  switch (format) {
    case 'jpeg':
      return picture.jpeg({ quality: 88, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 88, smartSubsample: true }).toBuffer();
    case 'png':
      return picture.png({ compressionLevel: 8 }).toBuffer();
  }
}
