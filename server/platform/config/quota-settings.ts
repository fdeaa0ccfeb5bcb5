/** Quotas of accounts, tenants, survey environments and networks, and rate limits of calls. */
import * as z from 'zod';
import type { RateLimit } from '../http/rate-limiter';
import { DEFAULT_QUOTA_LIMITS, MEGABYTE, type QuotaLimits, quotaCatalogue } from '../quota/quota-catalogue';

type Name = keyof QuotaLimits;

/** -1: without limit. */
const rows = (name: Name) => z.coerce.number().int().min(-1).max(1e12).default(DEFAULT_QUOTA_LIMITS[name]);
/** Variable in units of 1,048,576 bytes; -1: without limit. */
const megabytes = (name: Name) => {
  const most = DEFAULT_QUOTA_LIMITS[name];
  return z.coerce
    .number()
    .int()
    .min(-1)
    .max(1e9)
    .default(most < 0 ? -1 : most / MEGABYTE);
};

/** `surveyService=1200/60`: calls and seconds. */
const CALL_LIMIT = /^(\w+)=(\d{1,9})\/(\d{1,7})$/;

const callLimits = z.string().transform((text, context): Readonly<Record<string, RateLimit>> => {
  const items = text.split(',').map((item) => item.trim());
  const limits = items.map((item) => CALL_LIMIT.exec(item));
  if (limits.some((limit) => limit === null || Number(limit[2]) < 1 || Number(limit[3]) < 1)) {
    context.addIssue({ code: 'custom', message: 'Not a list of limits, like surveyService=1200/60,share=480/60' });
    return z.NEVER;
  }
  return Object.fromEntries(
    limits.map((limit) => [limit?.[1] ?? '', { points: Number(limit?.[2]), seconds: Number(limit?.[3]) }]),
  );
});

export const quotaVariables = {
  /** Megabytes that unfinished uploads of one account reserve together. */
  QUOTA_OPEN_UPLOADS_MB: megabytes('account_open_uploads'),
  /** Megabytes of files of all accounts of one tenant. */
  QUOTA_TENANT_STORAGE_MB: megabytes('tenant_storage'),
  /** Megabytes of files that visitors of one survey environment send. */
  QUOTA_SURVEY_STORAGE_MB: megabytes('survey_storage'),
  /** Known people of one survey environment. */
  QUOTA_SURVEY_PEOPLE: rows('survey_people'),
  /** Responses that one survey environment takes in a calendar month. */
  QUOTA_SURVEY_RESPONSES_MONTH: rows('survey_responses'),
  /** Megabytes that visitors of one survey environment write in a minute, and in a day. */
  QUOTA_SURVEY_MB_MINUTE: megabytes('survey_bytes_minute'),
  QUOTA_SURVEY_MB_DAY: megabytes('survey_bytes_day'),
  /** Rows that they write: displays, responses, actions, people. */
  QUOTA_SURVEY_ROWS_MINUTE: rows('survey_rows_minute'),
  QUOTA_SURVEY_ROWS_DAY: rows('survey_rows_day'),
  /** The same from one network. */
  QUOTA_SURVEY_NETWORK_MB_MINUTE: megabytes('survey_network_bytes_minute'),
  QUOTA_SURVEY_NETWORK_MB_DAY: megabytes('survey_network_bytes_day'),
  QUOTA_SURVEY_NETWORK_ROWS_MINUTE: rows('survey_network_rows_minute'),
  QUOTA_SURVEY_NETWORK_ROWS_DAY: rows('survey_network_rows_day'),
  /** Megabytes of files that one network sends with answers in a day. */
  QUOTA_SURVEY_NETWORK_FILES_MB_DAY: megabytes('survey_network_files_day'),
  /** Limits of calls by name in place of their defaults: `surveyService=1200/60` is 1,200 calls in 60 seconds. */
  RATE_LIMITS: callLimits.default({}),
};

type Values = z.infer<z.ZodObject<typeof quotaVariables>>;

export interface QuotaSettings {
  readonly limits: QuotaLimits;
  /** By name, only those that are set. */
  readonly calls: Readonly<Record<string, RateLimit>>;
}

export function quotaSettingsOf(value: Values): QuotaSettings {
  const limits = Object.entries(quotaCatalogue).flatMap(([name, quota]) => {
    if (!('variable' in quota)) return [];
    const amount = value[quota.variable];
    return [[name, quota.unit === 'bytes' && amount > 0 ? amount * MEGABYTE : amount]];
  });
  return { limits: Object.fromEntries(limits) as unknown as QuotaLimits, calls: value.RATE_LIMITS };
}
