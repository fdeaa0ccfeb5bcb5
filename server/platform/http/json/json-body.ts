import { ApiError } from '../api-error';
import { jsonCost } from './json-cost';

/** Bytes. */
export const JSON_LIMIT = 1024 * 1024;

/** Bodies of the contract are not half as deep, nor have they half as many values. */
const MOST_DEPTH = 64;
const MOST_VALUES = 250_000;

/** Throws `payload_too_large`, `body_unreadable` and `input_too_complex`. */
export async function readJson(request: Request, limitBytes = JSON_LIMIT): Promise<unknown> {
  const text = await readBodyText(request, limitBytes);
  requireSimple(text);
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

function requireSimple(text: string): void {
  const { depth, values } = jsonCost(text);
  const tooComplex = (why: string) => new ApiError('input_too_complex', { details: { body: [why] } });
  if (depth > MOST_DEPTH) throw tooComplex(`Values are nested more than ${MOST_DEPTH} deep`);
  if (values > MOST_VALUES) throw tooComplex(`Has more than ${MOST_VALUES} values`);
}
