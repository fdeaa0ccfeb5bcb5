import { ApiError } from './api-error';

/** Bytes. */
export const JSON_LIMIT = 1024 * 1024;

/** Throws `payload_too_large` and `body_unreadable`. */
export async function readJson(request: Request, limitBytes = JSON_LIMIT): Promise<unknown> {
  const text = await readBodyText(request, limitBytes);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('body_unreadable', { cause });
  }
}

/** Throws `payload_too_large`, and `body_unreadable` where the sender leaves in the middle. `limit`: bytes. */
export async function readBodyText(request: Request, limit: number): Promise<string> {
  const tooLarge = () => new ApiError('payload_too_large', { message: 'The request body is too large.' });
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > limit) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    // the sender left, or was too slow: the server itself is well
    throw new ApiError('body_unreadable', { cause });
  }
  if (size > limit) throw tooLarge();
  return Buffer.concat(chunks).toString('utf8');
}
