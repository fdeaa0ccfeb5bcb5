/** How a server is: whether it can work, and what it measures. */
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
  const { queued, active, dead } = await jobs.counts();
  return {
    spotreel_jobs_queued: queued,
    spotreel_jobs_active: active,
    spotreel_jobs_dead: dead,
    spotreel_memory_bytes: process.memoryUsage().rss,
  };
}
