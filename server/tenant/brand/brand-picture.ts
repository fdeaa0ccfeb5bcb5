import type { BrandPicture } from '@spotreel/sdk/internal/contract';
import sharp from 'sharp';
import { ApiError } from '../../platform/http/api-error';

/** Size in px: room for three times the size at which they are shown. */
const BOXES: Readonly<Record<BrandPicture, { readonly width: number; readonly height: number }>> = {
  logo: { width: 720, height: 240 },
  logoDark: { width: 720, height: 240 },
  icon: { width: 512, height: 512 },
};

/**
 * A PNG without metadata of a picture that was read before. An icon is square, with transparent sides where the picture is
 * not. Throws `media_undecodable`.
 */
export async function brandPicture(file: string, slot: BrandPicture): Promise<Uint8Array> {
  const box = BOXES[slot];
  const picture = sharp(file, { animated: false }).autoOrient();
  const sized =
    slot === 'icon'
      ? picture.resize({ ...box, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      : picture.resize({ ...box, fit: 'inside', withoutEnlargement: true });
  try {
    return await sized.png({ compressionLevel: 9 }).toBuffer();
  } catch (cause) {
    throw new ApiError('media_undecodable', { cause });
  }
}
