/** Recipes, families and scenes: their Lottie documents as files, and a poster of each scene in each ratio. */

import type {
  BuiltBackground,
  BuiltFamily,
  BuiltIngredient,
  BuiltLayout,
  BuiltRecipe,
  Ratio,
} from '@spotreel/sdk/contract';
import { recipes } from '../recipes';
import type { BackgroundSource, IngredientSource, TemplateFamilySource } from '../template';
import { excerptOf } from './excerpt';
import { findMedia, type RecipeWorkshop, stillOf } from './scene-pictures';

const POSTER_PX = 640;
const RATIOS = ['landscape', 'portrait', 'square'] as const satisfies readonly Ratio[];

export async function buildRecipes(workshop: RecipeWorkshop): Promise<BuiltRecipe[]> {
  const built: BuiltRecipe[] = [];
  for (const recipe of recipes) {
    const families: BuiltFamily[] = [];
    for (const family of recipe.families) families.push(await buildFamily(family, workshop));
    built.push({ ...recipe, families });
  }
  return built;
}

async function buildFamily(family: TemplateFamilySource, workshop: RecipeWorkshop): Promise<BuiltFamily> {
  const ingredients = family.ingredients.map((ingredient) => buildIngredient(ingredient, family, workshop));
  return {
    ...family,
    ingredients: await Promise.all(ingredients),
    previewFiles: await buildPreviews(family, workshop),
  };
}

/** An excerpt for each ratio that all scenes have. */
async function buildPreviews(
  family: TemplateFamilySource,
  workshop: RecipeWorkshop,
): Promise<BuiltFamily['previewFiles']> {
  const files = RATIOS.map(async (ratio) => {
    const excerpt = await excerptOf(family, ratio, workshop);
    return excerpt
      ? [[ratio, await workshop.pictures.motion('previews', `${family.slug}-${family.id}-${ratio}`, excerpt)]]
      : [];
  });
  return Object.fromEntries((await Promise.all(files)).flat());
}

async function buildIngredient(
  source: IngredientSource,
  family: TemplateFamilySource,
  workshop: RecipeWorkshop,
): Promise<BuiltIngredient> {
  const { layouts: _draw, ...rest } = source;
  const layouts = await buildLayouts(source, `${family.slug}-${source.id}`, workshop);
  return { ...describeIngredient(rest, family.bpm, workshop), layouts };
}

/** Documents and posters of a scene; their files begin with `prefix`. */
export async function buildLayouts(
  source: IngredientSource,
  prefix: string,
  workshop: RecipeWorkshop,
): Promise<Partial<Record<Ratio, BuiltLayout>>> {
  const { output, pictures } = workshop;
  const layouts = (Object.keys(source.layouts) as Ratio[]).map(async (ratio): Promise<[Ratio, BuiltLayout][]> => {
    const animation = source.layouts[ratio]?.();
    if (!animation) return [];
    const name = `${prefix}-${ratio}`;
    const moment = { seconds: source.keyframeSeconds, longSidePx: POSTER_PX };
    const layout = {
      file: output.write('scenes', name, 'json', JSON.stringify(animation)),
      width: animation.w,
      height: animation.h,
      posterFile: await pictures.still('posters', name, await stillOf(source, animation, moment, workshop)),
    };
    return [[ratio, layout]];
  });
  return Object.fromEntries((await Promise.all(layouts)).flat());
}

/** A scene but for its layouts. */
export function describeIngredient(
  { background, images, ...rest }: Omit<IngredientSource, 'layouts'>,
  bpm: number,
  workshop: RecipeWorkshop,
): Omit<BuiltIngredient, 'layouts'> {
  return {
    ...rest,
    durationSeconds: (rest.bars * 240) / bpm,
    images: images.map(({ defaultFile, ...field }) => ({
      ...field,
      defaultMediaId: findMedia(workshop, defaultFile).id,
    })),
    background: { allowed: background.allowed, default: builtBackground(background.default, workshop) },
  };
}

function builtBackground(background: BackgroundSource, workshop: RecipeWorkshop): BuiltBackground {
  if (background.type === 'color') return { type: 'color', value: background.color };
  return { type: background.type, value: findMedia(workshop, background.file).id };
}
