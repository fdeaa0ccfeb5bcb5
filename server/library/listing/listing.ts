/**
 * A list, answered from memory: a set of bits for each facet and a word index, all in the order of the list. A hundred
 * thousand items take some 20 MB. Any question takes well under a millisecond, with its total and its farthest page; a
 * database counts for tens of them.
 */
import type { Ratio } from '@spotreel/sdk/internal/contract';
import type { ItemWords } from '../search/item-words';
import { createWordIndex, keepHits, MOST_SCORE, type SearchWords, type WordHits } from '../search/word-index';
import { add, type Bitset, emptySet, fullSet, join, meet, members, membersFrom, remove, sizeOf } from './bitset';

export interface ListedItem {
  readonly id: number;
  /** Null: everybody's. */
  readonly tenantId: number | null;
  readonly createdAtMs: number;
  readonly tier: 'free' | 'premium';
  readonly kinds: readonly string[];
  readonly orientations: readonly string[];
  readonly categories: readonly number[];
  readonly goals: readonly number[];
  readonly moods: readonly number[];
  /** Words of its own texts. */
  readonly words: ItemWords;
  /** Key in topics: its recipe or its group of templates. */
  readonly topicKey?: string;
}

export interface ListFilter {
  /** The tenant and those above it. */
  readonly tenantIds: readonly number[];
  /** One of them; empty is no filter. */
  readonly categories?: readonly number[] | undefined;
  readonly objective?: number | undefined;
  readonly mood?: number | undefined;
  readonly tierLimit?: boolean | undefined;
  readonly orientation?: Ratio | undefined;
  readonly kind?: 'video' | 'image' | undefined;
  /** Words that are searched for. */
  readonly name?: string | undefined;
  /** Ids that alone may pass. */
  readonly only?: readonly number[] | undefined;
  /** Ids that may not pass. */
  readonly without?: readonly number[] | undefined;
}

export interface ListPage {
  /** Default: the best match first for a search, else the newest first. */
  readonly sortBy?: 'newest' | 'oldest' | undefined;
  readonly skip: number;
  readonly count: number;
}

export interface Listing {
  find(filter: ListFilter, page: ListPage): { readonly ids: readonly number[]; readonly total: number };
}

/** `searchWords`: with the vocabulary that the words of the items are numbers of. */
export function createListing(items: readonly ListedItem[], searchWords: SearchWords): Listing {
  // Among items of one day, the higher id is the newer.
  const sorted = items.toSorted((a, b) => b.createdAtMs - a.createdAtMs || b.id - a.id);
  const facets = facetSets(sorted);
  const words = createWordIndex(
    searchWords,
    sorted.map((item) => item.words),
    positionsByKey(sorted, facets),
  );
  const positions = new Map(sorted.map(({ id }, position) => [id, position]));
  const ofIds = (ids: readonly number[]): Bitset => {
    const set = emptySet(sorted.length);
    for (const id of ids) {
      const position = positions.get(id);
      if (position !== undefined) add(set, position);
    }
    return set;
  };
  return {
    find(filter, { sortBy, skip, count }) {
      const found = fullSet(sorted.length);
      for (const names of facetsOf(filter)) meet(found, union(names, facets, sorted.length));
      if (filter.only) meet(found, ofIds(filter.only));
      if (filter.without) remove(found, ofIds(filter.without));
      const hits = words.search(filter.name ?? '');
      if (hits) keepHits(found, hits);
      const total = sizeOf(found);
      const chosen = hits && !sortBy ? bestOf(found, hits, skip, count) : pageOf(found, total, sortBy, skip, count);
      return { ids: Array.from(chosen, (position) => (sorted[position] as ListedItem).id), total };
    },
  };
}

/** `count` positions after the first `skip` ones, the best match first; of equal ones the newest. Sorts by counting. */
function bestOf(found: Bitset, { scores, wordCount }: WordHits, skip: number, count: number): Uint32Array {
  const positions = members(found);
  const highest = wordCount * MOST_SCORE;
  // Where the positions of each rank begin, the highest first.
  const starts = new Uint32Array(highest + 2);
  for (const position of positions) {
    const next = highest - Math.round(scores[position] as number) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let place = 1; place < starts.length; place++)
    starts[place] = (starts[place] as number) + (starts[place - 1] as number);
  const page = new Uint32Array(Math.max(0, Math.min(count, positions.length - skip)));
  for (const position of positions) {
    const rank = highest - Math.round(scores[position] as number);
    const place = starts[rank] as number;
    starts[rank] = place + 1;
    if (place >= skip && place < skip + page.length) page[place - skip] = position;
  }
  return page;
}

function pageOf(found: Bitset, total: number, sortBy: ListPage['sortBy'], skip: number, count: number): number[] {
  if (sortBy !== 'oldest') return membersFrom(found, skip, count);
  const end = Math.max(0, total - skip);
  const start = Math.max(0, end - count);
  return membersFrom(found, start, end - start).reverse();
}

/** Names of the facets that the filter asks for: of each entry one has to hold. */
function facetsOf(filter: ListFilter): string[][] {
  const { tenantIds, categories = [], objective, mood, tierLimit, orientation, kind } = filter;
  const asked: string[][] = [['tenant null', ...tenantIds.map((id) => `tenant ${id}`)]];
  if (categories.length > 0) asked.push(categories.map((id) => `category ${id}`));
  if (objective !== undefined) asked.push([`goal ${objective}`]);
  if (mood !== undefined) asked.push([`mood ${mood}`]);
  if (tierLimit) asked.push(['tier free']);
  if (orientation) asked.push([`orientation ${orientation}`]);
  if (kind) asked.push([`kind ${kind}`]);
  return asked;
}

function union(names: readonly string[], facets: ReadonlyMap<string, Bitset>, size: number): Bitset | undefined {
  const [first, ...others] = names;
  if (others.length === 0) return facets.get(first ?? '');
  const set = emptySet(size);
  for (const name of names) join(set, facets.get(name));
  return set;
}

function facetSets(items: readonly ListedItem[]): Map<string, Bitset> {
  const sets = new Map<string, Bitset>();
  for (const [position, item] of items.entries()) {
    for (const name of namesOf(item)) {
      const known = sets.get(name);
      const set = known ?? emptySet(items.length);
      if (!known) sets.set(name, set);
      add(set, position);
    }
  }
  return sets;
}

/** The items of a facet or a topic. */
function positionsByKey(items: readonly ListedItem[], facets: ReadonlyMap<string, Bitset>) {
  const byTopicKey = new Map<string, number[]>();
  for (const [position, { topicKey }] of items.entries()) {
    const known = byTopicKey.get(topicKey ?? '');
    if (known) known.push(position);
    else byTopicKey.set(topicKey ?? '', [position]);
  }
  return (key: string): Uint32Array => {
    const facet = facets.get(key);
    return facet ? members(facet) : Uint32Array.from(byTopicKey.get(key) ?? []);
  };
}

function namesOf({ tenantId, tier, kinds, orientations, categories, goals, moods }: ListedItem): string[] {
  return [
    `tenant ${tenantId}`,
    `tier ${tier}`,
    ...kinds.map((kind) => `kind ${kind}`),
    ...orientations.map((orientation) => `orientation ${orientation}`),
    ...categories.map((id) => `category ${id}`),
    ...goals.map((id) => `goal ${id}`),
    ...moods.map((id) => `mood ${id}`),
  ];
}
