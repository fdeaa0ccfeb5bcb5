/** Pictures as bytes, for the jobs that clear their backgrounds. */
import sharp from 'sharp';
import { openAnyPicture } from './open-any-picture';

/** A canvas has at most 3840 px; the bytes of a larger picture would not fit into a painter. */
const MOST_PX = 4096;
/** Behind clear pixels of a picture, for what looks at it. */
const GRAY = '#808080';

/** A picture as bytes, row by row. */
export interface PicturePixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** Four bytes a pixel, upright, of at most 4096 px a side. */
export async function openPixels(file: string): Promise<PicturePixels> {
  const picture = await openAnyPicture(file);
  const { data, info } = await picture
    .pipeline()
    .resize(MOST_PX, MOST_PX, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

/** Three bytes a pixel. Sharp has an order of its own within one pipeline, so what is clear is filled in a pipeline of its own. */
export async function smaller(
  { width, height, bytes }: PicturePixels,
  { fit, size }: { readonly fit: 'inside' | 'fill'; readonly size: number },
): Promise<PicturePixels> {
  const flat = await sharp(bytes, { raw: { width, height, channels: 4 } })
    .flatten({ background: GRAY })
    .raw()
    .toBuffer();
  const { data, info } = await sharp(flat, { raw: { width, height, channels: 3 } })
    .resize(size, size, { fit, withoutEnlargement: fit === 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

/** WebP; `picture` has four bytes a pixel. */
export async function writeCutOut({ width, height, bytes }: PicturePixels, outFile: string): Promise<void> {
  await sharp(bytes, { raw: { width, height, channels: 4 } })
    .webp({ quality: 90, alphaQuality: 100, smartSubsample: true })
    .toFile(outFile);
}
