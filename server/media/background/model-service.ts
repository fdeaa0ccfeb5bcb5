/**
 * A model of the operator that answers HTTP, such as rembg's server. It gets a picture in a form. It answers a PNG or WebP with
 * a clear background, or 422 for a picture without a subject.
 */
import type { ModelServiceSettings } from '../../platform/config/background-settings';
import type { Log } from '../../platform/log/log';
import type { SubjectFinder } from './background-remover';
import { createPictureService, type PictureServiceLimits } from './picture-service';

const NO_SUBJECT = 422;

export function createModelService(
  { url, key, field }: ModelServiceSettings,
  log: Log,
  limits?: PictureServiceLimits,
): SubjectFinder {
  const service = {
    name: 'BACKGROUND_SERVICE_URL',
    url,
    headers: key ? { authorization: `Bearer ${key}` } : {},
    field,
    hasNoSubject: (status: number) => status === NO_SUBJECT,
  };
  return createPictureService(service, log, limits);
}
