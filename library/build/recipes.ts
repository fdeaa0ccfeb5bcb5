/** Recipes, families and scenes: their Lottie documents as files, and a poster of each scene in each ratio. */

import type {
  BuiltBackground,
  BuiltFamily,
  BuiltIngredient,
  BuiltLayout,
  BuiltRecipe,
  Ratio,
} from '@spotreel/sdk/internal/contract';
import { recipeSources } from '../recipes';
import type { BackgroundSource, IngredientSource, TemplateFamilySource } from '../template';
import type { BuildContext } from './build-context';
import { excerptOf } from './excerpt';
import { writtenLayout } from './layout';
import { POSTER_PX } from './poster';
import { findMedia, paintedScene } from './scene-source';

const RATIOS = ['landscape', 'portrait', 'square'] as const satisfies readonly Ratio[];

export async function buildRecipes(context: BuildContext): Promise<BuiltRecipe[]> {
  const built: BuiltRecipe[] = [];
  for (const recipe of recipeSources) {
    const families: BuiltFamily[] = [];
    for (const family of recipe.families) families.push(await buildFamily(family, context));
    built.push({ ...recipe, families });
  }
  return built;
}

async function buildFamily(family: TemplateFamilySource, context: BuildContext): Promise<BuiltFamily> {
  const ingredients = family.ingredients.map((ingredient) => buildIngredient(ingredient, family, context));
  return {
    ...family,
    ingredients: await Promise.all(ingredients),
    previewFiles: await buildPreviews(family, context),
  };
}

/** An excerpt for each ratio that all scenes have. */
async function buildPreviews(
  family: TemplateFamilySource,
  context: BuildContext,
): Promise<BuiltFamily['previewFiles']> {
  const files = RATIOS.map(async (ratio) => {
    const excerpt = await excerptOf(family, ratio, context);
    return excerpt
      ? [[ratio, context.pictures.motion('previews', `${family.slug}-${family.id}-${ratio}`, excerpt)]]
      : [];
  });
  return Object.fromEntries((await Promise.all(files)).flat());
}

async function buildIngredient(
  source: IngredientSource,
  family: TemplateFamilySource,
  context: BuildContext,
): Promise<BuiltIngredient> {
  const { layouts: _draw, ...rest } = source;
  const layouts = await buildLayouts(source, `${family.slug}-${source.id}`, context);
  return { ...describeIngredient(rest, family.bpm, context), layouts };
}

/** Documents and posters of a scene; their files begin with `prefix`. */
export async function buildLayouts(
  source: IngredientSource,
  prefix: string,
  context: BuildContext,
): Promise<Partial<Record<Ratio, BuiltLayout>>> {
  const layouts = (Object.keys(source.layouts) as Ratio[]).map(async (ratio): Promise<[Ratio, BuiltLayout][]> => {
    const written = await writtenLayout(source, ratio, prefix, context);
    if (!written) return [];
    const { file, widthPx: width, heightPx: height, posterColor, textColors } = written;
    const scene = paintedScene(source, file, context);
    const still = { scene, seconds: source.keyframeSeconds, longSidePx: POSTER_PX };
    const posterFile = context.pictures.still('posters', `${prefix}-${ratio}`, still);
    return [[ratio, { file, width, height, posterFile, posterColor, textColors }]];
  });
  return Object.fromEntries((await Promise.all(layouts)).flat());
}

/** A scene but for its layouts. */
export function describeIngredient(
  { background, images, ...rest }: Omit<IngredientSource, 'layouts'>,
  bpm: number,
  context: BuildContext,
): Omit<BuiltIngredient, 'layouts'> {
  return {
    ...rest,
    durationSeconds: (rest.bars * 240) / bpm,
    images: images.map(({ defaultFile, ...field }) => ({
      ...field,
      defaultMediaId: findMedia(context, defaultFile).id,
    })),
    background: { allowed: background.allowed, default: builtBackground(background.default, context) },
  };
}

function builtBackground(background: BackgroundSource, context: BuildContext): BuiltBackground {
  if (background.type === 'color') return { type: 'color', value: background.color };
  return { type: background.type, value: findMedia(context, background.file).id };
}
