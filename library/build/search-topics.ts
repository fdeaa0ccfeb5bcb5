/** What searches know beyond names, with ids for slugs. */

import type { BuiltSearchTopic } from '@spotreel/sdk/contract';
import { categories } from '../categories';
import { goals } from '../goals';
import { moods } from '../moods';
import { recipes } from '../recipes';
import { searchTopics } from '../search-topics';
import type { SearchTopic } from '../search-topics/topic';
import { templateGroups } from '../templates';

/** Throws an Error that names a slug which nothing has. */
export function buildSearchTopics(): BuiltSearchTopic[] {
  return searchTopics.map(buildTopic);
}

function buildTopic({ words, ratios = [], kinds = [], ...fits }: SearchTopic): BuiltSearchTopic {
  return {
    words,
    ratios,
    kinds,
    recipeIds: idsOf(recipes, fits.recipes),
    templateGroupIds: idsOf(templateGroups, fits.templates),
    goalIds: idsOf(goals, fits.goals),
    moodIds: idsOf(moods, fits.moods),
    categoryIds: idsOf(categories, fits.categories),
  };
}

function idsOf(known: readonly { readonly id: number; readonly slug: string }[], slugs: readonly string[] = []) {
  return slugs.map((slug) => {
    const found = known.find((one) => one.slug === slug);
    if (!found) throw new Error(`A search topic names ${slug}, which the library does not have.`);
    return found.id;
  });
}
