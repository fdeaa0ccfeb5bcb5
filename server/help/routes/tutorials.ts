import { learningCalls, type TutorialEntry } from '@spotreel/sdk/contract';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../implement';
import type { ReadTutorial } from '../learning/read-learning';

export const tutorials = implement(learningCalls.tutorials, async ({ query }, { learning }) =>
  learning.tutorials(query.audience).map(toEntry),
);

export const tutorial = implement(learningCalls.tutorial, async ({ params }, { learning }) => {
  const found = learning.tutorial(params.slug);
  if (!found) throw new ApiError('not_found');
  const all = learning.tutorials(found.audience);
  const next = all[all.indexOf(found) + 1];
  return { ...toEntry(found), blocks: [...found.blocks], next: next ? toEntry(next) : null };
});

function toEntry({ slug, title, summary, minutes, audience }: ReadTutorial): TutorialEntry {
  return { slug, title, summary, minutes, audience };
}
