import { libraryCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../domain';

export const moods = implement(libraryCalls.moods, async ({ query, user }, { catalogue, listings, tenantLines }) => {
  const shown = query.goal === undefined ? catalogue.moods : await offered(query.goal);
  return shown.map(({ id, slug, name }) => ({ id, slug, name }));

  /** Moods that a recipe or an animation has for the goal. */
  async function offered(objective: number) {
    const { templates } = await listings.current();
    const goal = catalogue.goals.find(({ id }) => id === objective);
    const recipes = catalogue.recipes.filter(({ goals }) => goal && goals.includes(goal.slug));
    const ofRecipes = new Set(recipes.flatMap(({ moods }) => moods));
    const tenantIds = await tenantLines.get(user.tenantId);
    const isAnimated = (mood: number) =>
      templates.find({ tenantIds, objective, mood }, { skip: 0, count: 1 }).total > 0;
    return catalogue.moods.filter(({ id, slug }) => ofRecipes.has(slug) || isAnimated(id));
  }
});
