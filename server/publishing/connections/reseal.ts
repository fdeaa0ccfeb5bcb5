import { eq, isNotNull } from 'drizzle-orm';
import type { PublishingServices } from '../domain';
import { sessionOwner, tokenOwner } from '../sealed-values';
import { publication, publishingConnection } from '../tables';

type ResealParts = Pick<PublishingServices, 'db' | 'secretBox'>;

/** Encrypts with the newest key what an older one has encrypted. A value that no key opens stays as it is. */
export async function resealStored({ db, secretBox }: ResealParts): Promise<void> {
  const renewed = (sealed: string, owner: string) => {
    const value = secretBox.isStale(sealed) ? secretBox.open(sealed, owner) : undefined;
    return value && secretBox.seal(value, owner);
  };
  for (const row of await db.select().from(publishingConnection)) {
    const sealedToken = renewed(row.sealedToken, tokenOwner(row));
    if (sealedToken)
      await db.update(publishingConnection).set({ sealedToken }).where(eq(publishingConnection.id, row.id));
  }
  for (const row of await db.select().from(publication).where(isNotNull(publication.sealedSession))) {
    const sealedSession = renewed(row.sealedSession ?? '', sessionOwner(row));
    if (sealedSession) await db.update(publication).set({ sealedSession }).where(eq(publication.id, row.id));
  }
}
