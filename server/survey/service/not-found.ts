import { ApiError } from '../../platform/http/api-error';

/** The message for clients of the survey service: 'Survey not found', with what was looked for. */
export function resourceNotFound(
  type: 'Environment' | 'Survey' | 'Display' | 'Response' | 'File',
  id: string,
): ApiError {
  return new ApiError('not_found', {
    message: `${type} not found`,
    details: { resource_id: [id], resource_type: [type] },
  });
}
