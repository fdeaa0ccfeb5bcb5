/** The built library as rows of the database. */
import type {
  BuiltLayout,
  BuiltMedia,
  BuiltTemplate,
  BuiltTemplateGroup,
  LibraryManifest,
  Ratio,
} from '@spotreel/sdk/internal/contract';
import { templateLength } from '@spotreel/sdk/internal/project';
import { LIBRARY_PREFIX } from '../../media/files/library-prefix';
import { sceneTexts } from '../search/scene-texts';
import { storedSearch } from '../search/search-text';
import type { TemplatePictures } from '../templates/tables';

/** Keys of files of imported templates, which lie in the storage, begin so. */
export const IMPORTED_PREFIX = 'templates/';

/** The key of a file that a layout names: of the library relative to its folder, of an imported template the key itself. */
export function layoutKey(file: string): string {
  return file.startsWith(IMPORTED_PREFIX) ? file : LIBRARY_PREFIX + file;
}

export function libraryMedia(file: BuiltMedia) {
  return {
    id: file.id,
    name: file.name,
    type: file.type,
    mimeType: file.mimeType,
    fileKey: LIBRARY_PREFIX + file.file,
    previewKey: LIBRARY_PREFIX + file.previewFile,
    mobilePreviewKey: LIBRARY_PREFIX + file.mobilePreviewFile,
    motionKey: file.motionFile === undefined ? null : LIBRARY_PREFIX + file.motionFile,
    widthPx: file.widthPx,
    heightPx: file.heightPx,
    durationSeconds: file.durationSeconds ?? null,
    focus: file.focus ? [file.focus.x, file.focus.y] : null,
    brightness: file.brightness ?? null,
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

/** Lists show what a group has; a template without one is made by its id alone. */
export function rowsOfTemplates(manifest: LibraryManifest) {
  const inGroup = (id: number) => manifest.templates.filter(({ groupId }) => groupId === id);
  return {
    groups: manifest.templateGroups.map((group) => groupRow(group, inGroup(group.id), manifest)),
    templates: manifest.templateGroups.flatMap((group) =>
      inGroup(group.id).map((template) => templateRow(template, group, manifest)),
    ),
  };
}

function groupRow(group: BuiltTemplateGroup, templates: readonly BuiltTemplate[], manifest: LibraryManifest) {
  const { id, name, description, tier, kind } = group;
  return {
    id,
    name,
    description,
    tier,
    kinds: [kind],
    orientations: templates.map(({ orientation }) => orientation),
    ...facetsOf(group, templates, manifest),
  };
}

function templateRow(template: BuiltTemplate, group: BuiltTemplateGroup, manifest: LibraryManifest) {
  const { id, name, description, tier, kind, orientation, layouts } = template;
  return {
    id,
    name,
    description,
    tier,
    kind,
    orientation,
    durationSeconds: templateLength(template).durationSeconds,
    groupId: group.id,
    position: Math.max(0, group.templateIds.indexOf(id)),
    pictures: mapLayouts(layouts),
    ...facetsOf(group, [template], manifest),
  };
}

function mapLayouts(layouts: BuiltTemplate['layouts']): Partial<Record<Ratio, TemplatePictures>> {
  const own = Object.entries(layouts) as [Ratio, BuiltLayout][];
  return Object.fromEntries(
    own.map(([ratio, { posterFile, posterColor, previewFile }]) => [
      ratio,
      {
        poster: LIBRARY_PREFIX + posterFile,
        ...(posterColor && { posterColor }),
        ...(previewFile && { preview: LIBRARY_PREFIX + previewFile }),
      },
    ]),
  );
}

/** Ids for the slugs, and what a search finds the group and its templates by. */
function facetsOf(
  group: BuiltTemplateGroup,
  templates: readonly BuiltTemplate[],
  { categories, goals, moods }: LibraryManifest,
) {
  return {
    categories: idsOf(categories, group.categories),
    goals: idsOf(goals, group.goals),
    moods: idsOf(moods, group.moods),
    search: storedSearch(group.description, [sceneTexts(templates.slice(0, 1)), ...posterColors(templates)]),
    createdAt: new Date(group.publishedOn),
  };
}

/** Colors of the posters in lists. */
function posterColors(templates: readonly BuiltTemplate[]): string[] {
  return templates.flatMap(({ layouts, orientation }) => layouts[orientation]?.posterColor ?? []);
}

function idsOf(known: readonly { readonly id: number; readonly slug: string }[], slugs: readonly string[]): number[] {
  return known.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);
}
