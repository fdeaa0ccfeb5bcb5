/**
 * People whom a tenant's own server makes and names by `externalId`. They have no password: an embed token opens their
 * projects. No key reaches people of another tenant, the tenant's own staff, or an account made in another way.
 */
import { randomUUID } from 'node:crypto';
import type { AccountLimits, TenantUser, TenantUserDraft } from '@spotreel/sdk/internal/contract';
import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import { requireManageable, userByExternalId } from '../../account/external-users';
import type { UserRow } from '../../account/session/authenticate';
import { appUser, linkedIdentity, tenant } from '../../account/tables';
import { recordUserCreated } from '../../account/user-event';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { offsetOf, type PageRequest, pageOf } from '../../platform/http/paging';

/** People that one tenant's server may make. */
export const MAX_TENANT_USERS = 100_000;
/** Ends the placeholder address of a user without email; no mail server accepts the domain (RFC 2606). */
const NO_EMAIL = '@no-email.spotreel.invalid';

export interface PutUser {
  readonly row: UserRow;
  readonly created: boolean;
}

/** Throws `email_taken`, `user_protected`, `tenant_user_limit`. */
export async function putUser(db: Database, tenantId: number, draft: TenantUserDraft): Promise<PutUser> {
  return db.transaction(async (tx) => {
    // Locked, so that two first uses of one externalId make one person.
    await tx.select({ id: tenant.id }).from(tenant).where(eq(tenant.id, tenantId)).for('no key update');
    const known = await userByExternalId(tx, tenantId, draft.externalId);
    if (known) return { row: await change(tx, known, draft), created: false };
    return { row: await create(tx, tenantId, draft), created: true };
  });
}

export async function listTenantUsers(db: Database, tenantId: number, request: PageRequest) {
  const own = and(eq(appUser.tenantId, tenantId), isNotNull(appUser.externalId));
  const [total] = await db.select({ rows: count() }).from(appUser).where(own);
  const rows = await db
    .select()
    .from(appUser)
    .where(own)
    .orderBy(asc(appUser.id))
    .limit(request.perPage)
    .offset(offsetOf(request));
  return pageOf(rows.map(toTenantUser), total?.rows ?? 0, request);
}

export function toTenantUser(row: UserRow): TenantUser {
  const { id, externalId, email, firstName, lastName, role, status, createdAt } = row;
  return {
    id,
    externalId: externalId ?? '',
    email: email.endsWith(NO_EMAIL) ? null : email,
    firstName,
    lastName,
    role,
    status,
    limits: Object.fromEntries(Object.entries(row.limits).flatMap(([name, value]) => numberOf(name, value))),
    createdAt: createdAt.toISOString(),
  };
}

function numberOf(name: string, value: unknown): [string, number][] {
  return typeof value === 'number' ? [[name, value]] : [];
}

async function byEmail(tx: Database, email: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(appUser).where(eq(appUser.email, email));
  return row;
}

async function create(tx: Database, tenantId: number, draft: TenantUserDraft): Promise<UserRow> {
  const made = and(eq(appUser.tenantId, tenantId), isNotNull(appUser.externalId));
  const [total] = await tx.select({ people: count() }).from(appUser).where(made);
  if ((total?.people ?? 0) >= MAX_TENANT_USERS) throw new ApiError('tenant_user_limit');
  const { externalId, email = `${randomUUID()}${NO_EMAIL}`, firstName = '', lastName = '', role = 'user' } = draft;
  const values = { tenantId, externalId, email, firstName, lastName, role, limits: limitsIn(draft) };
  const [row] = await tx.insert(appUser).values(values).onConflictDoNothing().returning();
  // an account made in another way is never taken over, even one of this tenant
  if (!row) throw new ApiError('email_taken');
  await recordUserCreated(tx, row, toTenantUser(row).email);
  return row;
}

async function change(tx: Database, row: UserRow, draft: TenantUserDraft): Promise<UserRow> {
  requireManageable(row);
  const changes = changesOf(row, draft);
  if (changes.email === undefined || changes.email === row.email) return write(tx, row, changes);
  if (await hasLogin(tx, row)) throw new ApiError('user_protected');
  if (await byEmail(tx, changes.email)) throw new ApiError('email_taken');
  return write(tx, row, changes);
}

/** True if the person can log in: the address is then theirs, not the server's. */
async function hasLogin(tx: Database, { id, passwordHash }: UserRow): Promise<boolean> {
  if (passwordHash !== null) return true;
  const linked = await tx
    .select({ id: linkedIdentity.id })
    .from(linkedIdentity)
    .where(eq(linkedIdentity.userId, id))
    .limit(1);
  return linked.length > 0;
}

type Changes = Partial<typeof appUser.$inferInsert>;

function changesOf(row: UserRow, draft: TenantUserDraft): Changes {
  const { email, firstName, lastName, role } = draft;
  return {
    ...(email !== undefined && { email }),
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(role !== undefined && { role }),
    ...(draft.limits && { limits: { ...row.limits, ...limitsIn(draft) } }),
  };
}

async function write(tx: Database, row: UserRow, changes: Changes): Promise<UserRow> {
  if (Object.keys(changes).length === 0) return row;
  const [written] = await tx.update(appUser).set(changes).where(eq(appUser.id, row.id)).returning();
  return written ?? row;
}

function limitsIn({ limits = {} }: TenantUserDraft): Partial<AccountLimits> {
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
}
