/** Secrets that the server made for itself. They live in the database, so that every server process shares them. */
import { randomBytes } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
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

type Purpose = 'session' | 'media' | 'survey_upload' | 'survey_page' | 'account_link';

/** Any number; keeps two servers that start at once from making a key each. */
const KEY_LOCK = 7_316_402;

/** Makes the first key when there is none. */
export async function loadKeyRing(db: Database, purpose: Purpose): Promise<KeyRing> {
  const rows = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${KEY_LOCK})`);
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
