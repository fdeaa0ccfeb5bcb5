import type { ProblemCode } from '../problems/problem';

/**
 * Reason why an element was not loaded. `policy`: the page's Content Security Policy does not allow the server.
 * `version`: the server does not have this version. `time`: both tries took too long. `network`: the server did not
 * answer, or its files were changed on their way.
 */
export type ElementLoadFailure = Extract<ProblemCode, 'policy' | 'version' | 'time' | 'network'>;

/** Says why an element was not loaded. Its message is for developers. */
export class SpotreelLoadError extends Error {
  override readonly name = 'SpotreelLoadError';
  readonly code: ElementLoadFailure;

  constructor(code: ElementLoadFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
