import { reading } from '../picture-reading';
import { openPicture } from '../pictures';
import type { EncodedPicture } from './facts';

/** WebP without metadata, upright, never enlarged. @throws SpotreelError `media_undecodable`, `image_too_large` */
export function previewOf(source: string | Buffer, longSidePx: number): Promise<EncodedPicture> {
  return reading('that was uploaded', async () => {
    const { data, info } = await openPicture(source)()
      .resize(longSidePx, longSidePx, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { data, mimeType: 'image/webp', widthPx: info.width, heightPx: info.height };
  });
}
