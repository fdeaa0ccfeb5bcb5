/** The person for whom a program with an API key makes videos: its maker, or the person whom a header names. */
import type { ApiKeyScope } from '@spotreel/sdk/internal/contract';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { noteAccount, type RequestNotes } from '../../platform/http/request-notes';
import { manageableUser } from '../external-users';
import type { AuthServices } from '../session/auth-services';
import type { CurrentUser, UserRow } from '../session/authenticate';
import { makerOf } from './api-keys';
import { keyOf } from './key-caller';
import { shownPrefix } from './key-secret';
import type { KeyRow } from './live-keys';

/** Names a person of the tenant by `externalId`. */
const PERSON_HEADER = 'spotreel-user';

/**
 * Throws `api_key_invalid`, `api_key_in_browser`, `api_key_scope` and `rate_limited`. A person who may not log in is `forbidden`.
 * One whom the key does not reach is `not_found` or `user_protected`. A maker who has left the tenant, or may not log in any more, makes the key useless for
 * this: `forbidden`.
 */
export async function personOfKey(
  services: Pick<AuthServices, 'db' | 'clock' | 'limiters'>,
  scope: ApiKeyScope,
  headers: Headers,
  notes: RequestNotes,
): Promise<CurrentUser> {
  const { db } = services;
  const key = await keyOf(headers, scope, services, notes);
  const maker = await livingMaker(db, key);
  const externalId = headers.get(PERSON_HEADER);
  const row = externalId === null ? maker : await manageableUser(db, key.tenantId, externalId);
  noteAccount(notes, row);
  if (row.status !== 'active') throw new ApiError('forbidden', { message: 'This user is suspended.' });
  const pass = { prefix: shownPrefix(key.prefix), scopes: key.scopes, maker };
  const { id, tenantId } = row;
  return { row, id, tenantId, sessionId: `api-key-${key.id}`, actor: undefined, embed: undefined, key: pass };
}

async function livingMaker(db: Database, key: KeyRow): Promise<UserRow> {
  const maker = await makerOf(db, key);
  if (maker?.status === 'active' && maker.tenantId === key.tenantId) return maker;
  throw new ApiError('forbidden', { message: 'The person who created this API key is no longer active in the team.' });
}
