import { SpotreelError } from '../../base/errors';

/** Creates the error of a missing answer, in the words of docs/rules/limits-and-messages.md#messages. */
export function networkError(cause?: unknown): SpotreelError<'network_error'> {
  return new SpotreelError('network_error', 'Network Error', { cause });
}

export function abortedError(cause?: unknown): SpotreelError<'aborted'> {
  return new SpotreelError('aborted', 'Request aborted', { cause });
}

export function timeoutError(timeoutMs: number): SpotreelError<'timeout'> {
  return new SpotreelError('timeout', `timeout of ${timeoutMs}ms exceeded`);
}
