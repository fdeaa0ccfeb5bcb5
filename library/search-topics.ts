/** What searches know beyond names and descriptions. */
import { formats } from './search-topics/formats';
import { industries } from './search-topics/industries';
import { occasions } from './search-topics/occasions';
import { purposes } from './search-topics/purposes';
import type { SearchTopic } from './search-topics/topic';

export const searchTopics: readonly SearchTopic[] = [...occasions, ...industries, ...purposes, ...formats];
