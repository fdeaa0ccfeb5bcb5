/** Suggestions for a search without results. */
import type { Listing } from '../listing/listing';
import type { Listings } from '../listing/live-listings';
import { queryWords } from './search-text';

const MOST_WORDS = 5;
/** Candidates that are tried for each typed word. */
const TRIED = 40;

export interface SearchScope {
  readonly tenantIds: readonly number[];
  readonly tierLimit?: boolean | undefined;
}

/** Words close to those of the query, each of which finds something in the scope: no other tenant's words. */
export function nearWords({ recipes, groups, vocabulary }: Listings, query: string, scope: SearchScope): string[] {
  const finds = (listing: Listing, name: string) => listing.find({ ...scope, name }, { skip: 0, count: 1 }).total > 0;
  const found: string[] = [];
  for (const typed of queryWords(query)) {
    for (const word of vocabulary.near(typed).slice(0, TRIED)) {
      if (found.length === MOST_WORDS) return found;
      if (found.includes(word) || word.length < 3) continue;
      if (finds(recipes, word) || finds(groups, word)) found.push(word);
    }
  }
  return found;
}
