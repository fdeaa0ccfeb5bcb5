/**
 * Secrets that the server made for itself. They live in the database, so that every server process shares them. A new key signs
 * once every process knows it; the one before it still verifies until its end.
 */
import { randomBytes } from 'node:crypto';
import type { Clock } from '@spotreel/sdk/internal/base';
import { asc, eq } from 'drizzle-orm';
import { takeTurns } from '../../platform/data/advisory-locks';
import type { Database } from '../../platform/data/database';
import { KEY_PURPOSES, type KeyPurpose, signingKey } from '../tables';
import { type KeySealer, noSealer } from './key-sealer';

export interface SigningKey {
  readonly kid: string;
  readonly secret: Uint8Array;
}

export interface KeyRing {
  /** Signs everything new. */
  readonly current: SigningKey;
  /** Verifies: undefined for a key that is unknown or has ended. */
  find(kid: string | undefined): SigningKey | undefined;
}

export interface KeyRings {
  of(purpose: KeyPurpose): KeyRing;
  /** Reads the keys again, as other processes have changed them. */
  refresh(): Promise<void>;
}

/** Milliseconds between two readings of a server. */
export const KEY_REFRESH_MS = 60_000;

type KeyRow = typeof signingKey.$inferSelect;
interface RingKey extends SigningKey, Pick<KeyRow, 'purpose' | 'activeFrom' | 'retiredAt'> {}

/** Makes the first key of each purpose that has none, and seals what `sealer` has not sealed. */
export async function openKeyRings(db: Database, clock: Clock, sealer: KeySealer = noSealer): Promise<KeyRings> {
  let keys = (await withFirstKeys(db, sealer)).map((row) => toRingKey(row, sealer));
  return {
    of: (purpose) => ringOf(() => keys.filter((key) => key.purpose === purpose), clock),
    async refresh() {
      keys = (await readKeys(db)).map((row) => toRingKey(row, sealer));
    },
  };
}

/** Not readable before another process has made its first keys. */
function withFirstKeys(db: Database, sealer: KeySealer): Promise<KeyRow[]> {
  return db.transaction(async (tx) => {
    // two servers that start at once would make a key each
    await takeTurns(tx, 'signing-key');
    const found = await readKeys(tx);
    await sealStale(tx, found, sealer);
    // the newest key of a purpose has no end
    const missing = KEY_PURPOSES.filter(
      (purpose) => !found.some((row) => row.purpose === purpose && row.retiredAt === null),
    );
    if (missing.length === 0) return found;
    const made = missing.map((purpose) => newKey(purpose, new Date(0), sealer));
    return [...found, ...(await tx.insert(signingKey).values(made).returning())];
  });
}

function readKeys(db: Pick<Database, 'select'>): Promise<KeyRow[]> {
  return db.select().from(signingKey).orderBy(asc(signingKey.activeFrom), asc(signingKey.id));
}

/** Keys of before, and those of a former key of the operator. */
async function sealStale(db: Pick<Database, 'update'>, rows: readonly KeyRow[], sealer: KeySealer): Promise<void> {
  for (const { id, kid, secret } of rows) {
    if (!sealer.isStale(secret)) continue;
    const sealed = sealer.seal(sealer.open(secret, kid), kid);
    await db.update(signingKey).set({ secret: sealed }).where(eq(signingKey.id, id));
  }
}

/** `activeFrom`: when it begins to sign. */
export function newKey(purpose: KeyPurpose, activeFrom: Date, sealer: KeySealer) {
  const kid = randomBytes(9).toString('base64url');
  return { purpose, kid, secret: sealer.seal(randomBytes(48).toString('base64url'), kid), activeFrom };
}

function toRingKey({ kid, secret, ...row }: KeyRow, sealer: KeySealer): RingKey {
  return { ...row, kid, secret: Buffer.from(sealer.open(secret, kid), 'base64url') };
}

function ringOf(keys: () => readonly RingKey[], clock: Clock): KeyRing {
  const usable = () => keys().filter((key) => isUsable(key, new Date(clock.now())));
  return {
    get current() {
      const now = new Date(clock.now());
      const current = usable().findLast(({ activeFrom }) => activeFrom <= now);
      if (!current) throw new Error('No usable key');
      return current;
    },
    find: (kid) => usable().find((key) => key.kid === kid),
  };
}

function isUsable({ retiredAt }: Pick<KeyRow, 'retiredAt'>, now: Date): boolean {
  return retiredAt === null || retiredAt > now;
}
