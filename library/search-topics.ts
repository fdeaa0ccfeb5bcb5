/** Search terms beyond names and descriptions, in all languages of Spotreel. */
import { formats } from './search-topics/formats';
import { industries } from './search-topics/industries';
import { occasions } from './search-topics/occasions';
import { purposes } from './search-topics/purposes';
import type { SearchTopic, TopicWords } from './search-topics/topic';
import { ar } from './search-topics/words/ar';
import { de } from './search-topics/words/de';
import { es } from './search-topics/words/es';
import { fr } from './search-topics/words/fr';
import { ja } from './search-topics/words/ja';
import { pt } from './search-topics/words/pt';

export const topicWords: Readonly<Record<string, TopicWords>> = { de, fr, es, pt, ar, ja };

const english: readonly SearchTopic[] = [...occasions, ...industries, ...purposes, ...formats];

export const searchTopics: readonly SearchTopic[] = english.map((topic) => ({
  ...topic,
  words: [...topic.words, ...Object.values(topicWords).flatMap((words) => words[topic.words[0] ?? ''] ?? [])],
}));
