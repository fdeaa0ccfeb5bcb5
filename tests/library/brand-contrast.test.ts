/** Every style in the colors of many brands: what was readable stays readable, and a brand that goes leaves nothing behind. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { HexColor } from '../../sdk/base/color';
import type { Brand } from '../../sdk/contract/brand/organisation';
import type { IngredientTemplate, TextColors } from '../../sdk/contract/library/library';
import type { BuiltFamily, BuiltIngredient, LibraryManifest } from '../../sdk/contract/library-manifest';
import { brandEdits } from '../../sdk/project/brand/apply-brand';
import { EMPTY_CONTEXT, type ProjectContext } from '../../sdk/project/context';
import type { EditorProject } from '../../sdk/project/editor-project';
import { applyTransaction } from '../../sdk/project/history/transaction';
import { type SceneColors, textContrastIn } from '../../sdk/project/palette/text-colors';
import { LEAST_CONTRAST } from '../../sdk/scene/check/text-contrast';
import { launchProject } from '../sdk/project/launch-project';

const MANIFEST = 'dist/library/manifest.json';
const BRANDS: readonly (readonly HexColor[])[] = [
  ['#151f8c'],
  ['#ffd400'],
  ['#36e0f8', '#df4846', '#152628'],
  ['#f7c9d4'],
  ['#1f3d36', '#e8a33d', '#f6f1e7', '#7c9a92'],
  ['#e4002b'],
  ['#111111'],
  ['#3ddc97', '#ff495c'],
  ['#5b2a86', '#ff8c42', '#fff5e6'],
  ['#9aa5b1', '#22313f'],
];

const families = existsSync(MANIFEST)
  ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as LibraryManifest).recipes.flatMap((recipe) => recipe.families)
  : [];

describe.runIf(families.length > 0).each(families)('$slug in the colors of a brand', (family) => {
  const context = contextOf(family);
  const start = projectOf(family);

  it.each(BRANDS.map((colors, id) => ({ colors, brand: brandOf(colors, id + 1) })))(
    '$colors: no text falls below its limit',
    ({ brand }) => {
      const chosen = choose(start, context, brand, null);
      expect(family.ingredients.flatMap((built) => fallen(built, start, chosen))).toEqual([]);
    },
  );

  it('has its own colors again when the brand goes, and those of the next one when it changes', () => {
    for (const [index, colors] of BRANDS.entries()) {
      const brand = brandOf(colors, index + 1);
      const next = brandOf(BRANDS[(index + 1) % BRANDS.length] ?? [], index + 2);
      const chosen = choose(start, context, brand, null);
      expect(choose(chosen, context, null, brand)).toEqual(start);
      expect(choose(chosen, context, next, brand)).toEqual(choose(start, context, next, null));
    }
  });
});

function choose(project: EditorProject, context: ProjectContext, brand: Brand | null, before: Brand | null) {
  const applied = applyTransaction(project, { edits: brandEdits(project, context, brand, before) });
  return applied?.project ?? project;
}

function fallen(built: BuiltIngredient, before: EditorProject, after: EditorProject): string[] {
  return textColorsOf(built)
    .filter((text) => textContrastIn(text, colorsIn(built, before)) >= LEAST_CONTRAST)
    .map((text) => ({ text, contrast: textContrastIn(text, colorsIn(built, after)) }))
    .filter(({ contrast }) => contrast < LEAST_CONTRAST)
    .map(({ text, contrast }) => `${built.slug} ${text.field} ${contrast.toFixed(2)}`);
}

function colorsIn(built: BuiltIngredient, { values }: EditorProject): SceneColors {
  const { colors = {}, background } = values[built.id] ?? {};
  const own = built.background.default;
  const shown = background ?? own;
  return {
    fields: Object.fromEntries(
      built.colors.map(({ innerReference, defaultValue }) => [innerReference, colors[innerReference] ?? defaultValue]),
    ),
    background: shown.type === 'color' ? (String(shown.value) as HexColor) : undefined,
  };
}

function textColorsOf({ layouts }: BuiltIngredient): readonly TextColors[] {
  return Object.values(layouts).flatMap(({ textColors = [] }) => textColors);
}

function projectOf({ id, ingredients, fontFamily }: BuiltFamily): EditorProject {
  const values = { texts: {}, images: {}, colors: {}, shots: {}, background: null };
  return {
    ...launchProject,
    templateFamilyId: id,
    fontFamily,
    brandId: null,
    paletteOverride: [],
    scenes: ingredients.map((built) => ({ id: built.id, templateId: built.id })),
    values: Object.fromEntries(ingredients.map((built) => [built.id, values])),
  };
}

function contextOf({ fontFamily, palette, ingredients }: BuiltFamily): ProjectContext {
  return {
    ...EMPTY_CONTEXT,
    look: { fontFamily, palette: palette as HexColor[] },
    templates: new Map(ingredients.map((built) => [built.id, templateOf(built)])),
  };
}

/** What choosing a brand reads of a template. */
function templateOf(built: BuiltIngredient): IngredientTemplate {
  const colors = built.colors.map((field) => ({ ...field, dataField: field.dataField ?? null }));
  return {
    id: built.id,
    fields: { texts: [], images: [], colors },
    textColors: [...textColorsOf(built)],
    backgrounds: { default: built.background.default },
  } as unknown as IngredientTemplate;
}

function brandOf(colors: readonly HexColor[], id: number): Brand {
  const [primaryColor = '', secondaryColor = '', thirdColor = '', fourthColor = ''] = colors;
  const nothing = { name: '', image: '', logo: null, font: '', website: '', trustpilotUrl: '' };
  const place = { googlePlaceName: '', googlePlace: '' };
  return { ...nothing, ...place, id, primaryColor, secondaryColor, thirdColor, fourthColor } as Brand;
}
