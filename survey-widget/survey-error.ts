import { SpotreelError, type SpotreelErrorOptions } from '@spotreel/sdk/base';

/** The error catalogue of the widget. */
export type SurveyErrorCode =
  /** A call of the service failed, was never answered or took too long; `status`, `url` and `responseMessage` say more. */
  | 'network_error'
  /** `init` without `environmentId` or `apiHost`; `field` names it. */
  | 'missing_field'
  /** An attribute without a person: `init` had no `userId`. */
  | 'missing_person'
  /** A command before `init`. */
  | 'not_initialized'
  /** A page address is compared in a way that this version does not know. */
  | 'invalid_match_type'
  /** That a survey was shown is not known to the service, or not to this browser any more. The survey stays open. */
  | 'display_failed'
  /** A rule leads to a question that the survey does not have. The survey continues with the next question. */
  | 'question_not_found'
  /** Answers could not be sent yet. They are kept and sent later. */
  | 'response_failed'
  /** The service refused answers for good. They are kept for 30 days, and sent again when the page says so. */
  | 'response_refused'
  /** A survey could not be shown, or broke while it was. */
  | 'survey_failed';

export interface SurveyErrorOptions extends SpotreelErrorOptions {
  readonly field?: string;
  readonly url?: string;
  readonly responseMessage?: string;
  readonly serviceCode?: unknown;
}

/** What `errorHandler` and the event `error` are given. Nothing of the widget is ever thrown at the page. */
export class SurveyError extends SpotreelError<SurveyErrorCode> {
  /** With `missing_field`: the option that is missing. Else absent. */
  declare readonly field?: string;
  /** Address of the failed call. Absent where no call was made. */
  declare readonly url?: string;
  /** What the service itself said. */
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
