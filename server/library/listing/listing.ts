/**
 * What a list can be asked, answered in memory: a set of bits for each facet, a word index, all in the order of the
 * list. A hundred thousand items take some 20 MB, and any question well under a millisecond, its total and its farthest
 * page included; a database counts for tens of them.
 */
import type { Ratio } from '../../../sdk/contract/schemas/scalars';
import type { ItemWords } from '../search/item-words';
import type { Vocabulary } from '../search/vocabulary';
import { createWordIndex, keepHits, type WordHits } from '../search/word-index';
import { add, type Bitset, emptySet, fullSet, join, meet, members, remove, sizeOf, slice } from './bitset';

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
  /** What searches find it by. */
  readonly words: ItemWords;
}

export interface ListFilter {
  readonly tenantId: number;
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

/** `vocabulary`: the one that the words of the items are numbers of. */
export function createListing(items: readonly ListedItem[], vocabulary: Vocabulary): Listing {
  // Of what came on one day, the younger id is the newer.
  const sorted = items.toSorted((a, b) => b.createdAtMs - a.createdAtMs || b.id - a.id);
  const facets = facetSets(sorted);
  const words = createWordIndex(
    vocabulary,
    sorted.map((item) => item.words),
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
      return { ids: chosen.map((position) => (sorted[position] as ListedItem).id), total };
    },
  };
}

/** More than any list has items. */
const POSITIONS = 2 ** 24;

/** `count` positions after the first `skip` ones, the best match first; of equal ones the newest. */
function bestOf(found: Bitset, { scores }: WordHits, skip: number, count: number): number[] {
  // Score and position in one number: typed arrays of numbers sort fastest.
  const keys = Float64Array.from(
    members(found),
    (position) => position - Math.round(scores[position] ?? 0) * POSITIONS,
  );
  return Array.from(keys.sort().subarray(skip, skip + count), (key) => key - Math.floor(key / POSITIONS) * POSITIONS);
}

function pageOf(found: Bitset, total: number, sortBy: ListPage['sortBy'], skip: number, count: number): number[] {
  if (sortBy !== 'oldest') return slice(found, skip, count);
  const end = Math.max(0, total - skip);
  const start = Math.max(0, end - count);
  return slice(found, start, end - start).reverse();
}

/** Names of the facets that the filter asks for: of each entry one has to hold. */
function facetsOf(filter: ListFilter): string[][] {
  const { tenantId, categories = [], objective, mood, tierLimit, orientation, kind } = filter;
  const asked: string[][] = [['tenant null', `tenant ${tenantId}`]];
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

function namesOf({ tenantId, tier, kinds, orientations, categories, goals, moods }: ListedItem): string[] {
  return [
    ...[`tenant ${tenantId}`, `tier ${tier}`],
    ...kinds.map((kind) => `kind ${kind}`),
    ...orientations.map((orientation) => `orientation ${orientation}`),
    ...categories.map((id) => `category ${id}`),
    ...goals.map((id) => `goal ${id}`),
    ...moods.map((id) => `mood ${id}`),
  ];
}
