/** New keys in place of those that sign now. */
import type { Clock } from '@spotreel/sdk/internal/base';
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { takeTurns } from '../../platform/data/advisory-locks';
import type { Database } from '../../platform/data/database';
import { type KeyPurpose, refreshToken, signingKey } from '../tables';
import { type KeySealer, noSealer } from './key-sealer';
import { KEY_REFRESH_MS, newKey } from './keys';

export interface KeyRotation {
  readonly purposes: readonly KeyPurpose[];
  /** Milliseconds for which old keys verify beside the new one. Default: as long as anything lasts that they signed. */
  readonly overlapMs?: number | undefined;
  /** True while servers run: they sign with the new key as soon as each of them knows it. */
  readonly isServing: boolean;
  /** Seals the new keys. Default: they are not sealed. */
  readonly sealer?: KeySealer;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * Milliseconds that signed values are good for. Absent: they have no end. These are personal links of surveys (`survey_page`)
 * and what is stored encrypted.
 */
const LIFETIMES_MS: Readonly<Partial<Record<KeyPurpose, number>>> = {
  // embed tokens have an hour
  session: 2 * HOUR_MS,
  media: 24 * HOUR_MS,
  survey_upload: HOUR_MS,
  account_link: HOUR_MS,
};

/** A process that is busy reads the keys late. */
const LEAD_MS = 3 * KEY_REFRESH_MS;
const DAY_MS = 24 * HOUR_MS;

/** Answers when the new keys begin to sign. */
export async function rotateKeys(db: Database, clock: Clock, rotation: KeyRotation): Promise<Date> {
  const activeFrom = new Date(clock.now() + (rotation.isServing ? LEAD_MS : 0));
  await db.transaction(async (tx) => {
    await takeTurns(tx, 'signing-key');
    for (const purpose of rotation.purposes) {
      const overlapMs = rotation.overlapMs ?? LIFETIMES_MS[purpose];
      if (overlapMs !== undefined && purpose !== 'stored_secret')
        await endKeys(tx, purpose, new Date(activeFrom.getTime() + overlapMs));
      await tx.insert(signingKey).values(newKey(purpose, activeFrom, rotation.sealer ?? noSealer));
    }
    // refresh tokens are signed by no key, and would bring new sessions
    const endsSessions = rotation.overlapMs === 0 && rotation.purposes.includes('session');
    if (endsSessions)
      await tx
        .update(refreshToken)
        .set({ revokedAt: new Date(clock.now()) })
        .where(isNull(refreshToken.revokedAt));
  });
  return activeFrom;
}

/** No key ends later than it was going to. */
async function endKeys(db: Pick<Database, 'update'>, purpose: KeyPurpose, end: Date): Promise<void> {
  await db
    .update(signingKey)
    .set({ retiredAt: end })
    .where(and(eq(signingKey.purpose, purpose), or(isNull(signingKey.retiredAt), gt(signingKey.retiredAt, end))));
}

/** Removes keys that ended a day ago. */
export async function sweepSigningKeys(db: Database, clock: Clock): Promise<void> {
  const before = new Date(clock.now() - DAY_MS);
  await db.delete(signingKey).where(and(isNotNull(signingKey.retiredAt), lt(signingKey.retiredAt, before)));
}
