/**
 * Decides which account is served next. A team with less than half of the slots comes before one with more; within a team
 * the same holds for accounts. The slots of all machines count. Nothing is held back: when only one of them waits, it gets
 * every slot.
 */
import type { Db, FetchOptions } from 'pg-boss';
import { SCHEMA } from './boss';
import { type QueueName, SHARED_PRIORITY } from './kinds';
import type { JobOwner } from './queue';

export interface Share {
  readonly id: string;
  /** The tenant. pg-boss counts jobs by the group's id alone. */
  readonly tier: string;
}

export function shareOf({ id, tenantId }: JobOwner): Share {
  return { id: `account-${id}`, tier: `tenant-${tenantId}` };
}

/** Jobs of one account in a queue; `account` and `tenant` are null for all jobs without an owner. */
export interface AccountLoad {
  readonly account: string | null;
  readonly tenant: string | null;
  readonly active: number;
  /** A job may begin now. */
  readonly waits: boolean;
}

export async function loadsOf(db: Db, queue: QueueName): Promise<readonly AccountLoad[]> {
  const { rows } = await db.executeSql(
    `select group_id as account, group_tier as tenant, count(*) filter (where state = 'active')::int as active,
      bool_or(state < 'active' and start_after <= ${SCHEMA}.job_now()) as waits
      from ${SCHEMA}.job where name = $1 and state <= 'active' group by group_id, group_tier`,
    [queue],
  );
  return rows;
}

export type Turn = Pick<FetchOptions, 'ignoreGroups' | 'minPriority'>;

/** In which order to look for a job; empty if none waits. `slots`: of one machine, in case no other runs. */
export function turnsOf(loads: readonly AccountLoad[], slots: number): readonly Turn[] {
  if (!loads.some(({ waits }) => waits)) return [];
  const waiting = loads.filter(({ account, waits }) => account !== null && waits);
  const active = loads.reduce((sum, load) => sum + load.active, 0);
  const half = Math.max(1, Math.floor(Math.max(slots, active + 1) / 2));
  const inSmallTeams = waiting.filter(({ tenant }) => activeOf(loads, tenant) < half);
  const served = inSmallTeams.length > 0 ? inSmallTeams : waiting.filter((load) => load.active < half);
  const ignoreGroups = waiting.flatMap((load) => (served.includes(load) || load.account === null ? [] : load.account));
  if (served.length === 0 || ignoreGroups.length === 0) return [{}];
  return [{ ignoreGroups, minPriority: SHARED_PRIORITY }, {}];
}

function activeOf(loads: readonly AccountLoad[], tenant: string | null): number {
  return loads.reduce((sum, load) => (load.tenant === tenant ? sum + load.active : sum), 0);
}
