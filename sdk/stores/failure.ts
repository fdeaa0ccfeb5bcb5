import type { SpotreelErrorCode } from '../base/error-codes';
import { type ErrorDetails, isSpotreelError, SpotreelError } from '../base/errors';
import type { MessageKey, Translator } from '../i18n/translator';

/** Failure, in words that can be shown. */
export interface Failure {
  /** Code of the error; `unknown` for what is not ours. */
  readonly code: SpotreelErrorCode;
  readonly message: string;
  /** Details of a validation error: field path -> problem. */
  readonly details?: ErrorDetails | undefined;
  /** Id of the request in the server's logs. */
  readonly requestId?: string | undefined;
  /** No answer came, or the server had a bad moment: asking again may help. */
  readonly isPassing?: boolean | undefined;
}

/**
 * The server's own words where it says something that helps (a limit, a wrong file), `fallback` for what should not
 * have happened.
 */
export function failureOf(thrown: unknown, t: Translator, fallback: MessageKey): Failure {
  if (!isSpotreelError(thrown)) return { code: 'unknown', message: t(fallback) };
  const { code, details, requestId } = thrown;
  return { code, message: wordsOf(thrown, t, fallback), details, requestId, isPassing: isPassing(thrown) };
}

/** Codes whose messages help no user: of defects, and of errors that each screen has to describe in its own words. */
const WITHOUT_WORDS: ReadonlySet<SpotreelErrorCode> = new Set<SpotreelErrorCode>([
  'internal',
  'not_found',
  'request_failed',
  'contract_mismatch',
  'invalid_argument',
  'scenes_empty',
  'aborted',
  'font_unavailable',
  'playback_failed',
]);

function wordsOf({ code, message }: SpotreelError, t: Translator, fallback: MessageKey): string {
  if (code === 'network_error' || code === 'timeout') return t('failure.network');
  if (WITHOUT_WORDS.has(code)) return t(fallback);
  // English has no words of its own for it, and a newer server has codes that no language knows
  const key: string = `error.${code}`;
  const translated = t(key as MessageKey);
  return translated === key ? message : translated;
}

/** The caller aborted it; there is nothing to report. */
export function isAborted(thrown: unknown): boolean {
  return isSpotreelError(thrown, 'aborted');
}

/** No answer came; asking again later may help. */
export function isUnreachable(thrown: unknown): boolean {
  return isSpotreelError(thrown, 'network_error') || isSpotreelError(thrown, 'timeout');
}

/** The server had a bad moment; asking again later may help. */
export function isPassing(thrown: unknown): boolean {
  return isUnreachable(thrown) || (thrown instanceof SpotreelError && isPassingStatus(thrown.status));
}

function isPassingStatus(status: number | undefined): boolean {
  return status !== undefined && (status >= 500 || status === 429);
}
