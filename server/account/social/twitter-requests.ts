/**
 * Logins with Twitter that are under way: the secret of a request token stays here while the person is at Twitter. Once
 * Twitter has said who it is, the answer stays for the second factor, since a verifier works once. Both are bound to the
 * verifier, last ten minutes, and are bounded in number.
 */
import { createHash } from 'node:crypto';
import type { Clock } from '@spotreel/sdk/internal/base';
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { twitterRequest } from '../tables';
import type { SocialIdentity } from './social-identity';
import type { OAuthToken, TwitterSignIn } from './twitter';

const LIFETIME_MS = 10 * 60 * 1000;
/** Under way at a time; older ones give way. */
const MOST = 10_000;

export async function keepTwitterRequest(db: Database, { token, secret }: OAuthToken, clock: Clock): Promise<void> {
  const now = clock.now();
  await sweepTwitterRequests(db, clock);
  const [last] = await db
    .select({ id: twitterRequest.id })
    .from(twitterRequest)
    .orderBy(desc(twitterRequest.id))
    .offset(MOST - 1)
    .limit(1);
  if (last) await db.delete(twitterRequest).where(sql`${twitterRequest.id} <= ${last.id}`);
  await db
    .insert(twitterRequest)
    .values({ tokenHash: hashOf(token), secret, expiresAt: new Date(now + LIFETIME_MS) })
    .onConflictDoNothing();
}

/** Throws `social_token_invalid` for a login that this server did not begin, or that is over. */
export async function identifyTwitter(
  db: Database,
  twitter: TwitterSignIn,
  { oauthToken, oauthVerifier }: { readonly oauthToken: string; readonly oauthVerifier: string },
  clock: Clock,
): Promise<SocialIdentity> {
  const verifierHash = hashOf(oauthVerifier);
  // The first verifier takes the request: Twitter is asked once, also by two requests at the same moment.
  const [row] = await db
    .update(twitterRequest)
    .set({ verifierHash })
    .where(
      and(
        eq(twitterRequest.tokenHash, hashOf(oauthToken)),
        gt(twitterRequest.expiresAt, new Date(clock.now())),
        or(isNull(twitterRequest.verifierHash), eq(twitterRequest.verifierHash, verifierHash)),
      ),
    )
    .returning();
  if (!row) throw new ApiError('social_token_invalid');
  if (row.identity) return row.identity;
  const identity = await twitter.identify({ token: oauthToken, secret: row.secret }, oauthVerifier);
  await db.update(twitterRequest).set({ identity, secret: '' }).where(eq(twitterRequest.id, row.id));
  return identity;
}

/** The login is done: what was kept for it works no more. */
export async function endTwitterRequest(db: Database, oauthToken: string): Promise<void> {
  await db.delete(twitterRequest).where(eq(twitterRequest.tokenHash, hashOf(oauthToken)));
}

export async function sweepTwitterRequests(db: Database, clock: Clock): Promise<void> {
  await db.delete(twitterRequest).where(lt(twitterRequest.expiresAt, new Date(clock.now())));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
