/**
 * Quotas: what accounts, tenants, survey environments and networks may use. Calls that spend count periods. Triggers count what is
 * kept (`data/baseline/kept-counts.ts`), so a reservation is a row, and ends with it.
 */

import type { Clock } from '@spotreel/sdk/internal/base';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../data/database';
import { addUse, readUse } from '../data/quota-use';
import type { Log } from '../log/log';
import type { Gauge, Meters } from '../metrics/meters';
import { createLeases, type LeasedLimit, type Leases } from './leases';
import { createAlarm, createRefusals, NEAR, subjectOf } from './quota-alarm';
import {
  DEFAULT_QUOTA_LIMITS,
  endOfPeriod,
  type KeptQuota,
  type PeriodQuota,
  type QuotaLimits,
  type QuotaName,
  quotaCatalogue,
} from './quota-catalogue';

export interface QuotaUse {
  /** Bytes or rows, with what is reserved. */
  readonly used: number;
  /** -1: without limit. */
  readonly limit: number;
  /** Time at which the count begins anew; null: it follows what is kept. */
  readonly resetsAt: Date | null;
  /** Time at which it came near the limit; null: it is not near. */
  readonly nearSince: Date | null;
}

export interface Quotas {
  readonly limits: QuotaLimits;
  /** Shared with the limits of calls. */
  readonly leases: Leases;
  /** Takes an amount, mostly without a statement. Throws `quota_exceeded`. */
  spend(name: PeriodQuota, subjectId: string | number, amount: number): Promise<void>;
  /** The same, exactly, with what the transaction writes. */
  take(tx: Database, name: PeriodQuota, subjectId: string | number, amount: number): Promise<void>;
  /**
   * After a row was written in the same transaction: throws `quota_exceeded` or `storage_limit` where what is kept and
   * reserved passes the limit. `added`: what the row adds.
   */
  requireRoom(tx: Database, name: KeptQuota, subjectId: string | number, room: QuotaRoom): Promise<void>;
  /** `limit`: of quotas that a plan decides. */
  stateOf(name: QuotaName, subjectId: string | number, limit?: number): Promise<QuotaUse>;
  gauges(): Promise<readonly Gauge[]>;
}

export interface QuotaRoom {
  readonly added: number;
  /** Bytes; of quotas that a plan decides. */
  readonly limit?: number;
  /** The caller can still make room: a refusal is neither counted nor logged. Default: false. */
  readonly isTrial?: boolean;
}

export interface QuotaParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly meters: Meters;
  /** Default: those of the catalogue. */
  readonly limits?: QuotaLimits | undefined;
}

export function createQuotas({ limits = DEFAULT_QUOTA_LIMITS, ...parts }: QuotaParts): Quotas {
  const { db, clock } = parts;
  const alarm = createAlarm(parts);
  const exceeded = createRefusals(parts);
  const leases = createLeases({
    ...parts,
    onCounted: ({ measure, most }, subject, used, added) => {
      if (measure in quotaCatalogue) void alarm({ db, measure, subject, limit: most, used, added });
    },
  });
  return {
    limits,
    leases,
    ...periodQuotas({ clock, limits, leases, alarm, exceeded }),
    ...keptQuotas({ db, clock, limits, alarm, exceeded }),
    gauges: () => quotaGauges(db, clock.now(), limits),
  };
}

interface Deciding {
  readonly clock: Clock;
  readonly limits: QuotaLimits;
  readonly alarm: ReturnType<typeof createAlarm>;
  readonly exceeded: ReturnType<typeof createRefusals>;
}

