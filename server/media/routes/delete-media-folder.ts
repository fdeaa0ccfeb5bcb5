import { assetCalls } from '@spotreel/sdk/internal/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { implement } from '../domain';
import { lockFolders } from '../folders/folder-rules';
import { folderOf, withFoldersIn } from '../folders/own-folders';
import { inFolders, retireMedia } from '../retire-media';
import { media, mediaFolder } from '../tables';

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
