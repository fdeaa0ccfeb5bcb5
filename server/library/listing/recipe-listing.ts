/** The recipes of the library as a list, in the order in which they are offered, or by the day of their publication. */
import type { BuiltRecipe, LibraryManifest, Ratio } from '@spotreel/sdk/internal/contract';
import { orientations, ratios } from '../catalogue/orientations';
import { recipeWords } from '../search/item-words';
import { recipeKey } from '../search/key-words';
import type { SearchWords } from '../search/word-index';
import { createLibraryWords, type LibraryWords } from '../words/library-words';
import { createListing, type ListedItem, type Listing } from './listing';

export function createRecipeListing(manifest: LibraryManifest, searchWords: SearchWords): Listing {
  const words = createLibraryWords(manifest);
  const items = manifest.recipes.map((recipe) => listedRecipe(recipe, manifest, searchWords, words));
  // lists put the newest first
  const offered = createListing(
    items.map((item, position) => ({ ...item, createdAtMs: -position })),
    searchWords,
  );
  const dated = createListing(items, searchWords);
  return { find: (filter, page) => (page.sortBy ? dated : offered).find(filter, page) };
}

function listedRecipe(
  recipe: BuiltRecipe,
  manifest: LibraryManifest,
  { vocabulary }: SearchWords,
  words: LibraryWords,
): ListedItem {
  return {
    id: recipe.id,
    tenantId: null,
    tier: recipe.tier,
    createdAtMs: Date.parse(recipe.publishedOn ?? '') || 0,
    goals: idsOf(manifest.goals, recipe.goals),
    moods: idsOf(manifest.moods, recipe.moods),
    categories: [],
    kinds: ['video'],
    orientations: orientationsOf(recipe),
    topicKey: recipeKey(recipe.id),
    words: recipeWords(vocabulary, recipe, words),
  };
}

/** Ratios that every scene of one of its styles has. */
function orientationsOf({ families }: BuiltRecipe): Ratio[] {
  return ratios.filter((ratio) => families.some((family) => orientations(family).includes(ratio)));
}

function idsOf(known: readonly { readonly id: number; readonly slug: string }[], slugs: readonly string[]): number[] {
  return known.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);
}
