/**
 * Seeds of authenticator apps are encrypted in the database, each for its account. Seeds that versions before wrote as they are
 * count too, and become encrypted when a server starts.
 */
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { SecretBox } from '../session/secret-box';
import { appUser } from '../tables';

const ROWS_AT_A_TIME = 500;

export function sealSeed(box: SecretBox, userId: number, seed: string): string {
  return box.seal(seed, ownerOf(userId));
}

/** Undefined where no key opens it. */
export function openSeed(box: SecretBox, userId: number, stored: string): string | undefined {
  return isSealed(stored) ? box.open(stored, ownerOf(userId)) : stored;
}

/** Encrypts what is not encrypted, or by a key that has been replaced. A value that no key opens stays as it is. */
export async function resealSeeds({ db, secretBox }: { db: Database; secretBox: SecretBox }): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await seedsAfter(db, after);
    for (const { id, stored } of rows) {
      after = id;
      const sealed = stored === null ? undefined : renewed(secretBox, id, stored);
      // the person may have set up another app meanwhile
      if (stored !== null && sealed !== undefined)
        await db
          .update(appUser)
          .set({ totpSecret: sealed })
          .where(and(eq(appUser.id, id), eq(appUser.totpSecret, stored)));
    }
    if (rows.length < ROWS_AT_A_TIME) return;
  }
}

function seedsAfter(db: Database, id: number) {
  return db
    .select({ id: appUser.id, stored: appUser.totpSecret })
    .from(appUser)
    .where(and(gt(appUser.id, id), isNotNull(appUser.totpSecret)))
    .orderBy(asc(appUser.id))
    .limit(ROWS_AT_A_TIME);
}

function renewed(box: SecretBox, userId: number, stored: string): string | undefined {
  if (isSealed(stored) && !box.isStale(stored)) return undefined;
  const seed = openSeed(box, userId, stored);
  return seed === undefined ? undefined : sealSeed(box, userId, seed);
}

/** A seed that is copied to another account opens nothing there. */
function ownerOf(userId: number): string {
  return `authenticator seed ${userId}`;
}

/** A seed as apps take it is base32, which has no dot. */
function isSealed(stored: string): boolean {
  return stored.includes('.');
}
