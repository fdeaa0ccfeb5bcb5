import type { Clock } from '@spotreel/sdk/internal/base';
import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { noteAccount, type RequestNotes } from '../../platform/http/request-notes';
import { requireSitting } from '../acting/sittings';
import { isKeyUsable } from '../keys/live-keys';
import { managedTenants } from '../rules/managed-tenants';
import { mayActAs, mayCall } from '../rules/roles';
import { appUser } from '../tables';
import type { AccessTokens } from './access-token';
import type { EmbedClaims } from './embed-claims';
import type { KeyPass } from './key-rights';
import { revocationOf } from './refresh-tokens';

export type UserRow = typeof appUser.$inferSelect;

/** User of a request. */
export interface CurrentUser {
  readonly row: UserRow;
  readonly id: number;
  readonly tenantId: number;
  /** The sign-in with which the request came: the family of its refresh tokens. */
  readonly sessionId: string;
  /** Operator or admin who acts as this user. Undefined: the user. */
  readonly actor: UserRow | undefined;
  /** Number of the sitting in which `actor` acts as this user. */
  readonly sittingId?: number;
  /** Claims that limit the use of the token. Undefined: it came from a sign-in. */
  readonly embed: EmbedClaims | undefined;
  /** Rights of the API key of the request. Absent: it came with a token. */
  readonly key?: KeyPass;
}

interface TokenServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly accessTokens: AccessTokens;
}

const BEARER = /^Bearer +(\S+)$/i;

/**
 * Throws `jwt_not_found`, `jwt_expired` and `jwt_invalid` (also after the session was signed out). With X-Switch-User
 * it also throws `forbidden` (the role may not act as that person) and `not_found` (no such person in a tenant of theirs).
 * Where no sitting is open it throws `acting_not_begun` and `acting_over`.
 * `notes` get the account as soon as the token is good.
 */
export async function authenticate(
  { db, clock, accessTokens }: TokenServices,
  headers: Headers,
  notes: RequestNotes,
): Promise<CurrentUser> {
  const token = BEARER.exec(headers.get('authorization')?.trim() ?? '')?.[1];
  if (!token) throw new ApiError('jwt_not_found');
  const { userId, sessionId, embed } = await accessTokens.verify(token);
  const [row] = await sessionUser(db).execute({ userId, sessionId });
  if (row) noteAccount(notes, row);
  if (row?.status !== 'active') throw new ApiError('jwt_invalid');
  if (embed && !(await isKeyUsable(db, embed.keyId, clock))) throw new ApiError('jwt_invalid');
  const switchTo = headers.get('x-switch-user')?.trim().toLowerCase();
  if (!switchTo || switchTo === row.email) return currentUser(row, sessionId, { embed });
  if (embed) throw new ApiError('token_not_for_this');
  notes.actor = row.id;
  const actedAs = await findActedAs(db, row, switchTo);
  noteAccount(notes, actedAs);
  const { id: sittingId } = await requireSitting(db, clock, { sessionId, actorId: row.id, subjectId: actedAs.id });
  return { ...currentUser(actedAs, sessionId, { actor: row }), sittingId };
}

/** The account of a session that was not revoked. Each request asks, so the statement is written once a database. */
function sessionUser(db: Database): SessionUser {
  const known = prepared.get(db);
  if (known) return known;
  const statement = prepareSessionUser(db);
  prepared.set(db, statement);
  return statement;
}

const prepared = new WeakMap<Database, SessionUser>();
type SessionUser = ReturnType<typeof prepareSessionUser>;

function prepareSessionUser(db: Database) {
  const isOwn = eq(appUser.id, sql.placeholder('userId'));
  const isRevoked = revocationOf(db, sql.placeholder('sessionId'));
  return db
    .select()
    .from(appUser)
    .where(and(isOwn, notExists(isRevoked)))
    .prepare('session_user_of_token');
}

/** The person as whom `actor` may act. Throws `forbidden` and `not_found`. */
export async function findActedAs(db: Database, actor: UserRow, email: string): Promise<UserRow> {
  if (!mayCall(actor.role, 'admin')) throw new ApiError('forbidden');
  const [target] = await db
    .select()
    .from(appUser)
    .where(and(eq(appUser.email, email), isNull(appUser.deletedAt), managedTenants(actor, appUser.tenantId)));
  if (!target) throw new ApiError('not_found');
  if (!mayActAs(actor.role, target.role)) throw new ApiError('forbidden');
  return target;
}

function currentUser(
  row: UserRow,
  sessionId: string,
  { actor, embed }: Partial<Pick<CurrentUser, 'actor' | 'embed'>>,
): CurrentUser {
  return { row, id: row.id, tenantId: row.tenantId, sessionId, actor, embed };
}

/** Owner of a row. */
export type Owner = Pick<CurrentUser, 'id' | 'tenantId'>;
