import { type AccessRows, byId, own } from '../access-rules';

export const access: AccessRows = {
  imageSearch: own,
  videoSearch: own,
  takeStock: byId(({ folderId }) => ({
    path: '/v1/media/stock',
    json: { source: 'library', type: 'image', id: 2, folder: folderId },
  })),
};
