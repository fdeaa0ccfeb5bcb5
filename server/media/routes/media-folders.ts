import { assetCalls } from '@spotreel/sdk/internal/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Owner } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { implement } from '../domain';
import { lockFolders, requirePlace } from '../folders/folder-rules';
import { type FolderRow, folderOf, ownFolders, toFolders, withFoldersIn } from '../folders/own-folders';
import { inFolders, retireMedia } from '../removal/retire-media';
import { media, mediaFolder } from '../tables';

export const mediaFolders = implement(assetCalls.mediaFolders, async ({ user }, { db }) =>
  toFolders(db, await ownFolders(db, user)),
);

export const oneMediaFolder = implement(assetCalls.mediaFolder, async ({ params, user }, { db }) => {
  const all = await ownFolders(db, user);
  const [folder] = await toFolders(db, all, [folderOf(all, params.folderId)]);
  if (!folder) throw new Error('The folder was not read');
  return folder;
});

export const createMediaFolder = implement(assetCalls.createMediaFolder, ({ body, user }, { db }) =>
  db.transaction(async (tx) => {
    const { name, parent: parentId = null } = body;
    requirePlace(await lockFolders(tx, user), { name, parentId });
    const values = { name, parentId, ownerId: user.id, tenantId: user.tenantId };
    const [row] = await tx.insert(mediaFolder).values(values).returning();
    return view(tx, user, row);
  }),
);

export const updateMediaFolder = implement(assetCalls.updateMediaFolder, ({ params, body, user }, { db }) =>
  db.transaction(async (tx) => {
    const folders = await lockFolders(tx, user);
    const { id, ...before } = folderOf(folders, params.folderId);
    const { name = before.name, parent: parentId = before.parentId } = body;
    requirePlace(folders, { id, name, parentId });
    const [row] = await tx.update(mediaFolder).set({ name, parentId }).where(eq(mediaFolder.id, id)).returning();
    return view(tx, user, row);
  }),
);

async function view(tx: Database, user: Owner, row: FolderRow | undefined) {
  const [folder] = row ? await toFolders(tx, await ownFolders(tx, user), [row]) : [];
  if (!folder) throw new Error('The folder was not written');
  return folder;
}

/** A name that is there already, in the folder above, is no reason to refuse: both stay. */
export const deleteMediaFolder = implement(assetCalls.deleteMediaFolder, ({ params, query, user }, { db, clock }) =>
  db.transaction(async (tx) => {
    const folders = await lockFolders(tx, user);
    const { id, parentId } = folderOf(folders, params.folderId);
    const isWhole = query.content === 'delete';
    const gone = isWhole ? withFoldersIn(folders, id) : [id];
    if (isWhole) await retireMedia(tx, inFolders(user, gone), clock.now());
    else {
      await tx.update(media).set({ folderId: parentId }).where(inFolders(user, gone));
      await tx.update(mediaFolder).set({ parentId }).where(eq(mediaFolder.parentId, id));
    }
    await tx.delete(mediaFolder).where(and(inArray(mediaFolder.id, gone), eq(mediaFolder.ownerId, user.id)));
    return { id };
  }),
);
