/** Help articles: all by topic, what a search finds, and one with its text. One a screen. */
import { atom } from 'nanostores';
import type { HelpResult } from '../../contract/help/help';
import { resource } from '../resource/resource';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';

/** Milliseconds after the last key before a search starts. */
const SEARCH_DELAY_MS = 150;

/** Results of a search, and its query. */
export interface HelpSearch {
  readonly query: string;
  readonly results: readonly HelpResult[];
}

/** The articles of the help pages. */
export function createHelp({ editing: { context } }: Spotreel) {
  const topics = resource(context, (api, signal) => api.helpTopics({ signal }));
  const article = resource(context, (api, signal, slug: string) => api.helpArticle({ params: { slug }, signal }));
  const search = createSearch(context);
  return {
    $topics: topics.$state,
    $article: article.$state,
    ...search,
    load: topics.load,
    /** The topics, and what was searched for: in the language of now. */
    async reload(): Promise<void> {
      await Promise.all([topics.load(), search.$query.get() && search.searchAgain()]);
    },
    /** Reads an article; `failure.code` is `not_found` where there is none. */
    open(slug: string) {
      article.reset();
      return article.load(slug);
    },
  };
}

function createSearch(context: StoreContext) {
  const found = resource(
    context,
    async (api, signal, query: string): Promise<HelpSearch> => ({
      query,
      results: await api.searchHelp({ query: { query }, signal }),
    }),
  );
  const $query = atom('');
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Last query, without spaces around it. Empty: nothing is searched for. */
    $query,
    $found: found.$state,
    /** Searches once nothing was typed for a moment. Without words it shows all topics again. */
    search(text: string): void {
      const query = text.trim().slice(0, 200);
      if (query === $query.get()) return;
      $query.set(query);
      clearTimeout(timer);
      if (query === '') found.reset();
      else timer = setTimeout(() => void found.load(query), SEARCH_DELAY_MS);
    },
    /** Searches for the same words again, after a failure. */
    searchAgain: () => found.load($query.get()),
    dispose(): void {
      clearTimeout(timer);
      found.reset();
    },
  };
}

/** Result of `createHelp`. */
export type HelpStore = ReturnType<typeof createHelp>;
