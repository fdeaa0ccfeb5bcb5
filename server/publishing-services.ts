/** The services of platforms where videos are published. */
import type { Clock } from '@spotreel/sdk/internal/base';
import type { KeyRings } from './account/session/keys';
import { createSecretBox } from './account/session/secret-box';
import type { PublishingSettings } from './platform/config/publishing-settings';
import type { Database } from './platform/data/database';
import type { JobQueue } from './platform/jobs/queue';
import type { Log } from './platform/log/log';
import type { Storage } from './platform/storage/storage';
import { createPublishingPlatforms } from './publishing/create-platforms';
import { createPublishingWork } from './publishing/jobs/publishing-work';
import type { YouTubeOptions } from './publishing/youtube/youtube';
import type { Services } from './services';

interface PublishingParts {
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly keyRings: KeyRings;
  readonly log: Log;
  readonly storage: Storage;
  readonly pollMs?: number;
  readonly publishing?: PublishingSettings;
  readonly publishingPausesMs?: readonly number[];
  readonly youTubeOptions?: YouTubeOptions;
}

type Made = Pick<Services, 'publishingPlatforms' | 'secretBox' | 'publishingJobs'>;

export function createPublishingServices(parts: PublishingParts): Made {
  const { publishing = {}, youTubeOptions = {} } = parts;
  const publishingPlatforms = createPublishingPlatforms(publishing, youTubeOptions);
  const secretBox = createSecretBox(parts.keyRings.of('stored_secret'));
  return { publishingPlatforms, secretBox, ...createPublishingWork({ ...parts, publishingPlatforms, secretBox }) };
}
