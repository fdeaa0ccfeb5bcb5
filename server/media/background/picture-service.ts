/**
 * Sends a picture to an address that the operator has set, and keeps the picture that comes back. Redirects are not followed, so
 * the picture and the key go nowhere else. The key is a header; no address has it, and it is not logged.
 */
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { ApiError } from '../../platform/http/api-error';
import { writeLimited } from '../../platform/http/form/temporary-file';
import type { Log } from '../../platform/log/log';
import type { SubjectFinder } from './background-remover';

/** Until all of the answer has come. A large picture takes some ten seconds. */
const ANSWER_MS = 60_000;
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_ERROR_BYTES = 64 * 1024;
const RETRY_SECONDS = 60;
const TYPES = ['image/png', 'image/webp'];

export interface PictureService {
  /** As the log names it. */
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The part of the form that has the picture, and the text parts beside it. */
  readonly field: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** True if a refusal means that the picture has no subject. `codes`: those of its body. */
  readonly hasNoSubject: (status: number, codes: readonly string[]) => boolean;
}

/** `answerMs`: milliseconds; `mostBytes`: of a picture that comes back. */
export interface PictureServiceLimits {
  readonly answerMs?: number;
  readonly mostBytes?: number;
}

export function createPictureService(
  service: PictureService,
  log: Log,
  { answerMs = ANSWER_MS, mostBytes = MOST_BYTES }: PictureServiceLimits = {},
): SubjectFinder {
  const { url } = service;
  return {
    async remove(file, outFile) {
      try {
        const body = new FormData();
        body.set(service.field, await openAsBlob(file), 'image');
        for (const [name, value] of Object.entries(service.fields ?? {})) body.set(name, value);
        const headers = { ...service.headers, accept: TYPES.join(', ') };
        const signal = AbortSignal.timeout(answerMs);
        const request = { method: 'POST', headers, body, signal, redirect: 'error' } as const;
        const answer = await fetch(url, request);
        if (!answer.ok) throw await refusalOf(answer, service);
        await keep(answer, outFile, mostBytes, signal);
        return 'model';
      } catch (error) {
        if (error instanceof ApiError && error.code !== 'payload_too_large') throw error;
        log.warn({ source: service.name, err: error }, 'the provider of background removal fails');
        throw new ApiError('background_unavailable');
      }
    },
  };
}

async function keep(
  { headers, body }: Response,
  outFile: string,
  mostBytes: number,
  signal: AbortSignal,
): Promise<void> {
  const type = headers.get('content-type')?.split(';', 1)[0] ?? '';
  if (!body || !TYPES.includes(type)) throw new Error(`The provider answered ${type || 'nothing'}`);
  const size = await writeLimited(Readable.fromWeb(body as ReadableStream<Uint8Array>), outFile, mostBytes, signal);
  if (size === 0) throw new Error('The provider answered an empty picture');
}

/** A picture without a subject is the picture's fault, a request too many the hour's; all else is the operator's to mend. */
async function refusalOf(answer: Response, { hasNoSubject }: PictureService): Promise<Error> {
  const codes = answer.status === 400 ? await codesOf(answer) : [];
  if (hasNoSubject(answer.status, codes)) return new ApiError('background_not_found');
  await answer.body?.cancel();
  if (answer.status !== 429) return new Error(`The provider answered ${answer.status} ${codes.join(' ')}`.trim());
  const seconds = Number(answer.headers.get('retry-after'));
  const retryAfterSeconds = Number.isFinite(seconds) && seconds > 0 ? Math.min(3600, seconds) : RETRY_SECONDS;
  return new ApiError('background_unavailable', { retryAfterSeconds });
}

async function codesOf({ body }: Response): Promise<string[]> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > MOST_ERROR_BYTES) return [];
  }
  try {
    const answer: unknown = JSON.parse(text);
    const errors = typeof answer === 'object' && answer !== null && 'errors' in answer ? answer.errors : [];
    return Array.isArray(errors) ? errors.map((error: unknown) => codeOf(error)) : [];
  } catch {
    return [];
  }
}

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code.slice(0, 100) : '';
}
