/** Recipes, families, kits and fonts as the API sends them. */

import { parseHexColor } from '@spotreel/sdk/internal/base';
import type {
  AudioSample,
  BuiltSample,
  Category,
  Goal,
  MusicKit,
  Recipe,
  TemplateFamily,
} from '@spotreel/sdk/internal/contract';
import { templateLength } from '@spotreel/sdk/internal/project';
import type { Addresses } from '../media/files/addresses';
import { LIBRARY_PREFIX } from '../media/files/library-prefix';
import type { Catalogue, FamilyEntry, KitEntry, RecipeEntry } from './catalogue/catalogue';
import { orientations, ratios } from './catalogue/orientations';
import type { Favourites } from './favourites';

/** Context of a list of recipes. */
export interface LibraryListContext {
  readonly catalogue: Catalogue;
  readonly addresses: Addresses;
  readonly favourites: Favourites;
}

export function toRecipe(recipe: RecipeEntry, { catalogue, addresses, favourites }: LibraryListContext): Recipe {
  const [first] = recipe.families;
  return {
    id: recipe.id,
    slug: recipe.slug,
    name: recipe.name,
    description: recipe.description,
    goals: catalogue.goals.filter(({ slug }) => recipe.goals.includes(slug)).map(toGoal),
    moods: catalogue.moods
      .filter(({ slug }) => recipe.moods.includes(slug))
      .map(({ id, slug, name }) => ({ id, slug, name })),
    tier: recipe.tier,
    isFavourite: favourites.recipe.has(recipe.id),
    durationSeconds: first ? defaultDuration(first) : 0,
    familyCount: recipe.families.length,
    posters: first ? posters(first, addresses) : {},
    ...(first && posterColorOf(first)),
    previews: first ? previews(first, addresses) : {},
    templateFamilies: recipe.families.map((family) => toFamily(family, addresses)),
  };
}

export function toGoal({ id, slug, name, description }: Catalogue['goals'][number]): Goal {
  return { id, slug, name, description };
}

export function toCategory({ id, slug, name, position }: Catalogue['categories'][number]): Category {
  return { id, slug, name, order: position };
}

export function toFamily(family: FamilyEntry, addresses: Addresses): TemplateFamily {
  const { source } = family;
  return {
    id: family.id,
    recipeId: family.recipeId,
    name: source.name,
    description: source.description,
    bpm: source.bpm,
    moods: [...source.moods],
    fontFamily: source.fontFamily,
    palette: source.palette.flatMap((color) => parseHexColor(color) ?? []),
    defaultMusicKitId: source.defaultMusicKitId,
    musicSeed: family.musicSeed,
    orientation: orientations(family),
    tier: family.tier,
    defaultIngredientIds: [...source.defaultIngredientIds],
    ingredientCount: family.ingredients.length,
    posters: posters(family, addresses),
    ...posterColorOf(family),
    previews: previews(family, addresses),
  };
}

function defaultDuration({ source, ingredients }: FamilyEntry): number {
  return source.defaultIngredientIds.reduce((sum, id) => {
    const scene = ingredients.find((ingredient) => ingredient.id === id);
    return sum + (scene ? templateLength(scene).durationSeconds : 0);
  }, 0);
}

function firstScene({ source, ingredients }: FamilyEntry) {
  return ingredients.find(({ id }) => id === source.defaultIngredientIds[0]) ?? ingredients[0];
}

function posterColorOf(family: FamilyEntry): Pick<TemplateFamily, 'posterColor'> {
  const layouts = firstScene(family)?.layouts ?? {};
  const posterColor = ratios.map((ratio) => layouts[ratio]?.posterColor).find((color) => color !== undefined);
  return posterColor ? { posterColor } : {};
}

/** The still of the first scene that a new project has, by ratio. */
function posters(family: FamilyEntry, addresses: Addresses): Record<string, string> {
  const first = firstScene(family);
  return Object.fromEntries(
    ratios.flatMap((ratio) => {
      const layout = first?.layouts[ratio];
      return layout ? [[ratio, addresses.of(LIBRARY_PREFIX + layout.posterFile)]] : [];
    }),
  );
}

/** Rows of a library that was seeded before there were excerpts have none. */
function previews({ source: { previewFiles = {} } }: FamilyEntry, addresses: Addresses): Record<string, string> {
  return Object.fromEntries(
    Object.entries(previewFiles).map(([ratio, file]) => [ratio, addresses.of(LIBRARY_PREFIX + file)]),
  );
}

export function toMusicKit(kit: KitEntry, addresses: Addresses): MusicKit {
  return {
    id: kit.id,
    name: kit.name,
    description: kit.description,
    bpm: kit.bpm,
    moods: [...kit.moods],
    audioSamples: kit.samples.map((sample) => toAudioSample(sample, addresses)),
  };
}

export function toAudioSample(
  { file, durationSeconds, compatibilityMap, peaks, ...sample }: BuiltSample,
  addresses: Addresses,
): AudioSample {
  return {
    ...sample,
    duration: durationSeconds,
    url: addresses.of(LIBRARY_PREFIX + file),
    compatibilityMap: compatibilityMap.map((pair) => ({ ...pair })),
    peaks: [...peaks],
  };
}
