import type { AuthServices } from '../account/services';
import type { SecretBox } from '../account/session/secret-box';
import type { ProjectServices } from '../project/services';
import type { PublishingPlatform } from './publishing-platform';

export type PublishingServices = AuthServices &
  Pick<ProjectServices, 'jobs'> & {
    /** Those that the operator has set up, in the order in which they are offered. */
    readonly publishingPlatforms: readonly PublishingPlatform[];
    readonly secretBox: SecretBox;
  };

/** Uploads videos in the background. */
export interface PublishingWork {
  readonly publishingJobs: { start(): void; close(): Promise<void> };
}
