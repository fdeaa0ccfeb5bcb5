import { batchCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { endBatch } from '../end-batch';
import { implement } from '../implement';
import { ownBatch } from '../own-batch';
import { videoBatch } from '../tables';

export const deleteBatch = implement(batchCalls.deleteBatch, async ({ params, user }, { db, jobs, renders }) => {
  const { id } = await ownBatch(db, user, params.batchId);
  const stopped = await db.transaction(async (tx) => {
    const running = await endBatch(tx, jobs, id);
    await tx.delete(videoBatch).where(eq(videoBatch.id, id));
    return running;
  });
  for (const renderId of stopped) await renders.stop(renderId);
  return { id };
});
