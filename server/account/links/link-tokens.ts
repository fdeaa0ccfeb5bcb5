/**
 * The secret part of links in emails and of links to videos: 256 random bits, of which the database has the SHA-256. Each
 * is bound to its purpose, to what it opens, to a person and to an end. A row number that comes again opens nothing.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '@spotreel/sdk/internal/base';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { type LinkPurpose, linkToken } from '../tables';

export interface LinkSubject {
  /** The row that the link is about. */
  readonly id: number;
  /** Owner of the link: an email address, or for a shared video the number of its owner. */
  readonly person: string;
}

export interface LinkTokens {
  /**
   * Older tokens of the same purpose and row stop working, unless `keepsOlder`. `endsAt`: null where the row itself says when
   * it ends.
   */
  issue(
    tx: Database,
    purpose: LinkPurpose,
    subject: LinkSubject,
    options: { readonly endsAt: Date | null; readonly keepsOlder?: boolean },
  ): Promise<string>;
  /** Undefined: unknown, spent, over, or of another purpose. Whether the row still counts is not asked. */
  find(tx: Database, purpose: LinkPurpose, token: string): Promise<LinkSubject | undefined>;
  /** As `find`, and it never works again once `tx` commits. */
  spend(tx: Database, purpose: LinkPurpose, token: string): Promise<LinkSubject | undefined>;
}

export function createLinkTokens(clock: Clock): LinkTokens {
  const good = (purpose: LinkPurpose, token: string) =>
    and(
      eq(linkToken.tokenHash, hashOfToken(token)),
      eq(linkToken.purpose, purpose),
      or(isNull(linkToken.endsAt), gt(linkToken.endsAt, new Date(clock.now()))),
    );
  const columns = { id: linkToken.subjectId, person: linkToken.person };
  return {
    async issue(tx, purpose, { id, person }, { endsAt, keepsOlder = false }) {
      const token = randomBytes(32).toString('base64url');
      if (!keepsOlder)
        await tx.delete(linkToken).where(and(eq(linkToken.purpose, purpose), eq(linkToken.subjectId, id)));
      await tx.insert(linkToken).values({ tokenHash: hashOfToken(token), purpose, subjectId: id, person, endsAt });
      return token;
    },
    async find(tx, purpose, token) {
      const [row] = await tx.select(columns).from(linkToken).where(good(purpose, token));
      return row;
    },
    async spend(tx, purpose, token) {
      const [row] = await tx.delete(linkToken).where(good(purpose, token)).returning(columns);
      return row;
    },
  };
}

/** Random bits need no slow hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export async function sweepLinkTokens(db: Database, clock: Clock): Promise<void> {
  await db.delete(linkToken).where(lt(linkToken.endsAt, new Date(clock.now())));
}
