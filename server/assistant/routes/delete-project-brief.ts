import { assistantCalls } from '@spotreel/sdk/internal/contract';
import { deleteBrief } from '../briefs';
import { implement } from '../implement';

export const deleteProjectBrief = implement(assistantCalls.deleteProjectBrief, async ({ params, user }, { db }) => {
  await deleteBrief(db, user, params.briefId);
  return { id: params.briefId };
});
