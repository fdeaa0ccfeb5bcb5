/** The secret in the address of a link. Visitors are known by its hash; its owner can read it again. */
import { eq } from 'drizzle-orm';
import type { SharingServices } from './domain';
import { shareLink } from './tables';

type Parts = Pick<SharingServices, 'db' | 'links' | 'secretBox'>;

/** Issues one where there is none: the link is new, or a restore has ended the former one. */
export function shareTokenOf({ db, links, secretBox }: Parts, { id }: { readonly id: number }): Promise<string> {
  return db.transaction(async (tx) => {
    // locked: of two at the same moment, the second reads what the first has issued
    const [row] = await tx.select().from(shareLink).where(eq(shareLink.id, id)).for('update');
    const kept = row?.sealedToken && secretBox.open(row.sealedToken, ownerOf(id));
    if (kept || !row) return kept ?? '';
    const token = await links.issue(tx, 'share', { id, person: String(row.ownerId) }, { endsAt: null });
    await tx
      .update(shareLink)
      .set({ sealedToken: secretBox.seal(token, ownerOf(id)) })
      .where(eq(shareLink.id, id));
    return token;
  });
}

/** Owner that the secret is sealed for. */
export function ownerOf(linkId: number): string {
  return `share-link ${linkId}`;
}
