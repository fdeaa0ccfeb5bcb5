import type { PublishingSettings } from '../platform/config/publishing-settings';
import type { PublishingPlatform } from './publishing-platform';
import { createYouTube, type YouTubeOptions } from './youtube/youtube';

/** The platforms that have keys. */
export function createPublishingPlatforms(
  { youtube }: PublishingSettings,
  options: YouTubeOptions,
): PublishingPlatform[] {
  return youtube ? [createYouTube(youtube, options)] : [];
}