function periodQuotas(deciding: Deciding & { readonly leases: Leases }): Pick<Quotas, 'spend' | 'take'> {
  const { clock, limits, leases, alarm, exceeded } = deciding;
  const endsMs = (name: PeriodQuota) => (nowMs: number) => endOfPeriod(quotaCatalogue[name].period, nowMs);
  return {
    async spend(name, id, amount) {
      const most = limits[name];
      if (most < 0) return;
      const limit: LeasedLimit = { measure: name, most, endsMs: endsMs(name) };
      const spent = await leases.spend(limit, subjectOf(name, id), amount);
      if (spent.isRefused) throw exceeded(name, id, { limit: most, used: most, resetsMs: spent.endsMs });
    },
    async take(tx, name, id, amount) {
      const limit = limits[name];
      const subject = subjectOf(name, id);
      const nowMs = clock.now();
      const [row] = await addUse(tx, nowMs, [{ measure: name, subject, amount, endsMs: endsMs(name)(nowMs) }]);
      if (!row || limit < 0) return;
      if (row.used > limit) throw exceeded(name, id, { limit, used: row.used - amount, resetsMs: row.endsMs });
      await alarm({ db: tx, measure: name, subject, limit, used: row.used, added: amount });
    },
  };
}

function keptQuotas(deciding: Deciding & { readonly db: Database }): Pick<Quotas, 'requireRoom' | 'stateOf'> {
  const { db, clock, limits, alarm, exceeded } = deciding;
  const limitOf = (name: QuotaName): number => (name === 'account_storage' ? -1 : limits[name]);
  return {
    async requireRoom(tx, name, id, { added, limit = limitOf(name), isTrial = false }) {
      if (limit < 0) return;
      const subject = subjectOf(name, id);
      const used = await keptUse(tx, clock.now(), name, subject);
      const refusal = { limit, used: Math.max(0, used - added), resetsMs: null };
      if (used > limit) throw exceeded(name, id, refusal, isTrial);
      await alarm({ db: tx, measure: name, subject, limit, used, added });
    },
    async stateOf(name, id, limit = limitOf(name)) {
      const { used, reserved, endsMs, nearMs } = await readUse(db, clock.now(), name, subjectOf(name, id));
      const all = Math.max(0, used) + reserved;
      const isNear = limit >= 0 && all >= limit * NEAR;
      return {
        used: all,
        limit,
        resetsAt: endsMs === null ? null : new Date(endsMs),
        nearSince: isNear && nearMs !== null ? new Date(nearMs) : null,
      };
    },
  };
}

/** Uploads that have begun are what an account reserves. */
async function keptUse(tx: Database, nowMs: number, name: KeptQuota, subject: string): Promise<number> {
  const measure = name === 'account_open_uploads' ? 'account_storage' : name;
  const { used, reserved } = await readUse(tx, nowMs, measure, subject);
  return name === 'account_open_uploads' ? reserved : Math.max(0, used) + reserved;
}

interface Sums {
  readonly measure: string;
  readonly used: number;
  readonly highest: number;
  readonly near: number;
}

/**
 * Gauges of a quota: total use of all subjects, share of the limit that the first of them uses, number of those near
 * it.
 */
async function quotaGauges(db: Database, nowMs: number, limits: QuotaLimits): Promise<Gauge[]> {
  const sums = await rowsOf<Sums>(
    db,
    sql`select measure, sum(used + reserved)::float8 as used, max(used + reserved)::float8 as highest,
        count(near_at)::int as near
      from quota_use where measure in ${Object.keys(quotaCatalogue)}
        and (ends_at is null or ends_at > ${new Date(nowMs).toISOString()}::timestamptz)
      group by measure order by measure`,
  );
  return sums.flatMap(({ measure, used, highest, near }) => {
    const labels = { measure };
    const limit = (limits as Readonly<Record<string, number>>)[measure] ?? -1;
    const ratio: Gauge[] = limit > 0 ? [{ name: 'spotreel_quota_highest_ratio', labels, value: highest / limit }] : [];
    return [
      { name: 'spotreel_quota_used', labels, value: used },
      { name: 'spotreel_quota_near', labels, value: near },
      ...ratio,
    ];
  });
}
