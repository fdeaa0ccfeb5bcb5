import { reviewCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../implement';
import { toUnderstood } from '../reviews/to-understood';

export const checkReviews = implement(reviewCalls.checkReviews, async ({ body, user }, { limiters, parsing }) => {
  await limiters.external.spend(String(user.id));
  const caller = { account: user.id, field: 'text' };
  return toUnderstood(await parsing.parse('reviews', caller, body.source, body.text));
});
