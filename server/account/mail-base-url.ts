import { ApiError } from '../platform/http/api-error';
import type { RequestContext } from '../platform/http/request-context';

/** Start of the links in emails. Throws `mail_unavailable` where only the operator could name it. */
export function mailBaseUrlOf({ mailBaseUrl }: RequestContext): string {
  if (!mailBaseUrl) throw new ApiError('mail_unavailable');
  return mailBaseUrl;
}
