/**
 * Decides which account is served next when a worker is busy already. A team with less than half of the slots comes
 * before one with more; within a team the same holds for accounts. Nothing is held back: when only one of them waits,
 * it gets every slot.
 */
import type { FetchOptions } from 'pg-boss';
import { type QueueName, SHARED_PRIORITY } from './kinds';
import type { ClaimedJob, JobOwner } from './queue';

export interface Share {
  readonly id: string;
  /** The tenant. pg-boss counts jobs by the group's id alone. */
  readonly tier: string;
}

export function shareOf({ id, tenantId }: JobOwner): Share {
  return { id: `account-${id}`, tier: `tenant-${tenantId}` };
}

export type Turn = Pick<FetchOptions, 'groupConcurrency' | 'ignoreGroups' | 'minPriority'>;

/** In which order to look for a job. `accountsOf`: groups that wait in the queue, of these tenants. */
export async function turnsOf(
  queue: QueueName,
  running: readonly ClaimedJob[],
  slots: number,
  accountsOf: (queue: QueueName, tenants: readonly string[]) => Promise<string[]>,
): Promise<Turn[]> {
  if (running.length === 0) return [{}];
  const half = Math.max(1, Math.floor(slots / 2));
  const fair: Turn = { groupConcurrency: half, minPriority: SHARED_PRIORITY };
  const crowded = [...tenantCounts(running)].flatMap(([tenant, count]) => (count >= half ? [tenant] : []));
  if (crowded.length === 0) return [fair, {}];
  return [{ ...fair, ignoreGroups: await accountsOf(queue, crowded) }, fair, {}];
}

function tenantCounts(running: readonly ClaimedJob[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tenant } of running) if (tenant) counts.set(tenant, (counts.get(tenant) ?? 0) + 1);
  return counts;
}
