/** The log of what was done in other people's accounts, and with API keys. */
import type { Clock } from '@spotreel/sdk/base';
import {
  type AuditEntry,
  accountContract,
  type Call,
  contract,
  operatorContract,
  type Page,
} from '@spotreel/sdk/contract';
import { and, count, desc, ilike, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { containing } from '../../platform/data/like';
import { offsetOf, type PageRequest, pageOf } from '../../platform/http/paging';
import { managedTenants } from '../rules/managed-tenants';
import type { UserRow } from '../session/authenticate';
import type { KeyPass } from '../session/key-rights';
import { auditEntry } from '../tables';

/** Entries are kept for two years. */
const KEPT_MS = 2 * 365 * 24 * 60 * 60 * 1000;

export interface Act {
  readonly actor: Pick<UserRow, 'id' | 'email'>;
  readonly subject: Pick<UserRow, 'id' | 'email' | 'tenantId'>;
  readonly call: Call;
  readonly params: Readonly<Record<string, string>>;
}

/** Written before the act, so that no act is missing; one that is then refused is in the log too. */
export async function recordAct(db: Database, { actor, subject, call, params }: Act): Promise<void> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  await db.insert(auditEntry).values({
    tenantId: subject.tenantId,
    actorId: actor.id,
    actor: actor.email,
    subjectId: subject.id,
    subject: subject.email,
    call: nameOf(call),
    request: `${call.method} ${path}`.slice(0, 500),
  });
}

/** As `recordAct`, under the name of the key and of the person who made it. */
export async function recordActOfKey(db: Database, { prefix, maker }: KeyPass, act: Omit<Act, 'actor'>): Promise<void> {
  await recordAct(db, { ...act, actor: { id: maker.id, email: `${maker.email} (API key ${prefix})` } });
}

function nameOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

/** What each call does, in its summary's first sentence. */
const summaries = new Map(
  Object.values<Call>({ ...contract, ...accountContract, ...operatorContract }).map((call) => [
    nameOf(call),
    call.summary.replace(/(?<=\.) .*/s, ''),
  ]),
);

/** Entries of the tenants that the reader manages, the newest first. */
export async function readAuditLog(
  db: Database,
  reader: UserRow,
  request: PageRequest & { readonly search?: string | undefined },
): Promise<Page<AuditEntry>> {
  const where = and(managedTenants(reader, auditEntry.tenantId), matching(request.search));
  const [total] = await db.select({ rows: count() }).from(auditEntry).where(where);
  const rows = await db
    .select()
    .from(auditEntry)
    .where(where)
    .orderBy(desc(auditEntry.id))
    .limit(request.perPage)
    .offset(offsetOf(request));
  return pageOf(rows.map(toAuditEntry), total?.rows ?? 0, request);
}

function matching(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = containing(search);
  return or(ilike(auditEntry.actor, pattern), ilike(auditEntry.subject, pattern), ilike(auditEntry.request, pattern));
}

function toAuditEntry(row: typeof auditEntry.$inferSelect): AuditEntry {
  const { id, actor, subject, call, request, createdAt } = row;
  return { id, at: createdAt.toISOString(), actor, subject, action: summaries.get(call) ?? call, request };
}

export async function sweepAuditLog(db: Database, clock: Clock): Promise<void> {
  await db.delete(auditEntry).where(lt(auditEntry.createdAt, new Date(clock.now() - KEPT_MS)));
}
