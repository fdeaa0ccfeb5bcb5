/**
 * Proves a domain by a TXT record. While it waits it is looked for again with growing pauses, for a week. A proved one is
 * looked for daily, and fails when the record was gone for a week: DNS has bad days.
 */
import type { Clock } from '@spotreel/sdk/internal/base';
import { and, eq, ne } from 'drizzle-orm';
import { type Database, isUniqueViolation } from '../../platform/data/database';
import type { JobQueue } from '../../platform/jobs/queue';
import { domainCheckKind } from '../job-kinds';
import { type DomainFinding, tenantDomain } from '../tables';
import type { DomainResolver } from './domain-resolver';

export type DomainRow = typeof tenantDomain.$inferSelect;

export interface CheckParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly domainResolver: DomainResolver;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;
/** 1, 2, 4 … minutes, then every six hours: together about a week. */
const MOST_FAILURES = 36;
/** Days after which a proved domain whose checks fail is proved no more. */
const MOST_FAILED_DAYS = 7;

/** Name of the record that proves a domain. */
export function challengeName(domain: string): string {
  return `_spotreel-challenge.${domain}`;
}

/**
 * Looks now; stores what was found, and when to look again. Undefined: the row is gone.
 * `isAsked`: a person asked for it. A proved domain stays proved then: only the daily looks count its bad days.
 */
export async function checkDomain(parts: CheckParts, id: number, isAsked: boolean): Promise<DomainRow | undefined> {
  const { db, domainResolver } = parts;
  const [row] = await db.select().from(tenantDomain).where(eq(tenantDomain.id, id));
  if (!row) return undefined;
  const found = await findingOf(db, domainResolver, row);
  if (isAsked && row.state === 'proved' && found.problem) return noteFinding(parts, row, found);
  return db
    .transaction((tx) => settle(tx, parts, row, found))
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      return db.transaction((tx) => settle(tx, parts, row, { ...found, problem: 'taken' }));
    });
}

async function findingOf(db: Database, resolver: DomainResolver, row: DomainRow): Promise<DomainFinding> {
  const { domain, token } = row;
  try {
    const texts = (await resolver.texts(challengeName(domain))).slice(0, 10).map((text) => text.slice(0, 200));
    if (!texts.includes(token)) return { texts, problem: texts.length === 0 ? 'no_record' : 'other_record' };
    return (await isProvedByOther(db, row)) ? { texts, problem: 'taken' } : { texts };
  } catch {
    return { problem: 'dns_failed' };
  }
}

/** True if another tenant has proved this domain. */
export async function isProvedByOther(
  db: Database,
  { domain, tenantId }: Pick<DomainRow, 'domain' | 'tenantId'>,
): Promise<boolean> {
  const other = and(
    eq(tenantDomain.domain, domain),
    eq(tenantDomain.state, 'proved'),
    ne(tenantDomain.tenantId, tenantId),
  );
  const rows = await db.select({ id: tenantDomain.id }).from(tenantDomain).where(other);
  return rows.length > 0;
}

async function noteFinding({ db, clock }: CheckParts, row: DomainRow, found: DomainFinding): Promise<DomainRow> {
  const [stored] = await db
    .update(tenantDomain)
    .set({ found, checkedAt: new Date(clock.now()) })
    .where(and(eq(tenantDomain.id, row.id), eq(tenantDomain.token, row.token)))
    .returning();
  return stored ?? row;
}

async function settle(tx: Database, parts: CheckParts, row: DomainRow, found: DomainFinding): Promise<DomainRow> {
  const { clock, jobs } = parts;
  const next = nextState(row, found);
  const now = clock.now();
  const [stored] = await tx
    .update(tenantDomain)
    .set({
      found,
      state: next.state,
      failures: next.failures,
      checkedAt: new Date(now),
      provedAt: next.state === 'proved' ? (row.provedAt ?? new Date(now)) : null,
      nextCheckAt: next.pauseMs === undefined ? null : new Date(now + next.pauseMs),
    })
    .where(and(eq(tenantDomain.id, row.id), eq(tenantDomain.token, row.token)))
    .returning();
  if (stored && next.pauseMs !== undefined) await planCheck(tx, jobs, row.id, next.pauseMs);
  return stored ?? row;
}

function nextState(
  { state, failures }: DomainRow,
  { problem }: DomainFinding,
): { state: DomainRow['state']; failures: number; pauseMs: number | undefined } {
  if (!problem) return { state: 'proved', failures: 0, pauseMs: DAY_MS };
  const failed = failures + 1;
  if (state === 'proved') {
    return failed < MOST_FAILED_DAYS
      ? { state: 'proved', failures: failed, pauseMs: DAY_MS }
      : { state: 'failed', failures: 0, pauseMs: undefined };
  }
  if (failed >= MOST_FAILURES || problem === 'taken') return { state: 'failed', failures: 0, pauseMs: undefined };
  return {
    state: 'waiting',
    failures: failed,
    pauseMs: Math.min(LONGEST_PAUSE_MS, MINUTE_MS * 2 ** Math.min(failures, 12)),
  };
}

/** The next look, in place of one that waits. */
export async function planCheck(tx: Database, jobs: JobQueue, domainId: number, delayMs: number): Promise<void> {
  await jobs.enqueue(tx, [{ kind: domainCheckKind, subjectId: domainId, delayMs }]);
}
