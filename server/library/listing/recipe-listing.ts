/** The recipes of the library as a list, in the order in which they are offered. */
import type { BuiltRecipe, LibraryManifest } from '../../../library/build/manifest';
import type { SearchedWords } from '../search/searched-words';
import type { Vocabulary } from '../search/vocabulary';
import { createListing, type ListedItem, type Listing } from './listing';

export function createRecipeListing(manifest: LibraryManifest, words: SearchedWords, vocabulary: Vocabulary): Listing {
  const items = manifest.recipes.map((recipe, position) => listedRecipe(recipe, position, manifest, words));
  return createListing(items, vocabulary);
}

function listedRecipe(
  recipe: BuiltRecipe,
  position: number,
  manifest: LibraryManifest,
  words: SearchedWords,
): ListedItem {
  const facets = {
    goals: idsOf(manifest.goals, recipe.goals),
    moods: idsOf(manifest.moods, recipe.moods),
    categories: [],
    kinds: ['video'],
    orientations: orientationsOf(recipe),
  };
  return {
    id: recipe.id,
    tenantId: null,
    tier: recipe.tier,
    // lists put the newest first
    createdAtMs: -position,
    ...facets,
    words: words.ofRecipe(recipe, { recipeId: recipe.id, ...facets }),
  };
}

function orientationsOf({ families }: BuiltRecipe): string[] {
  const layouts = families.flatMap(({ ingredients }) => ingredients.flatMap((scene) => Object.keys(scene.layouts)));
  return [...new Set(layouts)];
}

function idsOf(known: readonly { readonly id: number; readonly slug: string }[], slugs: readonly string[]): number[] {
  return known.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);
}
