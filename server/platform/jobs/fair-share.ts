/**
 * Decides whose job is served next. First comes a picture that is waited for on the page. Then comes the tenant with the
 * fewest jobs at work, and in it the account with the fewest. Where they are equal, the one that was served less lately
 * comes first. Of one account, the video with the least work left comes first, less what it has waited: none waits for ever. Work in the
 * background gets one slot in a while. Nothing is held back: what waits alone gets every slot.
 */
import type { Db, FetchOptions } from 'pg-boss';
import { SCHEMA } from './boss';
import { SHARED_PRIORITY } from './priority';
import type { JobOwner } from './queue';

export interface Share {
  /** Names an account, or one video of it: `account-7` or `account-7/12`. */
  readonly id: string;
  /** The tenant. pg-boss counts jobs by the group's id alone. */
  readonly tier: string;
}

/** `subjectId`: where subjects of an account take turns too. */
export function shareOf({ id, tenantId }: JobOwner, subjectId?: number): Share {
  const account = `account-${id}`;
  return { id: subjectId === undefined ? account : `${account}/${subjectId}`, tier: `tenant-${tenantId}` };
}

export function accountOf(group: string): string {
  return group.split('/', 1)[0] ?? group;
}

/** Jobs of one group in a queue; `group` and `tenant` are null for all jobs without an owner. */
export interface GroupLoad {
  readonly group: string | null;
  readonly tenant: string | null;
  /** True for jobs below `SHARED_PRIORITY`. */
  readonly isBackground: boolean;
  readonly active: number;
  /** Waiting time of the first of its jobs that may begin now; null if none may. */
  readonly waitedSeconds: number | null;
  /** Remaining work, jobs at work included; see `NewJob.workSeconds`. */
  readonly workSeconds: number;
}

export async function loadsOf(db: Db, queue: string): Promise<readonly GroupLoad[]> {
  const { rows } = await db.executeSql(
    `select group_id as "group", group_tier as tenant, priority < ${SHARED_PRIORITY} as "isBackground",
      count(*) filter (where state = 'active')::int as active,
      extract(epoch from ${SCHEMA}.job_now() - min(greatest(created_on, start_after))
        filter (where state < 'active' and start_after <= ${SCHEMA}.job_now()))::float8 as "waitedSeconds",
      sum(coalesce((data->>'workSeconds')::float8, 1))::float8 as "workSeconds"
      from ${SCHEMA}.job where name = $1 and state <= 'active' group by 1, 2, 3`,
    [queue],
  );
  return rows;
}

export type Turn = Pick<FetchOptions, 'ignoreGroups' | 'minPriority' | 'maxPriority'>;

export interface FairShare {
  /** In which order to look for a job; empty if none waits. */
  turns(loads: readonly GroupLoad[]): readonly Turn[];
  /** Counts a job that this process was given. */
  served(job: ServedJob): void;
}

export interface ServedJob {
  /** Undefined for a job without an owner. */
  readonly account: string | undefined;
  readonly tenant: string | undefined;
  readonly isBackground: boolean;
  readonly workSeconds: number;
}

/** Background work that has waited for so long gets a slot before a video. */
const PATIENCE_SECONDS = 60;

/** But not more often than once in so many jobs. */
const JOBS_BETWEEN = 3;

/** After so long, half of what was served is forgotten. */
const HALF_LIFE_MS = 60_000;

/** Groups that one fetch ignores: its statement stays small. */
const MOST_IGNORED = 1000;

/** `now`: milliseconds. */
export function createFairShare(now: () => number = Date.now): FairShare {
  const ledger = createLedger(now);
  let jobsSinceBackground = JOBS_BETWEEN;
  return {
    turns(loads) {
      const waiting = loads.filter(({ waitedSeconds }) => waitedSeconds !== null);
      if (waiting.length === 0) return [];
      const isDue = jobsSinceBackground >= JOBS_BETWEEN && isBackgroundDue(loads);
      return [...(isDue ? [{ maxPriority: SHARED_PRIORITY - 1 }] : []), ...sharedTurn(loads, ledger), {}];
    },
    served({ account, tenant, isBackground, workSeconds }) {
      jobsSinceBackground = isBackground ? 0 : jobsSinceBackground + 1;
      if (account) ledger.add(account, workSeconds);
      if (tenant) ledger.add(tenant, workSeconds);
    },
  };
}

function isBackgroundDue(loads: readonly GroupLoad[]): boolean {
  const background = loads.filter(({ isBackground }) => isBackground);
  if (background.some(({ active }) => active > 0)) return false;
  return background.some(({ waitedSeconds }) => (waitedSeconds ?? 0) >= PATIENCE_SECONDS);
}

type Owned = GroupLoad & { readonly group: string; readonly tenant: string; readonly waitedSeconds: number };

function isOwnedAndWaits(load: GroupLoad): load is Owned {
  return load.group !== null && load.tenant !== null && load.waitedSeconds !== null && !load.isBackground;
}

/** Nothing where there is no choice. */
function sharedTurn(loads: readonly GroupLoad[], ledger: Ledger): readonly Turn[] {
  const waiting = loads.filter(isOwnedAndWaits);
  if (waiting.length < 2) return [];
  const ranked = waiting
    .map((load) => ({ load, rank: rankOf(load, loads, ledger) }))
    .toSorted((one, other) => compareRanks(one.rank, other.rank));
  const ignoreGroups = ranked.slice(1, MOST_IGNORED + 1).map(({ load }) => load.group);
  return [{ ignoreGroups, minPriority: SHARED_PRIORITY }];
}

/** The lowest comes first; a number counts where all before it are equal. */
function rankOf({ group, tenant, waitedSeconds, workSeconds }: Owned, loads: readonly GroupLoad[], ledger: Ledger) {
  const account = accountOf(group);
  const activeOf = (belongs: (load: GroupLoad) => boolean) =>
    loads.reduce((sum, load) => (belongs(load) ? sum + load.active : sum), 0);
  return [
    activeOf((load) => load.tenant === tenant),
    ledger.of(tenant),
    activeOf((load) => load.group !== null && accountOf(load.group) === account),
    ledger.of(account),
    workSeconds - waitedSeconds,
  ];
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((value, at) => value !== other[at]);
  return differing < 0 ? 0 : (one[differing] ?? 0) - (other[differing] ?? 0);
}

interface Ledger {
  add(name: string, seconds: number): void;
  /** Seconds of work that were given lately. */
  of(name: string): number;
}

/** Rest of an entry when it is dropped. */
const FORGOTTEN_SECONDS = 0.1;

/** Ledger of the served seconds, with a half-life. It has no group that was not served lately. */
function createLedger(now: () => number): Ledger {
  const entries = new Map<string, number>();
  let sinceMs = now();
  const forget = () => {
    const left = 0.5 ** ((now() - sinceMs) / HALF_LIFE_MS);
    sinceMs = now();
    for (const [name, seconds] of entries) {
      if (seconds * left < FORGOTTEN_SECONDS) entries.delete(name);
      else entries.set(name, seconds * left);
    }
  };
  return {
    add(name, seconds) {
      forget();
      entries.set(name, (entries.get(name) ?? 0) + seconds);
    },
    of: (name) => entries.get(name) ?? 0,
  };
}
