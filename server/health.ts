/** How a server is: whether it can work, and what it measures. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import type { Database } from './platform/data/database';
import type { JobQueue } from './platform/jobs/queue';
import { hasRoom } from './platform/storage/has-room';
import type { Services } from './services';

export async function whyNotReady(db: Database, workDir: string): ReturnType<Services['notReady']> {
  const answers = await db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  if (!answers) return 'database';
  return (await hasRoom(workDir)) ? undefined : 'storage_full';
}

export async function measure(jobs: JobQueue): ReturnType<Services['gauges']> {
  const { queued, active, dead, oldestSeconds } = await jobs.counts();
  const delaySeconds = eventLoop.percentile(99) / 1e9;
  eventLoop.reset();
  return {
    spotreel_jobs_queued: queued,
    spotreel_jobs_active: active,
    spotreel_jobs_dead: dead,
    spotreel_jobs_oldest_seconds: oldestSeconds,
    spotreel_memory_bytes: process.memoryUsage().rss,
    spotreel_event_loop_p99_seconds: delaySeconds,
  };
}

/** By how much timers were late since the numbers were read last, in nanoseconds. */
const eventLoop = monitorEventLoopDelay({ resolution: 20 });
eventLoop.enable();
