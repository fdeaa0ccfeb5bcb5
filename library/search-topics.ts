/** Search terms beyond names and descriptions, in all languages of Spotreel. */
import { formats } from './search-topics/formats';
import { industries } from './search-topics/industries';
import { occasions } from './search-topics/occasions';
import { purposes } from './search-topics/purposes';
import type { SearchTopic, TopicWords } from './search-topics/topic';
import ar from './search-topics/words/ar.json';
import de from './search-topics/words/de.json';
import es from './search-topics/words/es.json';
import fr from './search-topics/words/fr.json';
import ja from './search-topics/words/ja.json';
import pt from './search-topics/words/pt.json';

export const topicWords: Readonly<Record<string, TopicWords>> = { de, fr, es, pt, ar, ja };

const english: readonly SearchTopic[] = [...occasions, ...industries, ...purposes, ...formats];

export const searchTopics: readonly SearchTopic[] = english.map((topic) => ({
  ...topic,
  words: [...topic.words, ...Object.values(topicWords).flatMap((words) => words[topic.words[0] ?? ''] ?? [])],
}));
