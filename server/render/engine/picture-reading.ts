import { isSpotreelError, messageOf } from '@spotreel/sdk/internal/base';
import { renderError } from './errors';

/** 100 megapixels: twice what most phone cameras take; a bomb has more. */
export const MAX_IMAGE_PIXELS = 100_000_000;

/** Runs a decoder of pictures and names the picture when it fails. @throws SpotreelError `image_too_large` or `media_undecodable` */
export async function reading<Result>(name: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    if (isSpotreelError(cause)) throw cause;
    const words = messageOf(cause);
    if (/pixel limit/i.test(words))
      throw renderError('image_too_large', `The image ${name} has more than ${MAX_IMAGE_PIXELS / 1e6} megapixels.`, {
        cause,
      });
    throw renderError('media_undecodable', `The image ${name} cannot be decoded: ${words}`, { cause });
  }
}
