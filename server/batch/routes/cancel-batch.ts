import { batchCalls } from '@spotreel/sdk/internal/contract';
import { endBatch } from '../end-batch';
import { implement } from '../implement';
import { ownBatch } from '../own-batch';
import { toBatch } from '../to-batch';

export const cancelBatch = implement(batchCalls.cancelBatch, async ({ params, user, context }, services) => {
  const { db, jobs, renders, addresses } = services;
  const { id } = await ownBatch(db, user, params.batchId);
  for (const renderId of await db.transaction((tx) => endBatch(tx, jobs, id))) await renders.stop(renderId);
  return toBatch(db, await ownBatch(db, user, id), addresses.at(context.baseUrl));
});
