/** Pictures of people, for the account's pages. */
import { and, eq } from 'drizzle-orm';
import type { Owner } from '../account/session/authenticate';
import type { Database } from '../platform/data/database';
import type { AddressBook } from './files/addresses';
import { media } from './tables';

/** True for a picture that the user has uploaded and that is ready. */
export async function isOwnPicture(db: Database, { id, tenantId }: Owner, mediaId: number): Promise<boolean> {
  const own = and(eq(media.id, mediaId), eq(media.ownerId, id), eq(media.tenantId, tenantId));
  const [row] = await db.select({ type: media.type, state: media.state }).from(media).where(own);
  return row?.type === 'image' && row.state === 'ready';
}

/** Address of the small copy; null once the picture is gone. */
export async function pictureUrl(
  db: Database,
  addresses: AddressBook,
  mediaId: number,
  baseUrl: string,
): Promise<string | null> {
  const [row] = await db.select({ previewKey: media.previewKey }).from(media).where(eq(media.id, mediaId));
  return row?.previewKey ? addresses.at(baseUrl).of(row.previewKey) : null;
}
