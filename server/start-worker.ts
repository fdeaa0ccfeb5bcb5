import path from 'node:path';
import { systemClock } from '@spotreel/sdk/internal/base';
import { closeAll } from './close-all';
import { measureServer } from './health';
import { openParts, type Teardown } from './open-parts';
import type { Config } from './platform/config/config';
import { listen } from './platform/http/listen';
import { openJobQueue } from './platform/jobs/boss-queue';
import type { Log } from './platform/log/log';
import { watchMachine } from './platform/machine/alarms';
import { daily, sweepWork } from './sweep';
import { isDatabaseCurrent } from './version/is-database-current';
import { otherVersion } from './version/watch-version';
import { createWorkerDoor } from './worker-door';
import { openWorkerRendering, type WorkerParts } from './worker-rendering';

export interface TakenJobs extends Pick<RunningWorker, 'outdated'> {
  /** Measurements of this process, in the text format of Prometheus. */
  measured(): Promise<string>;
}

export interface RunningWorker {
  readonly greeting: string;
  /** Settles with the reason for which the worker must not go on; never as long as it may. */
  readonly outdated: Promise<string>;
  /** Takes no more jobs and puts those that run back. */
  stop(): Promise<void>;
}

const OTHER_VERSION =
  'The database was written by another version of Spotreel, or by none yet. Start a server of this version on it, then this worker.';

/**
 * A process without an address that takes jobs from the queue of a server. Rejects with an Error in plain words when
 * database and files are not shared, or when the server's version is another one. It rejects too when nothing can be
 * rendered here.
 */
export async function startWorker(config: Config, log: Log, dist: string): Promise<RunningWorker> {
  if (!config.databaseUrl || !config.s3) {
    throw new Error(
      'A worker shares the database and the files of a server: it needs its DATABASE_URL and S3_* variables.',
    );
  }
  if (config.renderProcesses === 0) throw new Error('A worker paints: RENDER_PROCESSES must be 1 or more.');
  const teardown: Teardown = [];
  const stop = async () => {
    for (const undo of teardown.splice(0).reverse()) await undo();
  };
  try {
    const parts = await openParts(config, log, dist, teardown);
    const { outdated, measured } = await takeJobs(parts, teardown);
    teardown.push(watchMachine(config.dataDir, log));
    if (config.metricsPort !== undefined) {
      const door = createWorkerDoor(config.metricsToken, measured);
      const { port, close } = await listen({ host: config.host, port: config.metricsPort }, door);
      log.info({ port }, 'answers /metrics');
      teardown.push(close);
    }
    const greeting = `Spotreel renders for the server of this database, ${config.renderProcesses} at a time`;
    return { greeting, outdated, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Begins to take jobs, until `teardown`. */
export async function takeJobs(parts: WorkerParts, teardown: Teardown, lookMs?: number): Promise<TakenJobs> {
  const { connection, library, log } = parts;
  const isCurrent = () => isDatabaseCurrent(connection.db, library.manifest.hash);
  if (!(await isCurrent())) throw new Error(OTHER_VERSION);
  const jobs = await openJobQueue(connection, log, { tracing: parts.tracing });
  teardown.push(jobs.close);
  parts.parsing.countIn(jobs.meters);
  const { renders, conversions } = await openWorkerRendering(parts, jobs);
  teardown.push(() => closeAll([renders.close, conversions.close]));
  await renders.start();
  await conversions.start();
  teardown.push(daily(() => sweepWork({ ...parts, renders, clock: systemClock })));
  const outdated = otherVersion({ isCurrent, log, teardown, lookMs });
  return {
    outdated: outdated.then(() => OTHER_VERSION),
    measured: async () =>
      jobs.meters.text(
        await measureServer({
          connection,
          jobs,
          renders,
          parsing: parts.parsing,
          blenderState: parts.blenderState,
          dataDir: path.dirname(parts.workDir),
        }),
      ),
  };
}
