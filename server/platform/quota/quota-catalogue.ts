/** Every quota: whose it is, what is counted, for how long, and where an operator changes it. Calls have `server/rate-limits.ts`. */

/** Subject that use is counted for. A network is an IPv4 address, or the /64 of an IPv6 address. */
export type QuotaSubject = 'account' | 'tenant' | 'environment' | 'network';

/** Period of a count: days and months are those of UTC, a minute begins with its first use. */
export type QuotaPeriod = 'minute' | 'day' | 'month';

interface Quota {
  readonly subject: QuotaSubject;
  readonly unit: 'bytes' | 'rows';
  /** Null: what is kept counts, until it is erased. */
  readonly period: QuotaPeriod | null;
  /** Bytes or rows; -1: without limit. Null: the plan of an account says it. */
  readonly most: number | null;
  /** Configuration variable, in rows or in megabytes of 1,048,576 bytes. */
  readonly variable?: string;
}

export const MEGABYTE = 1024 * 1024;

export const quotaCatalogue = {
  /** Files of an account, and what its unfinished uploads reserve. */
  account_storage: { subject: 'account', unit: 'bytes', period: null, most: null },
  /** Bytes that unfinished uploads of an account reserve together. */
  account_open_uploads: {
    subject: 'account',
    unit: 'bytes',
    period: null,
    most: 8192 * MEGABYTE,
    variable: 'QUOTA_OPEN_UPLOADS_MB',
  },
  /** Files of all accounts of a tenant. */
  tenant_storage: { subject: 'tenant', unit: 'bytes', period: null, most: -1, variable: 'QUOTA_TENANT_STORAGE_MB' },
  /** Files that visitors sent with answers. */
  survey_storage: {
    subject: 'environment',
    unit: 'bytes',
    period: null,
    most: 10_240 * MEGABYTE,
    variable: 'QUOTA_SURVEY_STORAGE_MB',
  },
  /** People of an environment that are known by an id. */
  survey_people: {
    subject: 'environment',
    unit: 'rows',
    period: null,
    most: 1_000_000,
    variable: 'QUOTA_SURVEY_PEOPLE',
  },
  survey_responses: {
    subject: 'environment',
    unit: 'rows',
    period: 'month',
    most: 1_000_000,
    variable: 'QUOTA_SURVEY_RESPONSES_MONTH',
  },
  /** Bytes that visitors write: answers, attributes, actions, displays. */
  survey_bytes_minute: {
    subject: 'environment',
    unit: 'bytes',
    period: 'minute',
    most: 64 * MEGABYTE,
    variable: 'QUOTA_SURVEY_MB_MINUTE',
  },
  survey_bytes_day: {
    subject: 'environment',
    unit: 'bytes',
    period: 'day',
    most: 4096 * MEGABYTE,
    variable: 'QUOTA_SURVEY_MB_DAY',
  },
  survey_rows_minute: {
    subject: 'environment',
    unit: 'rows',
    period: 'minute',
    most: 30_000,
    variable: 'QUOTA_SURVEY_ROWS_MINUTE',
  },
  survey_rows_day: {
    subject: 'environment',
    unit: 'rows',
    period: 'day',
    most: 2_000_000,
    variable: 'QUOTA_SURVEY_ROWS_DAY',
  },
  /** The same from one network, which may be an office. */
  survey_network_bytes_minute: {
    subject: 'network',
    unit: 'bytes',
    period: 'minute',
    most: 2 * MEGABYTE,
    variable: 'QUOTA_SURVEY_NETWORK_MB_MINUTE',
  },
  survey_network_bytes_day: {
    subject: 'network',
    unit: 'bytes',
    period: 'day',
    most: 200 * MEGABYTE,
    variable: 'QUOTA_SURVEY_NETWORK_MB_DAY',
  },
  survey_network_rows_minute: {
    subject: 'network',
    unit: 'rows',
    period: 'minute',
    most: 300,
    variable: 'QUOTA_SURVEY_NETWORK_ROWS_MINUTE',
  },
  survey_network_rows_day: {
    subject: 'network',
    unit: 'rows',
    period: 'day',
    most: 20_000,
    variable: 'QUOTA_SURVEY_NETWORK_ROWS_DAY',
  },
  /** Files that one network sends with answers. */
  survey_network_files_day: {
    subject: 'network',
    unit: 'bytes',
    period: 'day',
    most: 500 * MEGABYTE,
    variable: 'QUOTA_SURVEY_NETWORK_FILES_MB_DAY',
  },
} as const satisfies Record<string, Quota>;

type Catalogue = typeof quotaCatalogue;
export type QuotaName = keyof Catalogue;
/** Quotas that begin anew with each period. */
export type PeriodQuota = {
  [Name in QuotaName]: Catalogue[Name]['period'] extends null ? never : Name;
}[QuotaName];
/** Quotas of what is kept. */
export type KeptQuota = Exclude<QuotaName, PeriodQuota>;

/** Bytes or rows by quota; -1: without limit. */
export type QuotaLimits = Readonly<Record<Exclude<QuotaName, 'account_storage'>, number>>;

export const DEFAULT_QUOTA_LIMITS: QuotaLimits = Object.fromEntries(
  Object.entries<Quota>(quotaCatalogue).flatMap(([name, { most }]) => (most === null ? [] : [[name, most]])),
) as unknown as QuotaLimits;

/** The end of the period that `nowMs` lies in. */
export function endOfPeriod(period: QuotaPeriod, nowMs: number): number {
  const now = new Date(nowMs);
  if (period === 'minute') return nowMs + 60_000;
  if (period === 'day') return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
}
