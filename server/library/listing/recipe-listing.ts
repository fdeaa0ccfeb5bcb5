/** The recipes of the library as a list, in the order in which they are offered. */
import type { BuiltRecipe, LibraryManifest } from '@spotreel/sdk/contract';
import { recipeWords } from '../search/item-words';
import { recipeKey } from '../search/key-words';
import type { SearchWords } from '../search/word-index';
import { createListing, type ListedItem, type Listing } from './listing';

export function createRecipeListing(manifest: LibraryManifest, searchWords: SearchWords): Listing {
  const items = manifest.recipes.map((recipe, position) => listedRecipe(recipe, position, manifest, searchWords));
  return createListing(items, searchWords);
}

function listedRecipe(
  recipe: BuiltRecipe,
  position: number,
  manifest: LibraryManifest,
  { vocabulary }: SearchWords,
): ListedItem {
  return {
    id: recipe.id,
    tenantId: null,
    tier: recipe.tier,
    // Lists put the newest first.
    createdAtMs: -position,
    goals: idsOf(manifest.goals, recipe.goals),
    moods: idsOf(manifest.moods, recipe.moods),
    categories: [],
    kinds: ['video'],
    orientations: orientationsOf(recipe),
    topicKey: recipeKey(recipe.id),
    words: recipeWords(vocabulary, recipe),
  };
}

function orientationsOf({ families }: BuiltRecipe): string[] {
  const layouts = families.flatMap(({ ingredients }) => ingredients.flatMap((scene) => Object.keys(scene.layouts)));
  return [...new Set(layouts)];
}

function idsOf(known: readonly { readonly id: number; readonly slug: string }[], slugs: readonly string[]): number[] {
  return known.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);
}
