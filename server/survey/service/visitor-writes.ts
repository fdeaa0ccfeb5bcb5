/** Limits on writes of visitors without a login: for each network, and for each environment. */

import { networkOf } from '../../platform/http/network';
import type { RequestContext } from '../../platform/http/request-context';
import type { SurveyServices } from '../domain';

type Parts = Pick<SurveyServices, 'quotas'>;

/** Counts a request that writes. The network is asked first, so that a flood takes nothing from the environment. Throws `quota_exceeded`. */
export async function spendWrite(
  { quotas }: Parts,
  environmentId: string,
  { address }: Pick<RequestContext, 'address'>,
  bytes: number,
): Promise<void> {
  const network = networkOf(address);
  await quotas.spend('survey_network_rows_minute', network, 1);
  await quotas.spend('survey_network_rows_day', network, 1);
  await quotas.spend('survey_network_bytes_minute', network, bytes);
  await quotas.spend('survey_network_bytes_day', network, bytes);
  await quotas.spend('survey_rows_minute', environmentId, 1);
  await quotas.spend('survey_rows_day', environmentId, 1);
  await quotas.spend('survey_bytes_minute', environmentId, bytes);
  await quotas.spend('survey_bytes_day', environmentId, bytes);
}

/** Bytes of a body as it came. */
export function bodyBytes({ headers }: Request, body: unknown): number {
  const length = Number(headers.get('content-length') ?? 0);
  return length > 0 ? length : Buffer.byteLength(JSON.stringify(body ?? null));
}
