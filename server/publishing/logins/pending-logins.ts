/** Connecting a channel takes the person to the platform and back. What is kept meanwhile works once, for ten minutes. */
import { createHash, randomBytes } from 'node:crypto';
import type { PublishingPlatformName } from '@spotreel/sdk/internal/contract';
import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Owner } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import type { PublishingServices } from '../domain';
import type { PlatformAnswer, PublishingPlatform } from '../publishing-platform';
import { verifierOwner } from '../sealed-values';
import { publishingLogin } from '../tables';

const LIFETIME_MS = 10 * 60 * 1000;
/** Limit for one person at a time; older ones are dropped. */
const MOST = 5;

type LoginParts = Pick<PublishingServices, 'db' | 'clock' | 'secretBox'>;

/** `redirectUri`: where the platform sends the person back to. `baseUrl`: where the person uses the app. */
interface LoginPlace {
  readonly redirectUri: string;
  readonly baseUrl: string;
}

/** The page of the platform. */
export async function beginLogin(
  { db, clock, secretBox }: LoginParts,
  user: Owner,
  target: PublishingPlatform,
  { redirectUri, baseUrl }: LoginPlace,
): Promise<string> {
  const state = randomBytes(24).toString('base64url');
  const verifier = randomBytes(48).toString('base64url');
  await db.insert(publishingLogin).values({
    ownerId: user.id,
    platform: target.platform,
    stateHash: hashOf(state),
    sealedVerifier: secretBox.seal(verifier, verifierOwner(user.id)),
    redirectUri,
    baseUrl,
    expiresAt: new Date(clock.now() + LIFETIME_MS),
  });
  await dropOlder(db, user.id);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return target.loginUrl({ redirectUri, state, challenge });
}

async function dropOlder(db: Database, userId: number): Promise<void> {
  const older = await db
    .select({ id: publishingLogin.id })
    .from(publishingLogin)
    .where(eq(publishingLogin.ownerId, userId))
    .orderBy(desc(publishingLogin.id))
    .offset(MOST);
  const ids = older.map(({ id }) => id);
  if (ids.length > 0) await db.delete(publishingLogin).where(inArray(publishingLogin.id, ids));
}

/** Uses the login of this person up. Throws `publishing_login_invalid`, also for a login of somebody else. */
export async function takePlatformLogin(
  { db, clock, secretBox }: LoginParts,
  user: Owner,
  { platform, state, code }: { platform: PublishingPlatformName; state: string; code: string },
): Promise<PlatformAnswer> {
  const own = and(
    eq(publishingLogin.stateHash, hashOf(state)),
    eq(publishingLogin.ownerId, user.id),
    eq(publishingLogin.platform, platform),
    gt(publishingLogin.expiresAt, new Date(clock.now())),
  );
  const [row] = await db.delete(publishingLogin).where(own).returning();
  const verifier = row && secretBox.open(row.sealedVerifier, verifierOwner(user.id));
  if (!verifier) throw new ApiError('publishing_login_invalid');
  return { redirectUri: row.redirectUri, code, verifier };
}

/** Origin at which the person of a login uses the app. Undefined: there is no such login. */
export async function originOfLogin(
  { db, clock }: Pick<LoginParts, 'db' | 'clock'>,
  state: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ baseUrl: publishingLogin.baseUrl })
    .from(publishingLogin)
    .where(and(eq(publishingLogin.stateHash, hashOf(state)), gt(publishingLogin.expiresAt, new Date(clock.now()))));
  return row?.baseUrl;
}

export async function sweepLogins({ db, clock }: Pick<LoginParts, 'db' | 'clock'>): Promise<void> {
  await db.delete(publishingLogin).where(lt(publishingLogin.expiresAt, new Date(clock.now())));
}

function hashOf(state: string): string {
  return createHash('sha256').update(state).digest('hex');
}
