/**
 * The second factor of operators and agency admins without an authenticator app: a code by email. A login from a browser
 * that is new to the account asks for it. It never locks somebody out because the server's mail fails (docs/decisions/two-step-login.md).
 */
import { randomInt } from 'node:crypto';
import type { Clock } from '@spotreel/sdk/internal/base';
import { and, eq, gt, lt } from 'drizzle-orm';
import { spendShared } from '../../platform/data/attempt-limits';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { networkOf } from '../../platform/http/network';
import type { RequestContext } from '../../platform/http/request-context';
import type { MailMessage } from '../../platform/mail/mail';
import type { AccountServices } from '../domain';
import { dressOf } from '../mails/dress-mail';
import { loginCodeMail } from '../mails/letters';
import { hashPassword, passwordMatches } from '../passwords/password';
import type { UserRow } from '../session/authenticate';
import { isKnownNetwork } from '../session/known-networks';
import { appUser, loginCode, tenant } from '../tables';
import { isKnownBrowser, rememberBrowser } from './known-browsers';
import { hasSecondFactor, judgeCode } from './second-factor';

/** Minutes that a code is good for. */
const LOGIN_CODE_MINUTES = 10;
const HOUR = 60 * 60;
/** Emails with a code to one account, by one network. */
const PER_NETWORK = { points: 6, seconds: HOUR };
/** By all networks, after which each gets fewer. Only those ask who know the password. */
const ALL = { points: 20, seconds: HOUR };
const UNDER_ATTACK = { points: 2, seconds: HOUR };

/** Names that no mail reaches (RFC 6761): of accounts for trying the server out. */
const NO_MAIL = /\.(test|invalid|localhost)$/;

type Parts = Pick<AccountServices, 'db' | 'clock' | 'mail' | 'hasLoginCodes' | 'tenantBrands'>;

/** True if a login from a new browser asks for a mailed code. */
export function takesLoginCodes(
  { mail, hasLoginCodes }: Pick<Parts, 'mail' | 'hasLoginCodes'>,
  user: UserRow,
  { mailBaseUrl }: Pick<RequestContext, 'mailBaseUrl'>,
): boolean {
  const worksHere = hasLoginCodes && mail.notice === undefined && mailBaseUrl !== undefined;
  if (!worksHere || hasSecondFactor(user) || NO_MAIL.test(user.email)) return false;
  // the address of an operator comes from an invitation or from who runs the server
  return user.role === 'operator' || (user.role === 'agency_admin' && user.emailConfirmedAt !== null);
}

export interface BrowserProof {
  /** Random secret of the browser. */
  readonly browserSecret?: string | undefined;
  readonly code?: string | undefined;
  /** Sends a code where one is needed. */
  readonly sendCode?: boolean | undefined;
}

/**
 * Lets a known browser and a right code pass. Throws `second_factor_required`, `second_factor_wrong`, `login_code_unsent`, and
 * `rate_limited`.
 */
export async function checkBrowser(
  services: Parts,
  user: UserRow,
  { browserSecret, code, sendCode }: BrowserProof,
  context: RequestContext,
): Promise<void> {
  const { db, clock } = services;
  if (browserSecret !== undefined && (await isKnownBrowser(db, clock, user.id, browserSecret))) return;
  if (code) {
    await spendLoginCode(db, clock, user, code);
    if (browserSecret !== undefined) await rememberBrowser(db, clock, user.id, browserSecret);
    return;
  }
  if (sendCode && (await isLetInWithoutMail(services, user, context))) return;
  throw new ApiError('second_factor_required', {
    message: 'Enter the code that was sent to your email address.',
    details: { by: ['email'] },
  });
}

/** Sends a code. True where the mail server does not take it, and the person may log in all the same. */
async function isLetInWithoutMail(services: Parts, user: UserRow, context: RequestContext): Promise<boolean> {
  const { db, clock } = services;
  const network = networkOf(context.address);
  const limits = { perNetwork: PER_NETWORK, all: ALL, underAttack: UNDER_ATTACK };
  await spendShared(db, clock, { scope: 'login-code', key: String(user.id), network, ...limits });
  const message = await newCodeMail(services, user, context);
  try {
    await services.mail.send(message);
    return false;
  } catch (error) {
    context.log.warn({ err: error, account: user.id }, 'a login code was not sent');
    // the emails of this server have never reached this person, or the network is known to be theirs
    if (user.loginCodeUsedAt === null || (await isKnownNetwork(db, user.email, network))) return true;
    throw new ApiError('login_code_unsent', { cause: error });
  }
}

/** An email with a new code. Earlier ones stop working. */
async function newCodeMail(
  { db, clock, tenantBrands }: Parts,
  user: UserRow,
  { mailBaseUrl = '' }: RequestContext,
): Promise<MailMessage> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = await hashPassword(code);
  const endsAt = new Date(clock.now() + LOGIN_CODE_MINUTES * 60_000);
  const values = { userId: user.id, codeHash, endsAt };
  await db.insert(loginCode).values(values).onConflictDoUpdate({ target: loginCode.userId, set: values });
  const [own] = await db.select({ name: tenant.name }).from(tenant).where(eq(tenant.id, user.tenantId));
  const { look, base } = await dressOf(tenantBrands, user.tenantId, mailBaseUrl);
  const { email: to, language } = user;
  const url = `${base}/recover-password`;
  return loginCodeMail({ to, look, product: own?.name ?? '', language, url, code, minutes: LOGIN_CODE_MINUTES });
}

async function spendLoginCode(db: Database, clock: Clock, user: UserRow, code: string): Promise<void> {
  await judgeCode({ db, clock }, user, async () => {
    const now = new Date(clock.now());
    const [sent] = await db
      .select()
      .from(loginCode)
      .where(and(eq(loginCode.userId, user.id), gt(loginCode.endsAt, now)));
    if (!sent || !(await passwordMatches(sent.codeHash, code.replace(/\s/g, '')))) return false;
    // once, also for two requests at the same moment
    const own = and(eq(loginCode.userId, user.id), eq(loginCode.codeHash, sent.codeHash));
    const spent = await db.delete(loginCode).where(own).returning({ userId: loginCode.userId });
    if (spent.length === 0) return false;
    await db.update(appUser).set({ loginCodeUsedAt: now }).where(eq(appUser.id, user.id));
    return true;
  });
}

export async function sweepLoginCodes(db: Database, clock: Clock): Promise<void> {
  await db.delete(loginCode).where(lt(loginCode.endsAt, new Date(clock.now())));
}
