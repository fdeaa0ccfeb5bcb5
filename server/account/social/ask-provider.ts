/** Requests to the sites that people log in with. Their addresses come from the configuration alone. */
import { ApiError } from '../../platform/http/api-error';
import { readBounded } from '../../platform/providers/read-bounded';

const ANSWER_MS = 10_000;
/** Longer than any answer about one person. */
const MAX_BYTES = 64 * 1024;

export interface ProviderAnswer {
  readonly status: number;
  readonly text: string;
}

/** Throws `social_failed` where the provider is away, too slow, or fails by its own fault. */
export async function askProvider(url: string, init: RequestInit = {}): Promise<ProviderAnswer> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(ANSWER_MS) });
    const text = await readBounded(answer, MAX_BYTES);
    if (answer.status >= 500 || answer.status === 429) throw new Error(`The provider answered ${answer.status}`);
    return { status: answer.status, text };
  } catch (error) {
    throw new ApiError('social_failed', { cause: error });
  }
}

/** Throws `social_failed` for what is no JSON object. */
export function parseJsonObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // the error below reports it
  }
  throw new ApiError('social_failed', { cause: new Error('The provider did not answer with a JSON object') });
}
