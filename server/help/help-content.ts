import type { HelpArticle, HelpEntry, HelpResult, HelpTopic } from '@spotreel/sdk/internal/contract';
import { createArticleSearch } from './article-search';
import type { Article } from './reading/read-articles';

/** Articles that a search answers. */
const MOST_RESULTS = 20;

/** The articles of the help pages. They are read once, at the start. */
export interface HelpContent {
  readonly topics: readonly HelpTopic[];
  /** Undefined: there is none. */
  article(slug: string): HelpArticle | undefined;
  /** The best first. A query without words finds nothing. */
  search(query: string): readonly HelpResult[];
}

/** `articles`: in the order in which topics and their articles are shown. */
export function createHelpContent(articles: readonly Article[]): HelpContent {
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  const ofTopic = (name: string) => articles.filter(({ topic }) => topic === name).map(toEntry);
  const names = [...new Set(articles.map(({ topic }) => topic))];
  const search = createArticleSearch(articles);
  return {
    topics: names.map((name) => ({ name, articles: ofTopic(name) })),
    article(slug) {
      const found = bySlug.get(slug);
      if (!found) return undefined;
      const related = ofTopic(found.topic).filter((other) => other.slug !== slug);
      return { ...toEntry(found), language: found.language, blocks: [...found.blocks], related };
    },
    search: (query) => search(query, MOST_RESULTS).map(({ article, excerpt }) => ({ ...toEntry(article), excerpt })),
  };
}

function toEntry({ slug, title, summary, topic }: Article): HelpEntry {
  return { slug, title, summary, topic };
}
