/**
 * Links of versions before 0076 are the number of their row and a signature of it. Those that are still good are bound once
 * by the hash of their text, and their form is never read again. A restore ends them (docs/decisions/links.md).
 */
import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashOfToken } from './account/links/link-tokens';
import { type KeySealer, noSealer } from './account/session/key-sealer';
import type { SecretBox } from './account/session/secret-box';
import { invitation, type LinkPurpose, linkToken, signingKey } from './account/tables';
import { takeTurns } from './platform/data/advisory-locks';
import type { Database } from './platform/data/database';
import { ownerOf } from './sharing/share-tokens';
import { shareLink } from './sharing/tables';

type OldKey = Pick<typeof signingKey.$inferSelect, 'kid' | 'secret'>;
type NewToken = typeof linkToken.$inferInsert;

const ROWS_AT_A_TIME = 500;

/** `sealer`: what the keys in the database are sealed with. */
export async function bindOldLinks(db: Database, secretBox: SecretBox, sealer: KeySealer = noSealer): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTurns(tx, 'migration');
    // a link that was given out may be signed with a key that has been replaced since
    const stored = await tx
      .select()
      .from(signingKey)
      .where(eq(signingKey.purpose, 'account_link'))
      .orderBy(signingKey.id);
    const keys = stored.map(({ kid, secret }) => ({ kid, secret: sealer.open(secret, kid) }));
    while (await bindInvitations(tx, keys));
    while (await bindShares(tx, keys, secretBox));
  });
}

/** False: there are no more. */
async function bindInvitations(tx: Database, keys: readonly OldKey[]): Promise<boolean> {
  const rows = await tx.select().from(invitation).where(eq(invitation.hasOldLink, true)).limit(ROWS_AT_A_TIME);
  for (const { id, email, expiresAt: endsAt } of rows) {
    await bind(tx, keys, { kind: 'invitation', purpose: 'invitation', subjectId: id, person: email, endsAt });
    await tx.update(invitation).set({ hasOldLink: false }).where(eq(invitation.id, id));
  }
  return rows.length === ROWS_AT_A_TIME;
}

async function bindShares(tx: Database, keys: readonly OldKey[], secretBox: SecretBox): Promise<boolean> {
  const rows = await tx.select().from(shareLink).where(eq(shareLink.hasOldLink, true)).limit(ROWS_AT_A_TIME);
  for (const { id, ownerId } of rows) {
    const old = { kind: 'share', purpose: 'share', subjectId: id, person: String(ownerId), endsAt: null } as const;
    const newest = await bind(tx, keys, old);
    // the owner goes on to see the address that was given out
    const sealedToken = newest === undefined ? null : secretBox.seal(newest, ownerOf(id));
    await tx.update(shareLink).set({ sealedToken, hasOldLink: false }).where(eq(shareLink.id, id));
  }
  return rows.length === ROWS_AT_A_TIME;
}

interface OldLink extends Omit<NewToken, 'tokenHash'> {
  readonly kind: string;
  readonly purpose: LinkPurpose;
}

/** Answers the text of the newest key's. */
async function bind(tx: Database, keys: readonly OldKey[], { kind, ...link }: OldLink): Promise<string | undefined> {
  const texts = keys.map((key) => oldText(key, kind, link.subjectId));
  if (texts.length > 0)
    await tx
      .insert(linkToken)
      .values(texts.map((text) => ({ ...link, tokenHash: hashOfToken(text) })))
      .onConflictDoNothing();
  return texts.at(-1);
}

function oldText({ kid, secret }: OldKey, kind: string, id: number): string {
  const mac = createHmac('sha256', Buffer.from(secret, 'base64url'))
    .update(JSON.stringify(['account-link', kind, id]))
    .digest();
  return `${id}.${kid}.${mac.toString('base64url')}`;
}
