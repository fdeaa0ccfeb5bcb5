import { eq } from 'drizzle-orm';
import type { Database } from '../platform/data/database';
import { publication, publishingConnection } from './tables';

/** Channels and published videos of a person, as the export of an account has them. Tokens are left out. */
export async function publishingRecords(db: Database, userId: number) {
  const { id, platform, channelId, name, url, needsLogin, createdAt } = publishingConnection;
  const channels = await db
    .select({ id, platform, channelId, name, url, needsLogin, createdAt })
    .from(publishingConnection)
    .where(eq(publishingConnection.ownerId, userId));
  const rows = await db.select().from(publication).where(eq(publication.ownerId, userId));
  const videos = rows.map(({ sealedSession: _session, ...row }) => row);
  return { channels, videos };
}
