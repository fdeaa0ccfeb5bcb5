/** The log of what was done in other people's accounts, and with API keys. */
import type { Clock } from '@spotreel/sdk/internal/base';
import type { AuditEntry, Call, Page } from '@spotreel/sdk/internal/contract';
import { and, count, desc, eq, ilike, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { containing } from '../../platform/data/like';
import { offsetOf, type PageRequest, pageOf } from '../../platform/http/paging';
import type { SittingRow } from '../acting/sittings';
import { managedTenants } from '../rules/managed-tenants';
import type { UserRow } from '../session/authenticate';
import type { KeyPass } from '../session/key-rights';
import { actingSitting, auditEntry } from '../tables';
import { nameOfCall, wordsOfCall } from './call-words';

/** Entries are kept for two years, and what is known of their sittings with them. */
const KEPT_MS = 2 * 365 * 24 * 60 * 60 * 1000;

export interface Act {
  readonly actor: Pick<UserRow, 'id' | 'email'>;
  readonly subject: Pick<UserRow, 'id' | 'email' | 'tenantId'>;
  readonly call: Call;
  readonly params: Readonly<Record<string, string>>;
}

/** Result of an act. */
export type ActOutcome = NonNullable<(typeof auditEntry.$inferSelect)['outcome']>;

/** Writes how the act ended. */
export type SettleAct = (outcome: ActOutcome) => Promise<void>;

/** For an act that is done once the transaction commits, and not otherwise. Answers the number of the entry. */
export async function recordAct(tx: Database, act: Act): Promise<number> {
  const values = { ...entryOf(act), outcome: 'done' as const };
  const [row] = await tx.insert(auditEntry).values(values).returning({ id: auditEntry.id });
  if (!row) throw new Error('The act was not logged');
  return row.id;
}

/** Written before the act, so that no act is missing. Returns what says afterward whether it was done. */
export async function beginAct(db: Database, act: Act): Promise<SettleAct> {
  const [row] = await db.insert(auditEntry).values(entryOf(act)).returning({ id: auditEntry.id });
  return async (outcome) => {
    if (row) await db.update(auditEntry).set({ outcome }).where(eq(auditEntry.id, row.id));
  };
}

function entryOf({ actor, subject, call, params }: Act) {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  return {
    tenantId: subject.tenantId,
    actorId: actor.id,
    actor: actor.email,
    subjectId: subject.id,
    subject: subject.email,
    call: nameOfCall(call),
    request: `${call.method} ${path}`.slice(0, 500),
  };
}

/** As `beginAct`, under the name of the key and of the person who made it. */
export async function beginActOfKey(
  db: Database,
  { prefix, maker }: KeyPass,
  act: Omit<Act, 'actor'>,
): Promise<SettleAct> {
  return beginAct(db, { ...act, actor: { id: maker.id, email: `${maker.email} (API key ${prefix})` } });
}

/** Entries of the tenants that the reader manages, the newest first. */
export async function readAuditLog(
  db: Database,
  reader: UserRow,
  request: PageRequest & { readonly search?: string | undefined },
): Promise<Page<AuditEntry>> {
  const where = and(managedTenants(reader, auditEntry.tenantId), matching(request.search));
  const [total] = await db.select({ rows: count() }).from(auditEntry).where(where);
  const rows = await entriesWithSittings(db)
    .where(where)
    .orderBy(desc(auditEntry.id))
    .limit(request.perPage)
    .offset(offsetOf(request));
  return pageOf(rows.map(toAuditEntry), total?.rows ?? 0, request);
}

/** Entries that one page of an export has. */
const EXPORTED_AT_ONCE = 500;

/** A page of the same entries as lines of JSON, the newest first. `before`: entries with a smaller id. */
export async function exportAuditLog(
  db: Database,
  reader: UserRow,
  { before, search }: { readonly before?: number | undefined; readonly search?: string | undefined },
): Promise<{ lines: string; next: number | null }> {
  const older = before === undefined ? undefined : lt(auditEntry.id, before);
  const rows = await entriesWithSittings(db)
    .where(and(managedTenants(reader, auditEntry.tenantId), matching(search), older))
    .orderBy(desc(auditEntry.id))
    .limit(EXPORTED_AT_ONCE);
  const lines = rows.map((row) => `${JSON.stringify(toAuditEntry(row))}\n`).join('');
  return { lines, next: rows.length < EXPORTED_AT_ONCE ? null : (rows.at(-1)?.entry.id ?? null) };
}

function matching(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = containing(search);
  return or(ilike(auditEntry.actor, pattern), ilike(auditEntry.subject, pattern), ilike(auditEntry.request, pattern));
}

function entriesWithSittings(db: Database) {
  return db
    .select({ entry: auditEntry, sitting: actingSitting })
    .from(auditEntry)
    .leftJoin(actingSitting, eq(actingSitting.auditEntryId, auditEntry.id));
}

interface LoggedRow {
  readonly entry: typeof auditEntry.$inferSelect;
  readonly sitting: SittingRow | null;
}

function toAuditEntry({ entry, sitting }: LoggedRow): AuditEntry {
  const { id, actor, subject, call, request, outcome, createdAt: at } = entry;
  const action = wordsOfCall(call);
  return { id, at: at.toISOString(), actor, subject, action, request, outcome, sitting: sitting && toSitting(sitting) };
}

function toSitting({ reason, endsAt, endedAt, reads }: SittingRow): NonNullable<AuditEntry['sitting']> {
  const read = Object.entries(reads)
    .filter(([, times]) => times > 0)
    .map(([call, times]) => ({ action: wordsOfCall(call), times }))
    .toSorted((a, b) => b.times - a.times);
  return { reason, endsAt: (endedAt ?? endsAt).toISOString(), reads: read };
}

export async function sweepAuditLog(db: Database, clock: Clock): Promise<void> {
  await db.delete(auditEntry).where(lt(auditEntry.createdAt, new Date(clock.now() - KEPT_MS)));
}
