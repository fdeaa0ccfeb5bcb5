/**
 * Search terms for things that no name or description names: occasions, industries, platforms, other words for the
 * same. Each topic names what fits, the best first.
 */
import type { Ratio } from '@spotreel/sdk/internal/contract';

export interface SearchTopic {
  /** Words and phrases. Searches also find their beginnings, plurals and typos. */
  readonly words: readonly string[];
  /** Slugs of recipes. */
  readonly recipes?: readonly string[];
  /** Slugs of template groups. */
  readonly templates?: readonly string[];
  /** Everything with one of these: slugs, templates of teams included. */
  readonly goals?: readonly string[];
  readonly moods?: readonly string[];
  readonly categories?: readonly string[];
  readonly ratios?: readonly Ratio[];
  readonly kinds?: readonly ('video' | 'image')[];
}

/** Words of one language, by the first English word of their topic. */
export type TopicWords = Readonly<Record<string, readonly string[]>>;
