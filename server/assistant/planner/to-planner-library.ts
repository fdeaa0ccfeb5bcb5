/** The library as the planner sees it. */
import type { BuiltFamily, BuiltMusicKit, LibraryManifest } from '@spotreel/sdk/internal/contract';
import { templateLength } from '@spotreel/sdk/internal/project';
import type { PlannerFamily, PlannerLibrary, PlannerMusicKit } from './planner-library';

const RATIOS = ['landscape', 'portrait', 'square'] as const;

export function toPlannerLibrary({
  recipes,
  musicKits,
  searchTopics,
  media,
  demoLogoMediaId,
}: Pick<LibraryManifest, 'recipes' | 'musicKits' | 'searchTopics' | 'media' | 'demoLogoMediaId'>): PlannerLibrary {
  return {
    recipes: recipes.map(({ id, slug, name, goals, tier, families }) => ({
      id,
      slug,
      name,
      goals,
      isPremium: tier === 'premium',
      families: families.map(toPlannerFamily),
    })),
    musicKits: musicKits.map(toPlannerKit),
    topics: searchTopics.map(({ words, recipeIds }) => ({ words, recipeIds })),
    pictures: media
      .filter(({ id, type }) => type === 'image' && id !== demoLogoMediaId)
      .map(({ id, name, searchWords = '' }) => ({ id, name, words: `${name} ${searchWords}`.toLowerCase() })),
  };
}

function toPlannerFamily(family: BuiltFamily): PlannerFamily {
  const { id, name, bpm, moods, palette, defaultMusicKitId, defaultIngredientIds, ingredients } = family;
  return {
    id,
    name,
    bpm,
    moods: moods.map(toMoodSlug),
    palette,
    ratios: RATIOS.filter((ratio) => ingredients.length > 0 && ingredients.every(({ layouts }) => layouts[ratio])),
    musicKitId: defaultMusicKitId,
    defaultSceneIds: defaultIngredientIds,
    scenes: ingredients.map((ingredient) => ({
      id: ingredient.id,
      slug: ingredient.slug,
      name: ingredient.name,
      seconds: templateLength(ingredient).durationSeconds,
      pictures: ingredient.images.flatMap(({ innerReference, dataField }) =>
        dataField === 'LOGO' ? [] : [innerReference],
      ),
      texts: ingredient.texts.map(({ innerReference, name, maxLength, dataField, defaultValue }) => ({
        innerReference,
        name,
        maxLength,
        dataField: dataField ?? null,
        sample: defaultValue,
      })),
    })),
  };
}

function toPlannerKit({ id, bpm, moods }: BuiltMusicKit): PlannerMusicKit {
  return { id, bpm, moods: moods.map(toMoodSlug) };
}

/** Families and kits name moods; the slug of a mood is its name in lower case. */
function toMoodSlug(name: string): string {
  return name.toLowerCase();
}
