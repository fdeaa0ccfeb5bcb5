import { stockCalls } from '@spotreel/sdk/internal/contract';
import { and, eq, ne } from 'drizzle-orm';
import { askedLanguage } from '../../account/asked-language';
import type { CurrentUser } from '../../account/session/authenticate';
import { folderOf, ownFolders } from '../../media/folders/own-folders';
import type { MediaRow } from '../../media/media-row';
import { media } from '../../media/tables';
import { toMedia } from '../../media/to-media';
import { registerMedia } from '../../media/uploads/register-media';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { withTemporaryFile } from '../../platform/http/form/temporary-file';
import { implement } from '../domain';
import { requireSource } from '../require-source';

/** The server looks the item up again: who made it and where its file is, no caller can say. */
export const takeStock = implement(stockCalls.takeStock, async ({ body, user, context }, services) => {
  const { db, stock, limiters, workDir } = services;
  await limiters.stock.spend(String(user.id));
  const { type, id, folder = null } = body;
  const folderId = folder === null ? undefined : folderOf(await ownFolders(db, user), folder).id;
  const source = requireSource(stock, body.source);
  const addresses = services.addresses.at(context.baseUrl);
  const stockKey = `${body.source} ${type} ${id}`;
  const copied = await copyOf(db, user, stockKey);
  if (copied) return toMedia(copied, addresses);
  const item = await source.find(type, id, addresses, askedLanguage(context) ?? 'en');
  if (!item) throw new ApiError('not_found');
  const { name, origin } = item;
  return withTemporaryFile(workDir, async (file) => {
    await source.fetch(type, item, file);
    const known = { accept: type, name, folderId, stockKey, origin, sourceType: 'upload' } as const;
    return toMedia(await registerMedia(services, user, file, known), addresses);
  });
});

/** Media of an earlier pick; one whose conversion failed does not count. */
async function copyOf(db: Database, user: CurrentUser, stockKey: string): Promise<MediaRow | undefined> {
  const own = and(eq(media.ownerId, user.id), eq(media.tenantId, user.tenantId), eq(media.stockKey, stockKey));
  const [row] = await db
    .select()
    .from(media)
    .where(and(own, eq(media.retired, false), ne(media.state, 'failed')));
  return row;
}
