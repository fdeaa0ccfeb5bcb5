import { assetCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import type { Owner } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { ApiError, invalidFields } from '../../platform/http/api-error';
import { implement, type MediaServices } from '../domain';
import { ownFolders } from '../folders/own-folders';
import type { MediaRow } from '../media-row';
import { ownFile, retireMedia } from '../retire-media';
import { media } from '../tables';
import { toMedia } from '../to-media';

export const updateMedia = implement(assetCalls.updateMedia, async ({ params, body, user, context }, services) => {
  const row = await listedFile(services.db, user, params.mediaId);
  const { name = row.name, focus } = body;
  if (focus && row.type !== 'image') throw invalidFields({ focus: ['Only images have a focus point'] });
  const values = focus === undefined ? { name } : { name, focus: focus && [focus.x, focus.y], isFocusDue: false };
  return toMedia(await change(services, row, values), services.addresses.at(context.baseUrl));
});

export const moveMedia = implement(assetCalls.moveMedia, async ({ params, body, user, context }, services) => {
  const row = await listedFile(services.db, user, params.mediaId);
  const folders = await ownFolders(services.db, user);
  if (body.folder !== null && !folders.some(({ id }) => id === body.folder)) throw new ApiError('not_found');
  return toMedia(await change(services, row, { folderId: body.folder }), services.addresses.at(context.baseUrl));
});

export const deleteMedia = implement(assetCalls.deleteMedia, async ({ params, user }, { db, clock }) => {
  const { id } = await ownFile(db, user, params.mediaId);
  await retireMedia(db, eq(media.id, id), clock.now());
  return { id };
});

export const restoreMedia = implement(assetCalls.restoreMedia, async ({ params, user, context }, services) => {
  const row = await ownFile(services.db, user, params.mediaId);
  const restored = await change(services, row, { retired: false, retiredAt: null });
  return toMedia(restored, services.addresses.at(context.baseUrl));
});

/** An own file that is not deleted. Throws `not_found`. */
async function listedFile(db: Database, user: Owner, id: number): Promise<MediaRow> {
  const row = await ownFile(db, user, id);
  if (row.retired) throw new ApiError('not_found');
  return row;
}

async function change({ db }: MediaServices, { id }: MediaRow, values: Partial<MediaRow>): Promise<MediaRow> {
  const [row] = await db.update(media).set(values).where(eq(media.id, id)).returning();
  if (!row) throw new ApiError('not_found');
  return row;
}
