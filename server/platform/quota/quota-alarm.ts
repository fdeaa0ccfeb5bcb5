/** Alarms near a limit and at it: lines in the log, numbers for `/metrics`, the error of a refusal. */
import type { Clock, ErrorDetails } from '@spotreel/sdk/internal/base';
import { sql } from 'drizzle-orm';
import type { Database } from '../data/database';
import { ApiError } from '../http/api-error';
import type { Log } from '../log/log';
import type { Meters } from '../metrics/meters';
import { type QuotaName, quotaCatalogue } from './quota-catalogue';

interface AlarmParts {
  readonly clock: Clock;
  readonly log: Log;
  readonly meters: Meters;
}

/** From this part of a limit on, the log, metrics and people say so. */
export const NEAR = 0.8;

/** As the table of use names it. */
export function subjectOf(name: QuotaName, id: string | number): string {
  return `${quotaCatalogue[name].subject}:${id}`;
}

/** Makes the error of a refusal, counts it and writes it to the log. */
export function createRefusals({ clock, log, meters }: AlarmParts) {
  const recent = createRecentNames(clock);
  const report = (name: QuotaName, subject: string, { limit, used }: QuotaRefusal) => {
    meters.count('spotreel_quota_refusals_total', { measure: name });
    if (recent.isNew(`${name} ${subject}`)) log.warn({ measure: name, subject, limit, used, percent: 100 }, ALARM);
  };
  return (name: QuotaName, id: string | number, refusal: QuotaRefusal, isTrial = false) => {
    if (!isTrial) report(name, subjectOf(name, id), refusal);
    return quotaError(codeOf(name), refusal, clock.now());
  };
}

function codeOf(name: QuotaName): Parameters<typeof quotaError>[0] {
  if (name === 'account_open_uploads') return 'upload_limit';
  const { period, unit } = quotaCatalogue[name];
  return period === null && unit === 'bytes' ? 'storage_limit' : 'quota_exceeded';
}

interface Crossing {
  readonly db: Database;
  readonly measure: string;
  readonly subject: string;
  readonly limit: number;
  readonly used: number;
  readonly added: number;
}

const ALARM = 'a quota is nearly or fully used';

/** A line in the log when 80% of a limit are passed, and the time of it for those who are concerned. */
export function createAlarm({ clock, log }: Pick<AlarmParts, 'clock' | 'log'>) {
  return async ({ db, measure, subject, limit, used, added }: Crossing): Promise<void> => {
    const near = limit * NEAR;
    if (used < near || used - added >= near) return;
    log.warn({ measure, subject, limit, used, percent: NEAR * 100 }, ALARM);
    const at = new Date(clock.now()).toISOString();
    await db
      .execute(
        sql`update quota_use set near_at = ${at}::timestamptz where measure = ${measure} and subject = ${subject}`,
      )
      .catch((error: unknown) => log.warn({ err: error }, 'the time of a quota could not be written'));
  };
}

const RECENT_MS = 60 * 60 * 1000;
const MOST_RECENT = 10_000;

/** Keeps a log from one line for each refusal. */
function createRecentNames(clock: Clock) {
  const seen = new Map<string, number>();
  return {
    isNew(name: string): boolean {
      const isRecent = (seen.get(name) ?? 0) > clock.now() - RECENT_MS;
      if (isRecent) return false;
      if (seen.size >= MOST_RECENT) seen.clear();
      seen.set(name, clock.now());
      return true;
    },
  };
}

interface QuotaRefusal {
  /** Bytes or rows that are allowed. */
  readonly limit: number;
  readonly used: number;
  /** Time at which the count begins anew. Null: when data is erased. */
  readonly resetsMs: number | null;
}

/** A refusal with `limit`, `used` and `resetsAt` in its details, and `Retry-After` where a period ends. */
function quotaError(
  code: 'quota_exceeded' | 'storage_limit' | 'upload_limit',
  { limit, used, resetsMs }: QuotaRefusal,
  nowMs: number,
): ApiError {
  const details: ErrorDetails = {
    limit: [String(limit)],
    used: [String(used)],
    ...(resetsMs !== null && { resetsAt: [new Date(resetsMs).toISOString()] }),
  };
  if (resetsMs === null) return new ApiError(code, { details });
  return new ApiError(code, { details, retryAfterSeconds: Math.max(1, Math.ceil((resetsMs - nowMs) / 1000)) });
}
