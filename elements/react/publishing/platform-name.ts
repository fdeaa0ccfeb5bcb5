import type { Publishing, PublishingPlatformName } from '@spotreel/sdk/contract';

/** How people call a platform. */
export function platformName({ platforms }: Pick<Publishing, 'platforms'>, platform: PublishingPlatformName): string {
  return platforms.find((one) => one.platform === platform)?.name ?? 'YouTube';
}
