/** Search terms beyond names, with ids for slugs. */

import type { BuiltSearchTopic } from '@spotreel/sdk/internal/contract';
import { categorySources } from '../categories';
import { goalSources } from '../goals';
import { moodSources } from '../moods';
import { recipeSources } from '../recipes';
import { searchTopics } from '../search-topics';
import type { SearchTopic } from '../search-topics/topic';
import { templateGroupSources } from '../templates';

/** Throws an Error that names a slug which nothing has. */
export function buildSearchTopics(): BuiltSearchTopic[] {
  return searchTopics.map(buildTopic);
}

function buildTopic({ words, ratios = [], kinds = [], ...fits }: SearchTopic): BuiltSearchTopic {
  return {
    words,
    ratios,
    kinds,
    recipeIds: idsOf(recipeSources, fits.recipes),
    templateGroupIds: idsOf(templateGroupSources, fits.templates),
    goalIds: idsOf(goalSources, fits.goals),
    moodIds: idsOf(moodSources, fits.moods),
    categoryIds: idsOf(categorySources, fits.categories),
  };
}

function idsOf(known: readonly { readonly id: number; readonly slug: string }[], slugs: readonly string[] = []) {
  return slugs.map((slug) => {
    const found = known.find((one) => one.slug === slug);
    if (!found) throw new Error(`A search topic names ${slug}, which the library does not have.`);
    return found.id;
  });
}
