/** The mask that a browser sends: a PNG of a size that is known before anything decodes it. */
import { open } from 'node:fs/promises';
import { type MaskSize, maskSize } from '@spotreel/sdk/internal/contract';
import { ApiError, invalidFields } from '../../platform/http/api-error';
import type { MediaRow } from '../media-row';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The signature, and the length, name, width and height of the first chunk. */
const HEAD_BYTES = 24;

/** Throws `media_type_unsupported` for what is no PNG, and `validation_failed` for one of another size than the image's mask. */
export async function checkMaskFile(file: string, { widthPx, heightPx }: MediaRow): Promise<void> {
  const size = await pngSize(file);
  const wanted = maskSize({ width: widthPx, height: heightPx });
  if (size.width === wanted.width && size.height === wanted.height) return;
  throw invalidFields({ mask: [`Must have ${wanted.width} x ${wanted.height} pixels`] });
}

async function pngSize(file: string): Promise<MaskSize> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const isPng = bytesRead === HEAD_BYTES && buffer.subarray(0, SIGNATURE.length).equals(SIGNATURE);
    if (!isPng || buffer.toString('latin1', 12, 16) !== 'IHDR') throw new ApiError('media_type_unsupported');
    return { width: buffer.readUInt32BE(16), height: buffer.readUInt32BE(20) };
  } finally {
    await handle.close();
  }
}
