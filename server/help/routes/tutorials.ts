import { learningCalls, type TutorialEntry } from '@spotreel/sdk/internal/contract';
import { readerLanguage } from '../../account/reader-language';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../domain';
import { shownBlocks, shownFiles } from '../files/shown-files';
import type { ReadTutorial } from '../learning/read-learning';

export const tutorials = implement(learningCalls.tutorials, async ({ query, user, context }, { helpIn }) => {
  const { learning } = await helpIn(readerLanguage(user, context));
  return learning.tutorials(query.audience).map((one) => toEntry(one, context.baseUrl));
});

export const tutorial = implement(learningCalls.tutorial, async ({ params, user, context }, { helpIn }) => {
  const { learning } = await helpIn(readerLanguage(user, context));
  const found = learning.tutorial(params.slug);
  if (!found) throw new ApiError('not_found');
  const all = learning.tutorials(found.audience);
  const place = all.indexOf(found);
  const neighbor = (one: ReadTutorial | undefined) => (one ? toEntry(one, context.baseUrl) : null);
  return {
    ...toEntry(found, context.baseUrl),
    language: found.language,
    blocks: shownBlocks(found.blocks, context.baseUrl),
    previous: neighbor(all[place - 1]),
    next: neighbor(all[place + 1]),
  };
});

function toEntry(tutorial: ReadTutorial, baseUrl: string): TutorialEntry {
  const { slug, title, summary, minutes, audience } = tutorial;
  return { slug, title, summary, minutes, audience, ...shownFiles(tutorial, baseUrl) };
}
