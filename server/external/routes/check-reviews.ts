import { reviewCalls } from '@spotreel/sdk/contract';
import { implement } from '../implement';
import { toUnderstood, understandReviews } from '../reviews/understand-reviews';

export const checkReviews = implement(reviewCalls.checkReviews, async ({ body, user }, { limiters }) => {
  await limiters.external.spend(String(user.id));
  return toUnderstood(understandReviews(body.source, body.text));
});
