import { type AccessRows, byId, byPath, own, ownWith } from '../access-rules';
import { addMark } from '../mark';
import type { AddOwned, OwnedRows } from '../owned-rows';

declare module '../owned-rows' {
  interface OwnedRows {
    readonly batchId: number;
  }
}

const batch =
  (rest = '') =>
  ({ batchId }: OwnedRows) =>
    `/v1/batch/${batchId}${rest}`;

export const access: AccessRows = {
  batchBase: byId(({ projectId }) => ({ path: '/v1/batch/base', json: { projectId } })),
  batchFiles: ownWith({ names: ['logo.png'] }),
  createBatch: byId(({ projectId }) => ({
    path: '/v1/batch',
    json: { name: 'Taken over', source: { projectId }, rows: [{ name: 'One', values: {} }] },
  })),
  batches: own,
  batch: byPath(batch()),
  startBatch: byPath(batch('/start'), {}),
  cancelBatch: byPath(batch('/cancel')),
  deleteBatch: byPath(batch()),
};

export const addOwned: AddOwned = async (make, { owner }) => {
  const rows = [{ name: addMark('row'), values: { '1.text.headline': addMark('text') } }];
  const { id } = await make(owner, '/api/v1/batch', { name: addMark('batch'), source: { recipeId: 1 }, rows });
  return { batchId: id };
};
