import { type AccessRows, byId, byPath, own } from '../access-rules';
import type { OwnedRows } from '../owned-rows';

const upload =
  (rest = '') =>
  ({ uploadId }: OwnedRows) =>
    `/v1/media/upload/${uploadId}${rest}`;
const folder = ({ folderId }: OwnedRows) => `/v1/media/folder/${folderId}`;
const file =
  (rest = '') =>
  ({ mediaId }: OwnedRows) =>
    `/v1/media/${mediaId}${rest}`;

export const access: AccessRows = {
  shareMedia: byPath(file('/sharing'), { shared: true }),
  mediaFolders: own,
  mediaFolder: byPath(folder),
  createMediaFolder: byId(({ folderId }) => ({ path: '/v1/media/folder', json: { name: 'In it', parent: folderId } })),
  updateMediaFolder: byPath(folder, { name: 'Taken over' }),
  deleteMediaFolder: byPath((owned) => `${folder(owned)}?content=delete`),
  updateMedia: byPath(file(), { name: 'Taken over' }),
  deleteMedia: byPath(file()),
  restoreMedia: byPath(file('/restore')),
  moveMedia: byPath(file('/move'), { folder: null }),
  resumableUploads: own,
  resumableUpload: byPath(upload()),
  beginUpload: byId(({ folderId }) => ({
    path: '/v1/media/upload',
    json: { name: 'film.mp4', size: 10, lastModified: 1, folder: folderId },
  })),
  uploadPart: byId((owned) => ({ path: upload('/part/1')(owned), form: { part: 'x' } })),
  completeUpload: byPath(upload('/complete')),
  cancelUpload: byPath(upload()),
  removeBackground: byId(({ mediaId }) => ({ path: '/v1/image/background', json: { mediaId } })),
  refineBackground: byId(({ mediaId }) => ({ path: `/v1/image/${mediaId}/mask`, form: { mask: 'x' } })),
  mediaList: own,
  media: byPath(({ mediaId }) => `/v1/media/${mediaId}`),
  filmOfImage: byPath(({ mediaId }) => `/v1/media/${mediaId}/film`),
  cancelMedia: byPath(({ mediaId }) => `/v1/media/${mediaId}/cancel`),
  uploadMedia: own,
  uploadIngredientImage: own,
  ingredientImageFromUrl: own,
  uploadIngredientVideo: own,
  ingredientVideoFromUrl: own,
  replaceMedia: byId((owned) => ({ path: file('/replace')(owned), form: { media: 'x' } })),
  restoreMediaFile: byPath(file('/replace/undo')),
  mediaUses: byPath(file('/uses')),
};
