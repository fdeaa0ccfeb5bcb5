/** Help articles: all by topic, what a search finds, and one with its text. One a screen. */
import { atom } from 'nanostores';
import type { HelpArticle, HelpResult, HelpTopic } from '../../contract/schemas/help';
import { type Failure, failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';

/** Milliseconds after the last key before a search starts. */
const SEARCH_DELAY_MS = 150;

/** What a search found, and for which words. */
export interface HelpSearch {
  readonly query: string;
  readonly results: readonly HelpResult[];
}

/** The articles of the help pages. */
export function createHelp({ editing: { context } }: Spotreel) {
  const describe = (thrown: unknown) => failureOf(thrown, context.t, 'failure.unknown');
  const topics = createLoader<readonly HelpTopic[]>(describe);
  const article = createLoader<HelpArticle>(describe);
  return {
    $topics: topics.$state,
    $article: article.$state,
    ...createSearch(context, describe),
    load: async (): Promise<void> =>
      void (await topics.load(async (signal) => (await context.accounts()).helpTopics({ signal }))),
    /** Reads an article; `failure.code` is `not_found` where there is none. */
    async open(slug: string): Promise<void> {
      article.reset();
      await article.load(async (signal) => (await context.accounts()).helpArticle({ params: { slug }, signal }));
    },
  };
}

function createSearch(context: StoreContext, describe: (thrown: unknown) => Failure) {
  const found = createLoader<HelpSearch>(describe);
  const $query = atom('');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (query: string) =>
    found.load(async (signal) => ({
      query,
      results: await (await context.accounts()).searchHelp({ query: { query }, signal }),
    }));
  return {
    /** What was typed last, without spaces around it. Empty: nothing is searched for. */
    $query,
    $found: found.$state,
    /** Searches once nothing was typed for a moment. Without words it shows all topics again. */
    search(text: string): void {
      const query = text.trim().slice(0, 200);
      if (query === $query.get()) return;
      $query.set(query);
      clearTimeout(timer);
      if (query === '') found.reset();
      else timer = setTimeout(() => void look(query), SEARCH_DELAY_MS);
    },
    /** Searches for the same words again, after a failure. */
    searchAgain: async (): Promise<void> => void (await look($query.get())),
    dispose(): void {
      clearTimeout(timer);
      found.reset();
    },
  };
}

/** What `createHelp` returns. */
export type HelpStore = ReturnType<typeof createHelp>;
