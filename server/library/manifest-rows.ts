/** The built library as rows of the database. */
import type { BuiltMedia, LibraryManifest } from '../../library/build/manifest';

/** Keys that begin so name files of the built library. */
export const LIBRARY_PREFIX = 'library/';

export function libraryMedia(built: BuiltMedia) {
  return {
    id: built.id,
    name: built.name,
    type: built.type,
    mimeType: built.mimeType,
    fileKey: LIBRARY_PREFIX + built.file,
    previewKey: LIBRARY_PREFIX + built.previewFile,
    widthPx: built.widthPx,
    heightPx: built.heightPx,
    durationSeconds: built.durationSeconds ?? null,
    sourceType: 'library' as const,
  };
}

export function rowsOfKits({ musicKits }: LibraryManifest) {
  return {
    kits: musicKits.map(({ samples: _samples, ...kit }, position) => ({ ...kit, position })),
    samples: musicKits.flatMap(({ id: musicKitId, samples }) =>
      samples.map((source, position) => ({ id: source.id, musicKitId, position, source })),
    ),
  };
}

export function rowsOfRecipes({ recipes }: LibraryManifest) {
  return recipes.map(({ families: _families, ...recipe }, position) => ({ ...recipe, position }));
}

export function rowsOfFamilies({ recipes, templates }: LibraryManifest) {
  const families = recipes.flatMap((recipe) =>
    recipe.families.map((family, position) => ({ recipeId: recipe.id, position, family })),
  );
  return {
    families: families.map(({ recipeId, position, family: { ingredients: _ingredients, ...source } }) => ({
      id: source.id,
      recipeId,
      position,
      source,
    })),
    ingredients: [
      ...families.flatMap(({ family }) =>
        family.ingredients.map((source, position) => ({
          id: source.id,
          templateFamilyId: family.id,
          position,
          source,
        })),
      ),
      ...templates.map((source, position) => ({ id: source.id, templateFamilyId: null, position, source })),
    ],
  };
}
