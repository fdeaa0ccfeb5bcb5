import { type BatchCreate, batchCalls } from '@spotreel/sdk/internal/contract';
import { limitsOf } from '../../account/plans/entitlements';
import type { CurrentUser } from '../../account/session/authenticate';
import { takeTurns } from '../../platform/data/advisory-locks';
import { once, repeatableRequest } from '../../platform/data/idempotency';
import { ApiError } from '../../platform/http/api-error';
import type { InitialProject } from '../../project/creating/new-project';
import { requireTier } from '../../project/premium';
import { checkSave } from '../../project/saving/check-save';
import { batchOrigin, batchOutput, fieldsOf } from '../batch-origin';
import { checkBatchValues } from '../check-batch-values';
import { type BatchServices, implement } from '../domain';
import { batchCreateKind } from '../job-kinds';
import { ownBatch, ownBatches } from '../own-batch';
import { videoBatch, videoBatchRow } from '../tables';
import { toBatch } from '../to-batch';

/** Batches of one account. */
const MOST_BATCHES = 50;

export const createBatch = implement(batchCalls.createBatch, async ({ body, user, context }, services) => {
  const { db, catalogue, clock, limiters, renders } = services;
  await limiters.batch.spend(String(user.id));
  if (body.export && renders.unavailable) throw new ApiError('render_unavailable', { message: renders.unavailable });
  const addresses = services.addresses.at(context.baseUrl);
  const origin = await batchOrigin(services, user, body.source, addresses);
  await requireTier(db, user, origin.tier, clock.now());
  await checkSave(db, user, { catalogue, limits: () => limitsOf(db, user.row, clock.now()) }, origin.state);
  await checkBatchValues(db, user, body, fieldsOf(origin.state.content, catalogue));
  // refused now, and not for each row
  batchOutput(origin.state, body.output ?? {}, catalogue);
  const repeatable = repeatableRequest(context.raw.headers, 'createBatch', body);
  const id = await db.transaction((tx) =>
    once(tx, user, repeatable, () => store({ ...services, db: tx }, user, body, origin)),
  );
  return toBatch(db, await ownBatch(db, user, id), addresses);
});

/** `services.db`: the transaction. Throws `batch_limit`. */
async function store(
  { db, jobs, clock }: BatchServices,
  user: CurrentUser,
  { name, rows, emptyValues, export: exportsNew = false, output = {} }: BatchCreate,
  { state, recipeName }: InitialProject,
): Promise<number> {
  await takeTurns(db, 'batch', user.id);
  if ((await db.$count(videoBatch, ownBatches(user))) >= MOST_BATCHES) {
    throw new ApiError('batch_limit', { details: { name: [`At most ${MOST_BATCHES} tables`] } });
  }
  const { renderer, kind, ratio, recipeId, templateFamilyId, brandId, content } = state;
  const [record] = await db
    .insert(videoBatch)
    .values({
      tenantId: user.tenantId,
      ownerId: user.id,
      name,
      base: { renderer, kind, ratio, recipeId, recipeName, templateFamilyId, brandId, content },
      keepsEmpty: emptyValues === 'keep',
      exportsNew,
      output,
      createdAt: new Date(clock.now()),
    })
    .returning({ id: videoBatch.id });
  if (!record) throw new Error('The batch was not inserted');
  const { id: batchId } = record;
  const values = rows.map((row, position) => ({ batchId, position, name: row.name, fieldValues: row.values }));
  await db.insert(videoBatchRow).values(values);
  await jobs.enqueue(db, [{ kind: batchCreateKind, subjectId: batchId, owner: user }]);
  return batchId;
}
