import type { ErrorCode } from '@spotreel/sdk/internal/contract';
import * as z from 'zod';
import { ApiError } from '../../platform/http/api-error';
import { failed, type GoogleAnswer } from './ask-google';

const errorBody = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).min(1) }),
});

/** https://developers.google.com/youtube/v3/docs/errors. A reason that is not here is judged by the status. */
const REASONS: Readonly<Record<string, ErrorCode>> = {
  quotaExceeded: 'publishing_quota',
  dailyLimitExceeded: 'publishing_quota',
  uploadLimitExceeded: 'publishing_upload_limit',
  youtubeSignupRequired: 'publishing_channel_missing',
  channelClosed: 'publishing_channel_missing',
  channelSuspended: 'publishing_channel_missing',
  insufficientPermissions: 'publishing_reconnect',
  rateLimitExceeded: 'publishing_failed',
  userRateLimitExceeded: 'publishing_failed',
  backendError: 'publishing_failed',
};

/** The error of an answer that refuses a call of the API. */
export function youTubeError({ status, headers, json }: GoogleAnswer): ApiError {
  const body = errorBody.safeParse(json);
  const reason = body.success ? (body.data.error.errors[0]?.reason ?? '') : '';
  const code = REASONS[reason] ?? byStatus(status);
  const text = `YouTube answered ${status} ${reason}`;
  return code === 'publishing_failed' ? failed(text, headers) : new ApiError(code, { cause: new Error(text) });
}

/** An access token that is refused is too old: the next try brings another, or learns that the permission has ended. */
function byStatus(status: number): ErrorCode {
  return status === 400 || status === 403 ? 'publishing_rejected' : 'publishing_failed';
}
