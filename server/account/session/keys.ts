/** Secrets that the server made for itself. They live in the database, so that every server process shares them. */
import { randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { takeTurns } from '../../platform/data/advisory-locks';
import type { Database } from '../../platform/data/database';
import { signingKey } from '../tables';

export interface SigningKey {
  readonly kid: string;
  readonly secret: Uint8Array;
}

export interface KeyRing {
  /** Signs everything new. */
  readonly current: SigningKey;
  /** Verifies: the current one and those that were retired. */
  find(kid: string | undefined): SigningKey | undefined;
}

type Purpose = 'session' | 'media' | 'survey_upload' | 'survey_page' | 'account_link' | 'stored_secret';

/** Makes the first key when there is none. */
export async function loadKeyRing(db: Database, purpose: Purpose): Promise<KeyRing> {
  const rows = await db.transaction(async (tx) => {
    // two servers that start at once would make a key each
    await takeTurns(tx, 'signing-key');
    const found = await tx.select().from(signingKey).where(eq(signingKey.purpose, purpose)).orderBy(asc(signingKey.id));
    if (found.some((row) => row.retiredAt === null)) return found;
    return [...found, ...(await tx.insert(signingKey).values(newKey(purpose)).returning())];
  });
  const keys = rows.map(({ kid, secret }) => ({ kid, secret: Buffer.from(secret, 'base64url') }));
  const current = keys[rows.findLastIndex((row) => row.retiredAt === null)];
  if (!current) throw new Error(`No usable ${purpose} key`);
  return { current, find: (kid) => keys.find((key) => key.kid === kid) };
}

function newKey(purpose: Purpose) {
  return { purpose, kid: randomBytes(9).toString('base64url'), secret: randomBytes(48).toString('base64url') };
}
