import { accountDomain } from '../account/domain';
import { implementWith } from '../account/implement';
import type { PublishingSettings } from '../platform/config/publishing-settings';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import { projectDomain } from '../project/domain';
import type { PublishingPlatform } from './publishing-platform';
import { createYouTube, type YouTubeOptions } from './youtube/youtube';

export interface PublishingOptions {
  /** Default: videos are published nowhere. */
  readonly publishing?: PublishingSettings;
  /** Milliseconds before the second and each further try of an upload. Default: about 80 minutes in all. */
  readonly publishingPausesMs?: readonly number[];
  /** Options of uploads to YouTube. */
  readonly youTubeOptions?: YouTubeOptions;
}

/** Channels of other platforms, and videos that are published there. */
export const publishingDomain = defineDomain({
  name: 'publishing',
  needs: [accountDomain, projectDomain],
  provide: (_needed, { publishing = {}, publishingPausesMs, youTubeOptions = {} }: PublishingOptions) => ({
    publishingPlatforms: platformsOf(publishing, youTubeOptions),
    publishingPausesMs,
  }),
});

export type PublishingServices = ServicesOf<typeof publishingDomain>;

/** Implements calls of this domain. */
export const implement = implementWith<PublishingServices>();

/** Platforms that have keys, in the order in which they are offered. */
function platformsOf({ youtube }: PublishingSettings, options: YouTubeOptions): readonly PublishingPlatform[] {
  return youtube ? [createYouTube(youtube, options)] : [];
}
