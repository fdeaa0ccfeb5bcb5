/** The person for whom a program with an API key makes videos: its maker, or the person whom a header names. */
import type { ApiKeyScope } from '@spotreel/sdk/internal/contract';
import type { CurrentUser, UserRow } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { noteAccount, type RequestNotes } from '../../platform/http/request-notes';
import type { IntegrationServices } from '../services';
import { manageableUser } from '../users/tenant-users';
import { makerOf } from './api-keys';
import { type KeyRow, keyOf } from './key-caller';
import { shownPrefix } from './key-secret';

/** Names a person of the tenant by `externalId`. */
const PERSON_HEADER = 'spotreel-user';

/**
 * Throws as `AuthServices.personOfKey`. A maker who has left the tenant, or may not log in any more, makes the key useless for
 * this: `forbidden`.
 */
export async function personOfKey(
  services: Pick<IntegrationServices, 'db' | 'clock' | 'limiters'>,
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
