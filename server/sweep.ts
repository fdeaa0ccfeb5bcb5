import { lt } from 'drizzle-orm';
import { idempotencyKey, quotaUse } from './platform/data/tables';
import type { Log } from './platform/log/log';
import { removeOlder } from './platform/storage/remove-older';
import type { RenderHost } from './render/render-host';
import type { Services } from './services';

interface WorkSwept extends Pick<Services, 'storage' | 'clock' | 'log' | 'workDir'> {
  readonly renders: Pick<RenderHost, 'sweep'>;
}

type Swept = WorkSwept & Pick<Services, 'db' | 'jobs' | 'tidyDatabase' | 'modules'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Drops what has expired and is no longer used. */
export async function sweep(swept: Swept): Promise<void> {
  const { db, jobs, clock, log } = swept;
  const now = new Date(clock.now());
  await sweepWork(swept);
  await runAll(log, [
    ...swept.modules.daily,
    () => jobs.tidy(),
    () => swept.tidyDatabase(),
    () => db.delete(quotaUse).where(lt(quotaUse.endsAt, now)),
    () => db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, new Date(clock.now() - DAY_MS))),
  ]);
}

/** Files that were being written when something went wrong, on this machine: nothing takes a day. */
export async function sweepWork({ storage, clock, log, workDir, renders }: WorkSwept): Promise<void> {
  const before = clock.now() - DAY_MS;
  await runAll(log, [
    () => removeOlder(workDir, before),
    async () => storage.sweepIncoming?.(before),
    () => renders.sweep(clock.now()),
  ]);
}

/** A duty that fails does not keep the others from being done. */
async function runAll(log: Log, steps: readonly (() => PromiseLike<unknown>)[]): Promise<void> {
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      log.warn({ err: error }, 'sweeping failed');
    }
  }
}

/** Now, and once a day; returns the function that ends it. `run` never rejects. */
export function daily(run: () => Promise<void>): () => void {
  void run();
  const timer = setInterval(() => void run(), DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
