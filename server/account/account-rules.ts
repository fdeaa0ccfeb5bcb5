/** Common rules of the calls of every domain: callers, and the audit log. */
import { type Call, peopleCalls } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../platform/http/api-error';
import type { AfterCall } from '../platform/http/implement';
import type { RequestContext } from '../platform/http/request-context';
import { countRead } from './acting/sittings';
import { beginAct, beginActOfKey, type SettleAct } from './audit/audit-log';
import { nameOfCall } from './audit/call-words';
import { personOfKey } from './keys/person-of-key';
import { mayCall } from './rules/roles';
import { requireOrigin } from './rules/site-origins';
import { hasSecondFactor } from './second-factor/second-factor';
import type { AuthServices } from './session/auth-services';
import { authenticate, type CurrentUser } from './session/authenticate';
import { requireEmbedRight } from './session/embed-rights';
import { isKey, isReading } from './session/key-rights';

export const accountRules = { authenticate: authenticated, before: recordForeignAct };

/**
 * Throws as `authenticate`, `requireOrigin` and, for embed tokens, `requireEmbedRight`; `forbidden` where the call is not
 * for the user's role. Throws `second_factor_missing` where the person who asks, also as another one, must have a second
 * factor and has none.
 */
async function authenticated(
  call: Call,
  context: RequestContext,
  services: AuthServices,
  params: Readonly<Record<string, string>>,
): Promise<CurrentUser> {
  const headers = withToken(context.raw.headers, call.tokenHeader);
  if (isKey(headers)) return withKey(call, headers, services, context);
  const user = await authenticate(services, headers, context.notes);
  const { tenantId } = user.actor ?? user.row;
  await requireOrigin({ tenantId, embed: user.embed }, context, services.siteOrigins);
  if (user.embed) requireEmbedRight(call, user.embed, params);
  if (!mayCall(user.row.role, call.auth)) throw new ApiError('forbidden');
  const person = user.actor ?? user.row;
  const lacksFactor = services.secondFactorFor.includes(person.role) && !hasSecondFactor(person);
  const isExempt = user.embed !== undefined || (!user.actor && isOwnAccount(call));
  if (lacksFactor && !isExempt) throw new ApiError('second_factor_missing');
  return user;
}

/**
 * The person for whom an API key makes the call. Throws `api_key_in_browser` for each call of a page, so that its developer
 * learns it from the first one. Throws `token_not_for_this` for a call that no key opens, `forbidden` where it is not for the
 * person's role, and as `personOfKey`. A key needs no second factor: the person who made it had one.
 */
async function withKey(
  call: Call,
  headers: Headers,
  services: AuthServices,
  { notes }: RequestContext,
): Promise<CurrentUser> {
  if (headers.has('origin')) throw new ApiError('api_key_in_browser');
  if (!call.scope || headers.has('x-switch-user')) throw new ApiError('token_not_for_this');
  const user = await personOfKey(services, call.scope, headers, notes);
  if (!mayCall(user.row.role, call.auth)) throw new ApiError('forbidden');
  return user;
}

/**
 * Whatever is changed in another person's account, or with an API key, is logged under the name of who does it. What is read
 * in another person's account is counted. Returns what logs how it ended.
 */
async function recordForeignAct(
  call: Call,
  user: CurrentUser,
  params: Readonly<Record<string, string>>,
  { db, log }: AuthServices,
): Promise<AfterCall | undefined> {
  const settle = await recorded(call, user, params, db);
  if (!settle) return undefined;
  return async (thrown) => {
    const outcome = thrown === undefined ? 'done' : thrown instanceof ApiError ? 'refused' : 'failed';
    // the act has ended, whether or not the log can say so
    await settle(outcome).catch((error: unknown) => log.error({ err: error }, 'an outcome was not logged'));
  };
}

async function recorded(
  call: Call,
  { row, actor, key, sittingId }: CurrentUser,
  params: Readonly<Record<string, string>>,
  db: AuthServices['db'],
): Promise<SettleAct | undefined> {
  if (key && !isReading(call)) return beginActOfKey(db, key, { subject: row, call, params });
  if (actor && call.method !== 'GET') return beginAct(db, { actor, subject: row, call, params });
  if (sittingId !== undefined && call !== peopleCalls.actingAs) return beginReading(db, sittingId, call);
  return undefined;
}

/** Counted before it is answered, so that no reading is missing. */
async function beginReading(db: AuthServices['db'], sittingId: number, call: Call): Promise<SettleAct> {
  const takeBack = await countRead(db, sittingId, nameOfCall(call));
  return async (outcome) => {
    if (outcome !== 'done') await takeBack();
  };
}

/** True for calls about the own account, such as those that set up the second factor. */
function isOwnAccount({ path }: Call): boolean {
  return path === '/v1/user' || path.startsWith('/v1/user/');
}

/** The same headers, with the token of `tokenHeader` where `Authorization` has none. */
function withToken(headers: Headers, tokenHeader: string | undefined): Headers {
  const token = tokenHeader && headers.get(tokenHeader);
  if (!token || headers.has('authorization')) return headers;
  const changed = new Headers(headers);
  changed.set('authorization', `Bearer ${token}`);
  return changed;
}
