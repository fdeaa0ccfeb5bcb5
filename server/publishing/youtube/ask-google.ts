/** Requests to Google. Their addresses come from the configuration, or from Google's own answers. */
import { ApiError } from '../../platform/http/api-error';
import { readBounded } from '../../platform/providers/read-bounded';

/** Longer than any answer about one video or channel. */
const MOST_BYTES = 256 * 1024;

export interface GoogleAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Empty where the answer is no JSON object. */
  readonly json: Readonly<Record<string, unknown>>;
}

export interface AskGoogleOptions {
  /** Milliseconds until all of an answer has come. */
  readonly answerMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** Throws `publishing_failed` where Google is away, too slow, asks for a pause, or fails by its own fault. */
export async function askGoogle(
  url: string,
  init: RequestInit,
  { answerMs, signal }: AskGoogleOptions,
): Promise<GoogleAnswer> {
  try {
    const timeout = AbortSignal.timeout(answerMs);
    const answer = await fetch(url, {
      ...init,
      // 308 says that an upload goes on
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const text = await readBounded(answer, MOST_BYTES);
    const { status, headers } = answer;
    if (status >= 500 || status === 429) throw failed(`Google answered ${status}`, headers);
    return { status, headers, json: objectOf(text) };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError('publishing_failed', { cause: error });
  }
}

/** An answer that is not as it should be. The text is for the log. */
export function failed(reason: string, headers?: Headers): ApiError {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return new ApiError('publishing_failed', {
    cause: new Error(reason),
    ...(Number.isFinite(seconds) && seconds > 0 && { retryAfterSeconds: Math.ceil(seconds) }),
  });
}

function objectOf(text: string): GoogleAnswer['json'] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
