/** Health of a server: whether it can work, and what it measures. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql, sum } from 'drizzle-orm';
import type { Database, DatabaseConnection } from './platform/data/database';
import type { JobQueue, QueueCounts } from './platform/jobs/queue';
import { machineGauges } from './platform/machine/machine';
import type { Gauge } from './platform/metrics/meters';
import type { ParsingPool } from './platform/parsing/parsing-pool';
import type { Quotas } from './platform/quota/quotas';
import { hasRoom } from './platform/storage/has-room';
import { cachedSegment } from './project/renders/tables';
import type { BlenderState } from './render/find-renderer';
import type { RenderHost } from './render/render-host';
import type { Services } from './services';

export async function whyNotReady(db: Database, workDir: string): ReturnType<Services['notReady']> {
  const answers = await db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  if (!answers) return 'database';
  return (await hasRoom(workDir)) ? undefined : 'storage_full';
}

interface Measured {
  readonly connection: DatabaseConnection;
  readonly jobs: JobQueue;
  readonly renders: Pick<RenderHost, 'painters'>;
  readonly parsing: Pick<ParsingPool, 'processes' | 'waiting'>;
  /** Absent from a worker, which answers no calls. */
  readonly quotas?: Pick<Quotas, 'gauges'>;
  /** Undefined where none is configured: it is not measured. */
  readonly blenderState: BlenderState | undefined;
  readonly dataDir: string;
}

export async function measureServer({
  connection,
  jobs,
  renders,
  parsing,
  blenderState,
  quotas,
  dataDir,
}: Measured): Promise<readonly Gauge[]> {
  const { queued, active, dead, oldestSeconds, queues } = await jobs.counts();
  const delaySeconds = eventLoop.percentile(99) / 1e9;
  eventLoop.reset();
  return [
    { name: 'spotreel_jobs_queued', value: queued },
    { name: 'spotreel_jobs_active', value: active },
    { name: 'spotreel_jobs_dead', value: dead },
    { name: 'spotreel_jobs_oldest_seconds', value: oldestSeconds },
    ...queues.flatMap(queueGauges),
    ...gaugesByState('spotreel_painters', renders.painters()),
    ...gaugesByState('spotreel_parsers', parsing.processes()),
    { name: 'spotreel_parser_requests_waiting', value: parsing.waiting },
    ...(blenderState ? [{ name: 'spotreel_blender_works' as const, value: blenderState === 'works' ? 1 : 0 }] : []),
    { name: 'spotreel_segment_cache_bytes', value: await cachedBytes(connection.db) },
    ...((await quotas?.gauges()) ?? []),
    ...gaugesByState('spotreel_database_connections', connection.connections?.() ?? {}),
    ...(await machineGauges(dataDir)),
    { name: 'spotreel_event_loop_p99_seconds', value: delaySeconds },
  ];
}

function queueGauges({ queue, waiting, active, oldestSeconds }: QueueCounts): readonly Gauge[] {
  return [
    { name: 'spotreel_queue_jobs', labels: { queue, state: 'waiting' }, value: waiting },
    { name: 'spotreel_queue_jobs', labels: { queue, state: 'active' }, value: active },
    { name: 'spotreel_queue_oldest_seconds', labels: { queue }, value: oldestSeconds },
  ];
}

function gaugesByState(
  name: 'spotreel_painters' | 'spotreel_parsers' | 'spotreel_database_connections',
  values: Readonly<Record<string, number>>,
): readonly Gauge[] {
  return Object.entries(values).map(([state, value]) => ({ name, labels: { state }, value }));
}

async function cachedBytes(db: Database): Promise<number> {
  const [row] = await db.select({ bytes: sum(cachedSegment.sizeBytes).mapWith(Number) }).from(cachedSegment);
  return row?.bytes ?? 0;
}

/** By how much timers were late since the numbers were read last, in nanoseconds. */
const eventLoop = monitorEventLoopDelay({ resolution: 20 });
eventLoop.enable();
