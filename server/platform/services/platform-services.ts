import type { Clock } from '@spotreel/sdk/internal/base';
import type { Database } from '../data/database';
import type { JobQueue } from '../jobs/queue';
import type { Log } from '../log/log';
import type { Quotas } from '../quota/quotas';
import type { Storage } from '../storage/storage';

/** Services that every domain works with. A domain adds its own to it. */
export interface PlatformServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: JobQueue;
  readonly storage: Storage;
  readonly quotas: Quotas;
  /** Folder for files that are not complete yet. */
  readonly workDir: string;
  /** Check every answer against the contract before it is sent, and not only a sample. */
  readonly verifyAnswers: boolean;
}
