import { batchCalls } from '@spotreel/sdk/internal/contract';
import { desc, eq } from 'drizzle-orm';
import { offsetOf, pageOf } from '../../platform/http/paging';
import { projectSeconds } from '../../project/scene-seconds';
import { batchOrigin, fieldsOf } from '../batch-origin';
import { implement } from '../domain';
import { endBatch } from '../end-batch';
import { namedImages } from '../named-images';
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

export const batchBase = implement(batchCalls.batchBase, async ({ body, user, context }, services) => {
  const { catalogue, addresses } = services;
  const { name, state } = await batchOrigin(services, user, body, addresses.at(context.baseUrl));
  const { content, ratio, kind } = state;
  return {
    name,
    ratio,
    kind,
    durationSeconds: projectSeconds(catalogue, content.customisations),
    scenes: [...content.customisations],
    fields: fieldsOf(content, catalogue),
  };
});

export const batchFiles = implement(batchCalls.batchFiles, async ({ body, user }, { db }) => {
  const found = await namedImages(db, user, body.names);
  return [...found].map(([name, mediaId]) => ({ name, mediaId }));
});

export const cancelBatch = implement(batchCalls.cancelBatch, async ({ params, user, context }, services) => {
  const { db, jobs, renders, addresses } = services;
  const { id } = await ownBatch(db, user, params.batchId);
  for (const renderId of await db.transaction((tx) => endBatch(tx, jobs, id))) await renders.stop(renderId);
  return toBatch(db, await ownBatch(db, user, id), addresses.at(context.baseUrl));
});

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
