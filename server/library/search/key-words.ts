/**
 * Words that many items share: names of goals, categories and moods, and the words of topics (`library/search-topics`).
 * They are kept once for each key (`goal 3`, `group 203`) instead of once for each item that has it.
 */
import type { LibraryManifest } from '@spotreel/sdk/internal/contract';
import { createLibraryWords } from '../words/library-words';
import { FIELD_WEIGHTS, inAllLanguages, type WeightedWords } from './item-words';
import { wordsOf } from './search-text';

export type SearchFacts = Pick<LibraryManifest, 'goals' | 'moods' | 'categories' | 'searchTopics' | 'words'>;

/** By key. */
export type KeyWords = ReadonlyMap<string, readonly WeightedWords[]>;

/** Weight of the first recipe or group that a topic names: what the topic is about. */
const FIRST_WEIGHT = 180;
/** Weight of the second one; each later one has less. */
const SECOND_WEIGHT = 120;
const STEP = 20;
/** Weight of everything with a goal, a mood, a category, a ratio or a kind of the topic. */
const TOPIC_FACET_WEIGHT = 60;

function topicWeight(rank: number): number {
  return rank === 0 ? FIRST_WEIGHT : SECOND_WEIGHT - (rank - 1) * STEP;
}

export const recipeKey = (id: number) => `recipe ${id}`;
export const groupKey = (id: number) => `group ${id}`;

/** Words of a phrase, such as of `black friday`, and `blackfriday`. */
function wordsOfPhrase(phrase: string): string[] {
  const words = wordsOf(phrase);
  return words.length > 1 ? [...words, words.join('')] : words;
}

export function createKeyWords(facts: SearchFacts): KeyWords {
  const { goals, moods, categories, searchTopics } = facts;
  const libraryWords = createLibraryWords(facts);
  const named = (name: string) => wordsOf(inAllLanguages(name, libraryWords));
  const byKey = new Map<string, WeightedWords[]>();
  const add = (key: string, words: readonly string[], weight: number) => {
    byKey.set(key, [...(byKey.get(key) ?? []), { words, weight }]);
  };
  for (const { id, name } of goals) add(`goal ${id}`, named(name), FIELD_WEIGHTS.facet);
  for (const { id, name } of categories) add(`category ${id}`, named(name), FIELD_WEIGHTS.facet);
  for (const { id, name } of moods) add(`mood ${id}`, named(name), FIELD_WEIGHTS.mood);
  for (const topic of searchTopics) {
    const words = topic.words.flatMap(wordsOfPhrase);
    for (const [rank, id] of topic.recipeIds.entries()) add(recipeKey(id), words, topicWeight(rank));
    for (const [rank, id] of topic.templateGroupIds.entries()) add(groupKey(id), words, topicWeight(rank));
    for (const id of topic.goalIds) add(`goal ${id}`, words, TOPIC_FACET_WEIGHT);
    for (const id of topic.moodIds) add(`mood ${id}`, words, TOPIC_FACET_WEIGHT);
    for (const id of topic.categoryIds) add(`category ${id}`, words, TOPIC_FACET_WEIGHT);
    for (const kind of topic.kinds) add(`kind ${kind}`, words, TOPIC_FACET_WEIGHT);
    for (const ratio of topic.ratios) add(`orientation ${ratio}`, words, TOPIC_FACET_WEIGHT);
  }
  return byKey;
}
