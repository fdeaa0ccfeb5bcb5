import { ApiError } from '../http/api-error';

/** The refusal of what costs too much to read; `field` is where it is. */
export function tooComplex(field: string, why: string): ApiError {
  return new ApiError('input_too_complex', { details: { [field]: [why] } });
}
