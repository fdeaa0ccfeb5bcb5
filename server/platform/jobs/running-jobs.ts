/** The jobs that this process runs at the moment. */

import type { ClaimedJob } from './queue';
import { type JobRunOptions, runJob } from './run-job';

export interface RunningJobs {
  list(): ClaimedJob[];
  /** Runs a job. `afterwards` is called when it has ended in whatever way. */
  begin(job: ClaimedJob, isStopping: () => boolean, afterwards: () => void): void;
  /** Aborts the jobs that `matches` and waits for them. */
  abort(matches: (job: ClaimedJob) => boolean): Promise<void>;
  /** Extends the claims, and aborts the jobs that another worker has claimed since. */
  renew(queue: string): Promise<void>;
}

interface RunningJob {
  readonly job: ClaimedJob;
  readonly controller: AbortController;
  readonly settled: Promise<void>;
}

export function createRunningJobs(options: JobRunOptions): RunningJobs {
  const { jobs, log } = options;
  const running = new Set<RunningJob>();
  const list = () => [...running].map(({ job }) => job);
  return {
    list,
    begin(job, isStopping, afterwards) {
      const controller = new AbortController();
      const settled = runJob(options, job, controller, isStopping).catch((error: unknown) =>
        log.error({ err: error, job: job.id }, 'a job could not be ended'),
      );
      const entry = { job, controller, settled };
      running.add(entry);
      void settled.then(() => {
        running.delete(entry);
        afterwards();
      });
    },
    async abort(matches) {
      const found = [...running].filter(({ job }) => matches(job));
      for (const { controller } of found) controller.abort();
      await Promise.all(found.map(({ settled }) => settled));
    },
    async renew(queue) {
      const entries = [...running];
      if (entries.length === 0) return;
      // a queue that cannot be reached says nothing about who has the jobs
      const renewed = await jobs.renew(queue, list()).catch(() => undefined);
      for (const { job, controller } of entries) if (renewed && !renewed.has(job.id)) controller.abort();
    },
  };
}
