import { assetCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../domain';
import { folderOf, ownFolders, toFolders } from '../folders/own-folders';

export const mediaFolders = implement(assetCalls.mediaFolders, async ({ user }, { db }) =>
  toFolders(db, await ownFolders(db, user)),
);

export const oneMediaFolder = implement(assetCalls.mediaFolder, async ({ params, user }, { db }) => {
  const all = await ownFolders(db, user);
  const [folder] = await toFolders(db, all, [folderOf(all, params.folderId)]);
  if (!folder) throw new Error('The folder was not read');
  return folder;
});
