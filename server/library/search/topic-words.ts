/** The words of topics, by what fits them: synonyms, occasions, industries, platforms (`library/search-topics`). */
import type { BuiltSearchTopic } from '../../../library/build/manifest';
import type { WeightedText } from './item-words';

export interface TopicTarget {
  readonly recipeId?: number;
  readonly templateGroupId?: number | null;
  readonly goals: readonly number[];
  readonly moods: readonly number[];
  readonly categories: readonly number[];
  readonly kinds: readonly string[];
  readonly orientations: readonly string[];
}

/** Of the first of the recipes or groups that a topic names; each later one has less. */
const FIRST_WEIGHT = 180;
const STEP = 20;
/** Of everything with a goal, a mood, a category, a ratio or a kind of the topic. */
const FACET_WEIGHT = 60;

/** The words of all topics that fit an item. */
export type TopicWords = (target: TopicTarget) => WeightedText[];

export function createTopicWords(topics: readonly BuiltSearchTopic[]): TopicWords {
  const byKey = new Map<string, WeightedText[]>();
  const add = (key: string, text: string, weight: number) => {
    byKey.set(key, [...(byKey.get(key) ?? []), { text, weight }]);
  };
  for (const topic of topics) {
    const text = topic.words.join(' ');
    for (const [rank, id] of topic.recipeIds.entries()) add(`recipe ${id}`, text, FIRST_WEIGHT - rank * STEP);
    for (const [rank, id] of topic.templateGroupIds.entries()) add(`group ${id}`, text, FIRST_WEIGHT - rank * STEP);
    for (const key of facetKeys(topic.goalIds, topic.moodIds, topic.categoryIds, topic.kinds, topic.ratios))
      add(key, text, FACET_WEIGHT);
  }
  return ({ recipeId, templateGroupId, goals, moods, categories, kinds, orientations }) => {
    const keys = facetKeys(goals, moods, categories, kinds, orientations);
    if (recipeId !== undefined) keys.push(`recipe ${recipeId}`);
    if (templateGroupId) keys.push(`group ${templateGroupId}`);
    return keys.flatMap((key) => byKey.get(key) ?? []);
  };
}

type Ids = readonly number[];

function facetKeys(
  goals: Ids,
  moods: Ids,
  categories: Ids,
  kinds: readonly string[],
  ratios: readonly string[],
): string[] {
  return [
    ...goals.map((id) => `goal ${id}`),
    ...moods.map((id) => `mood ${id}`),
    ...categories.map((id) => `category ${id}`),
    ...kinds.map((kind) => `kind ${kind}`),
    ...ratios.map((ratio) => `ratio ${ratio}`),
  ];
}
