import type { ChangeRecord, DeliveryRefusal } from './queue-record';

/**
 * One step of a response, usually one answer, that the service refused for good. `key`: of the response, of which several
 * steps may have been refused; `atMs`: when it was given, in milliseconds since 1970.
 */
export interface RefusedAnswers extends Pick<ChangeRecord, 'key' | 'surveyId' | 'atMs' | 'change'> {
  readonly refusal: DeliveryRefusal | null;
}
