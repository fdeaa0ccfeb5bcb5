import { ApiError } from '../../platform/http/api-error';
import type { SurveyServices } from '../services';

/** Before a file is sent. Throws `storage_limit` where files of answers fill what the environment may have. */
export async function requireFileRoom(
  { quotas }: Pick<SurveyServices, 'quotas'>,
  environmentId: string,
): Promise<void> {
  const { used, limit } = await quotas.stateOf('survey_storage', environmentId);
  if (limit < 0 || used < limit) return;
  throw new ApiError('storage_limit', { details: { limit: [String(limit)], used: [String(used)] } });
}
