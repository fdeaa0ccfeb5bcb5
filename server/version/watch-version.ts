import type { Log } from '../platform/log/log';

/** Milliseconds between two looks at the version of the database. */
const LOOK_MS = 10_000;

export interface VersionWatch {
  /** True if the database is still of this version. */
  readonly isCurrent: () => Promise<boolean>;
  readonly log: Log;
  readonly teardown: (() => unknown)[];
  /** Default 10,000. */
  readonly lookMs?: number | undefined;
}

/** Resolves once a server of another version has written the database; never before `teardown` otherwise. */
export function otherVersion({ isCurrent, log, teardown, lookMs = LOOK_MS }: VersionWatch): Promise<void> {
  return new Promise((resolve) => {
    const look = async () => {
      if (!(await isCurrent())) resolve();
    };
    const timer = setInterval(() => {
      look().catch((error: unknown) => log.warn({ err: error }, 'the version of the database cannot be read'));
    }, lookMs);
    teardown.push(() => clearInterval(timer));
  });
}
