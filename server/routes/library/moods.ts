import { libraryCalls } from '../../../sdk/contract/calls/library';
import { implement } from '../../http/implement';

export const moods = implement(libraryCalls.moods, async ({ query }, { catalogue }) => {
  const goal = catalogue.goals.find(({ id }) => id === query.goal);
  const offered = new Set(
    catalogue.recipes.filter(({ goals }) => goal && goals.includes(goal.slug)).flatMap(({ moods }) => moods),
  );
  return catalogue.moods
    .filter(({ slug }) => query.goal === undefined || offered.has(slug))
    .map(({ id, slug, name }) => ({ id, slug, name }));
});
