import { ApiError } from '../../platform/http/api-error';

export function invalid(messages: readonly string[]): ApiError {
  return new ApiError('animation_invalid', { details: { document: [...messages] } });
}
