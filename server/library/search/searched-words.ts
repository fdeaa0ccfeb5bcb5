/** From a recipe or template to the words that searches find it by. */
import type { BuiltRecipe, LibraryManifest } from '../../../library/build/manifest';
import { FIELD_WEIGHTS, type ItemWords, packWords, type WeightedText } from './item-words';
import { createTopicWords, type TopicTarget } from './topic-words';
import type { Vocabulary } from './vocabulary';

export type SearchFacts = Pick<LibraryManifest, 'goals' | 'moods' | 'categories' | 'searchTopics'>;

/** What the rows of templates and of their groups say. */
export interface SearchedTemplate extends TopicTarget {
  readonly name: string;
  /** Made by `storedSearch`. */
  readonly search: string;
}

export interface SearchedWords {
  ofTemplate(template: SearchedTemplate): ItemWords;
  ofRecipe(recipe: BuiltRecipe, target: TopicTarget): ItemWords;
}

export function createSearchedWords(facts: SearchFacts, vocabulary: Vocabulary): SearchedWords {
  const topicWords = createTopicWords(facts.searchTopics);
  const { facet, mood, name: nameWeight, style, description: descriptionWeight, scene } = FIELD_WEIGHTS;
  const common = ({ name, ...target }: TopicTarget & { readonly name: string }): WeightedText[] => [
    { text: name, weight: nameWeight },
    { text: namesOf(facts.goals, target.goals), weight: facet },
    { text: namesOf(facts.categories, target.categories), weight: facet },
    { text: namesOf(facts.moods, target.moods), weight: mood },
    ...topicWords(target),
  ];
  return {
    ofTemplate(template) {
      const [description = '', scenes = ''] = template.search.split('\n');
      const own = [
        { text: description, weight: descriptionWeight },
        { text: scenes, weight: scene },
      ];
      return packWords(vocabulary, [...common(template), ...own]);
    },
    ofRecipe({ name, description, families }, target) {
      const styles = families.map((family) => `${family.name} ${family.description}`).join(' ');
      const own = [
        { text: description, weight: descriptionWeight },
        { text: styles, weight: style },
        { text: families.map(({ ingredients }) => sceneTexts(ingredients)).join(' '), weight: scene },
      ];
      return packWords(vocabulary, [...common({ name, ...target }), ...own]);
    },
  };
}

interface SceneTexts {
  readonly name: string;
  readonly description: string;
  readonly texts: readonly { readonly defaultValue: string }[];
}

/** What scenes are called and what they say before anybody changes them. */
export function sceneTexts(scenes: readonly SceneTexts[]): string {
  return scenes
    .flatMap(({ name, description, texts }) => [name, description, ...texts.map(({ defaultValue }) => defaultValue)])
    .join(' ');
}

function namesOf(known: readonly { readonly id: number; readonly name: string }[], ids: readonly number[]): string {
  return known
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(' ');
}
