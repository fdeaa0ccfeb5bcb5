import { batchCalls } from '@spotreel/sdk/internal/contract';
import { desc } from 'drizzle-orm';
import { offsetOf, pageOf } from '../../platform/http/paging';
import { implement } from '../implement';
import { ownBatch, ownBatches } from '../own-batch';
import { videoBatch } from '../tables';
import { summariesOf, toBatch } from '../to-batch';

export const batches = implement(batchCalls.batches, async ({ query, user, context }, { db, addresses }) => {
  const own = ownBatches(user);
  const total = await db.$count(videoBatch, own);
  const records = await db
    .select()
    .from(videoBatch)
    .where(own)
    .orderBy(desc(videoBatch.id))
    .limit(query.perPage)
    .offset(offsetOf(query));
  return pageOf(await summariesOf(db, records, addresses.at(context.baseUrl)), total, query);
});

export const batch = implement(batchCalls.batch, async ({ params, user, context }, { db, addresses }) =>
  toBatch(db, await ownBatch(db, user, params.batchId), addresses.at(context.baseUrl)),
);
