import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import type { BrandPicture } from '@spotreel/sdk/contract';
import sharp from 'sharp';
import { fileKind } from '../../media/inspection/file-kind';
import { ApiError } from '../../platform/http/api-error';
import type { TenantServices } from '../services';

/** Bytes of an upload. */
const LIMIT = 10 * 1024 * 1024;
/** px: room for three times the size at which they are shown. */
const BOXES: Readonly<Record<BrandPicture, { readonly width: number; readonly height: number }>> = {
  logo: { width: 720, height: 240 },
  logoDark: { width: 720, height: 240 },
  icon: { width: 512, height: 512 },
};

/**
 * Stores a picture as a new PNG without metadata and answers its key, which follows from the content. Throws
 * `media_type_unsupported` (also for SVG), `media_undecodable`, `image_too_large`, `payload_too_large`.
 */
export async function storePicture(
  { storage, mediaPort }: Pick<TenantServices, 'storage' | 'mediaPort'>,
  tenantId: number,
  slot: BrandPicture,
  file: string,
): Promise<string> {
  await fileKind(file, 'image');
  if ((await stat(file)).size > LIMIT) throw new ApiError('payload_too_large');
  const { shownFile } = await mediaPort.image(file, 64);
  try {
    const content = await toPng(shownFile ?? file, slot);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 24);
    const key = `tenants/${tenantId}/${slot}-${hash}.png`;
    await storage.put(key, content);
    return key;
  } finally {
    if (shownFile) await rm(shownFile, { force: true });
  }
}

/** An icon is square, with transparent sides where the picture is not. */
function toPng(file: string, slot: BrandPicture): Promise<Buffer> {
  const box = BOXES[slot];
  const picture = sharp(file, { animated: false }).autoOrient();
  const sized =
    slot === 'icon'
      ? picture.resize({ ...box, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      : picture.resize({ ...box, fit: 'inside', withoutEnlargement: true });
  return sized
    .png({ compressionLevel: 9 })
    .toBuffer()
    .catch((cause: unknown) => {
      throw new ApiError('media_undecodable', { cause });
    });
}
