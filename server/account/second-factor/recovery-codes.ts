/**
 * Codes for a lost authenticator app, each for one use. They are short, so they are stored as passwords are. What is hashed
 * slowly is the SHA-256 that servers of older versions stored: theirs become slow hashes without the codes.
 */
import { createHash, randomInt } from 'node:crypto';
import type { Clock } from '@spotreel/sdk/internal/base';
import { and, count, eq, isNull, notLike } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { hashPassword, passwordMatches } from '../passwords/password';
import { recoveryCode } from '../tables';

const RECOVERY_CODES = 10;
/** Without letters and digits that are easily taken for another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const PLAIN_CODE = new RegExp(`^[${ALPHABET}]{8}$`);
/** Old hashes that one sweep replaces: some 20 seconds of work. */
const PROTECTED_AT_ONCE = 500;

/** Replaces all recovery codes. They are shown once: only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Database, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = await Promise.all(codes.map((code) => hashPassword(digestOf(userId, plainOf(code)))));
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  await tx.insert(recoveryCode).values(hashes.map((codeHash) => ({ userId, codeHash })));
  return codes;
}

export async function recoveryCodesLeft(db: Database, userId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCode).where(unusedOf(userId));
  return row?.left ?? 0;
}

/** Spends a recovery code; true if it was one of those left. Case, spaces and the hyphen do not count. */
export async function spendRecoveryCode(db: Database, userId: number, code: string, clock: Clock): Promise<boolean> {
  const plain = plainOf(code);
  if (!PLAIN_CODE.test(plain)) return false;
  const digest = digestOf(userId, plain);
  for (const { codeHash } of await db.select().from(recoveryCode).where(unusedOf(userId))) {
    if (!(isSlow(codeHash) ? await passwordMatches(codeHash, digest) : codeHash === digest)) continue;
    const spent = await db
      .update(recoveryCode)
      .set({ usedAt: new Date(clock.now()) })
      .where(and(unusedOf(userId), eq(recoveryCode.codeHash, codeHash)))
      .returning({ userId: recoveryCode.userId });
    return spent.length > 0;
  }
  return false;
}

/** Gives codes of older versions a slow hash. Used ones never count again, and stay as they are. */
export async function protectOldRecoveryCodes(db: Database): Promise<void> {
  const old = and(isNull(recoveryCode.usedAt), notLike(recoveryCode.codeHash, '$%'));
  for (const { userId, codeHash } of await db.select().from(recoveryCode).where(old).limit(PROTECTED_AT_ONCE)) {
    const slow = await hashPassword(codeHash);
    await db
      .update(recoveryCode)
      .set({ codeHash: slow })
      .where(and(unusedOf(userId), eq(recoveryCode.codeHash, codeHash)));
  }
}

/** Ten codes like `k3hf-92qd`, 40 bits each. */
function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: RECOVERY_CODES }, () => `${group()}-${group()}`);
}

function plainOf(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '');
}

function digestOf(userId: number, plain: string): string {
  return createHash('sha256')
    .update(JSON.stringify([userId, plain]))
    .digest('hex');
}

/** As argon2 writes its hashes. */
function isSlow(codeHash: string): boolean {
  return codeHash.startsWith('$');
}

function unusedOf(userId: number) {
  return and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt));
}
