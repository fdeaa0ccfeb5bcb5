import { SpotreelError, type SpotreelErrorOptions, type SurveyErrorCode } from '@spotreel/sdk/internal/base';

export type { SurveyErrorCode };

export interface SurveyErrorOptions extends SpotreelErrorOptions {
  readonly field?: string;
  readonly url?: string;
  readonly responseMessage?: string;
  readonly serviceCode?: unknown;
}

/**
 * Error of `errorHandler` and of the event `error`. Nothing of the widget is ever thrown at the page.
 *
 * @example
 * ```ts
 * import { SurveyError, surveys } from '@spotreel/survey-widget';
 *
 * const init = (environmentId: string) =>
 *   surveys.init({
 *     environmentId,
 *     apiHost: 'https://videos.example.com',
 *     errorHandler: (error) => error instanceof SurveyError && console.warn(error.code),
 *   });
 * ```
 */
export class SurveyError extends SpotreelError<SurveyErrorCode> {
  /** With `missing_field`: the option that is missing. Else absent. */
  declare readonly field?: string;
  /** Address of the failed call. Absent where no call was made. */
  declare readonly url?: string;
  /** Message of the service itself. */
  declare readonly responseMessage?: string;
  /** `code` of the service's own error body; absent where something else answered, or nothing. */
  declare readonly serviceCode?: unknown;

  constructor(code: SurveyErrorCode, message: string, { cause, ...details }: SurveyErrorOptions = {}) {
    super(code, message, cause ? { cause } : {});
    Object.assign(this, details);
  }
}

/** Whatever was thrown, as an error of the catalogue. */
export function toSurveyError(thrown: unknown, code: SurveyErrorCode, message: string): SurveyError {
  return thrown instanceof SurveyError ? thrown : new SurveyError(code, message, { cause: thrown });
}
