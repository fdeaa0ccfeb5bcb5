import type { PublishingPlatformName } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../platform/http/api-error';
import type { PublishingPlatform } from './publishing-platform';

/** Throws `publishing_unavailable`. */
export function requirePlatform(
  platforms: readonly PublishingPlatform[],
  name: PublishingPlatformName,
): PublishingPlatform {
  const found = platforms.find(({ platform }) => platform === name);
  if (!found) throw new ApiError('publishing_unavailable');
  return found;
}
