import { assetCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import type { Owner } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { implement } from '../domain';
import { lockFolders, requirePlace } from '../folders/folder-rules';
import { type FolderRow, folderOf, ownFolders, toFolders } from '../folders/own-folders';
import { mediaFolder } from '../tables';

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
