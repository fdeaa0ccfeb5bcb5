import * as z from 'zod/mini';
import { SpotreelError } from '../../base/errors';
import type { Goal, Recipe } from '../../contract/library/library';
import { ratio } from '../../contract/schemas/scalars';
import { ANSWERS_ARE_DATA, defineTool, withDescription } from '../agent-tool';
import { resultLimit, words } from '../tool-inputs';

/** As many as one page of the server has. */
const PAGE = 100;

export const findRecipesTool = defineTool({
  name: 'find_recipes',
  title: 'Find recipes',
  description: `Finds recipes: kinds of videos, each with styles. Search by words, by goal and by format. Begin here. ${ANSWERS_ARE_DATA}`,
  isReadOnly: true,
  input: z.strictObject({
    search: words,
    goal: withDescription(
      z.optional(z.string().check(z.maxLength(100))),
      'What the video is for: the slug or the name of a goal. An unknown one is refused with all slugs.',
    ),
    format: withDescription(z.optional(ratio), 'Only recipes with this shape.'),
    limit: resultLimit,
  }),
  output: z.object({
    recipes: z.array(
      z.object({
        recipeId: z.int(),
        name: z.string(),
        description: z.string(),
        goals: z.array(z.string()),
        moods: z.array(z.string()),
        tier: withDescription(z.enum(['free', 'premium']), 'premium needs a plan that includes it.'),
        durationSeconds: z.number(),
        styles: z.array(z.object({ styleId: z.int(), name: z.string(), formats: z.array(ratio) })),
      }),
    ),
    totalCount: withDescription(z.int(), 'How many recipes fit; the list may have fewer.'),
  }),
  async run({ search, goal, format, limit: most }, { client, signal }) {
    const goalId = goal === undefined ? undefined : goalOf(goal, await client.goals({ signal })).id;
    const page = await client.recipes({ query: { name: search, goal: goalId, perPage: PAGE }, signal });
    const fitting = page.data.filter(
      ({ templateFamilies }) => !format || templateFamilies.some(({ orientation }) => orientation.includes(format)),
    );
    const totalCount = format ? fitting.length : page.totalCount;
    return { data: { recipes: fitting.slice(0, most).map(toResult), totalCount } };
  },
});

/** Throws `validation_failed` with the goals that there are. */
function goalOf(wanted: string, goals: readonly Goal[]): Goal {
  const plain = wanted.trim().toLowerCase();
  const found = goals.find(({ slug, name }) => slug === plain || name.toLowerCase() === plain);
  if (found) return found;
  const slugs = goals.map(({ slug }) => slug).join(', ');
  const details = { goal: [`Choose one of: ${slugs}`] };
  throw new SpotreelError('validation_failed', 'There is no such goal.', { details });
}

function toResult({ id, name, description, goals, moods, tier, durationSeconds, templateFamilies }: Recipe) {
  return {
    recipeId: id,
    name,
    description,
    goals: goals.map(({ slug }) => slug),
    moods: moods.map((mood) => mood.name),
    tier,
    durationSeconds,
    styles: templateFamilies.map((style) => ({ styleId: style.id, name: style.name, formats: style.orientation })),
  };
}
