import { MASK_BYTES, type MultipartBody, UPLOAD_PART_BYTES } from '@spotreel/sdk/internal/contract';

/** Bytes of the largest file of each type that a form may bring. */
export const SIZE_LIMITS = {
  image: 25 * 1024 * 1024,
  video: 500 * 1024 * 1024,
  /** Ten minutes of uncompressed stereo. */
  audio: 150 * 1024 * 1024,
  /** Its document becomes part of every scene that shows it. */
  lottie: 5 * 1024 * 1024,
  document: 20 * 1024 * 1024,
  package: 100 * 1024 * 1024,
  part: UPLOAD_PART_BYTES,
  mask: MASK_BYTES,
} as const;

export function sizeLimit(accept: MultipartBody['accept']): number {
  return accept === 'media' ? SIZE_LIMITS.video : SIZE_LIMITS[accept];
}
