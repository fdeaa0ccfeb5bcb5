import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import type { BrandPicture } from '@spotreel/sdk/internal/contract';
import { fileKind } from '../../media/inspection/file-kind';
import { ApiError } from '../../platform/http/api-error';
import type { TenantServices } from '../domain';

/** Bytes of an upload. */
const LIMIT = 10 * 1024 * 1024;
/** Milliseconds to make it: a picture of 100 megapixels on a busy machine. */
const LIMIT_MS = 20_000;

export interface PictureOwner {
  readonly tenantId: number;
  readonly slot: BrandPicture;
  /** Account of the sender. */
  readonly account: number;
}

/**
 * Stores a picture as a new PNG without metadata and answers its key, which follows from the content. Throws
 * `media_type_unsupported` (also for SVG), `media_undecodable`, `image_too_large`, `payload_too_large`, `input_too_complex`.
 */
export async function storePicture(
  { storage, mediaPort, parsing }: Pick<TenantServices, 'storage' | 'mediaPort' | 'parsing'>,
  { tenantId, slot, account }: PictureOwner,
  file: string,
): Promise<string> {
  await fileKind(file, 'image');
  if ((await stat(file)).size > LIMIT) throw new ApiError('payload_too_large');
  const { shownFile } = await mediaPort.image(file, 64, account);
  try {
    const caller = { account, field: 'image', limitMs: LIMIT_MS };
    const content = await parsing.parse('brandPicture', caller, shownFile ?? file, slot);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 24);
    const key = `tenants/${tenantId}/${slot}-${hash}.png`;
    await storage.put(key, content);
    return key;
  } finally {
    if (shownFile) await rm(shownFile, { force: true });
  }
}
