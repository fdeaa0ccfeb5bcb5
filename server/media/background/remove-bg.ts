/** remove.bg (https://www.remove.bg/api): a picture is sent there and comes back without its background. */
import type { RemoveBgSettings } from '../../platform/config/background-settings';
import type { Log } from '../../platform/log/log';
import type { SubjectFinder } from './background-remover';
import { createPictureService, type PictureServiceLimits } from './picture-service';

export function createRemoveBg(
  { apiKey, apiUrl }: RemoveBgSettings,
  log: Log,
  limits?: PictureServiceLimits,
): SubjectFinder {
  const service = {
    name: 'remove.bg',
    url: `${apiUrl}/v1.0/removebg`,
    headers: { 'x-api-key': apiKey },
    field: 'image_file',
    fields: { size: 'auto', format: 'png' },
    hasNoSubject: (_status: number, codes: readonly string[]) => codes.includes('unknown_foreground'),
  };
  return createPictureService(service, log, limits);
}
