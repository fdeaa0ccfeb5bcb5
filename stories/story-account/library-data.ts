/** The built library in the words of the contract: what a server with this library answers. */
import { type HexColor, parseHexColor } from '@spotreel/sdk/internal/base';
import type {
  BuiltFamily,
  BuiltIngredient,
  BuiltMedia,
  BuiltMusicKit,
  BuiltRecipe,
  BuiltTemplate,
  BuiltTemplateGroup,
  IngredientTemplate,
  LibraryManifest,
  Media,
  MusicKit,
  Ratio,
  Recipe,
  Template,
  TemplateFamily,
  TemplateGroup,
  TemplateSummary,
} from '@spotreel/sdk/internal/contract';

export const RATIOS = ['landscape', 'portrait', 'square'] as const;

const address = (file: string) => `/library/${file}`;
const colors = (palette: readonly string[]) => palette.flatMap((color) => parseHexColor(color) ?? []);
const color = (value: string): HexColor => parseHexColor(value) ?? ('#000000' as HexColor);

export type Library = ReturnType<typeof readLibrary>;

export function readLibrary(manifest: LibraryManifest) {
  const media = new Map(manifest.media.map((item) => [item.id, toMedia(item)]));
  const families = manifest.recipes.flatMap((recipe) => recipe.families);
  const recipes = manifest.recipes.map((recipe) => toRecipe(recipe, manifest));
  const groups = manifest.templateGroups.map((group) => toGroup(group, manifest));
  const look = (templateId: number) =>
    families.find(({ ingredients }) => ingredients.some(({ id }) => id === templateId)) ??
    manifest.templates.find(({ id }) => id === templateId);

  function scene(templateId: number, ratio: Ratio): IngredientTemplate {
    const family = families.find(({ ingredients }) => ingredients.some(({ id }) => id === templateId));
    const built = (family?.ingredients ?? manifest.templates).find(({ id }) => id === templateId);
    if (!built) throw new Error(`The library has no scene ${templateId}`);
    const position = family?.ingredients.findIndex(({ id }) => id === templateId) ?? 0;
    return toScene(built, position, ratio, media, look(templateId)?.fontFamily);
  }

  return {
    media: [...media.values()],
    recipes,
    groups,
    goals: manifest.goals.map((goal) => ({ ...goal })),
    moods: manifest.moods.map((mood) => ({ ...mood })),
    categories: manifest.categories.map((category, order) => ({ ...category, order })),
    kits: manifest.musicKits.map(toKit),
    fonts: manifest.fonts.families.map(({ name, category, files }) => ({
      name,
      category,
      weights: files.map(({ weight }) => weight),
      files: files.map(({ weight, file }) => ({ weight, url: `/fonts/${file}` })),
    })),
    logo: media.get(manifest.demoLogoMediaId) as Media,
    scene,
    scenesOf: (familyId: number, ratio: Ratio) =>
      (families.find(({ id }) => id === familyId)?.ingredients ?? []).map(({ id }) => scene(id, ratio)),
    family: (familyId: number) =>
      recipes.flatMap((recipe) => recipe.templateFamilies).find(({ id }) => id === familyId),
    template: (templateId: number, asked?: Ratio): Template | undefined => {
      const built = manifest.templates.find(({ id }) => id === templateId);
      const summary = groups.flatMap(({ templates }) => templates).find(({ id }) => id === templateId);
      if (!built || !summary) return undefined;
      const { bpm, defaultMusicKitId, orientation } = built;
      return { ...summary, bpm, defaultMusicKitId, ingredient: scene(templateId, asked ?? orientation) };
    },
    palette: (templateId: number) => colors(look(templateId)?.palette ?? []),
  };
}

function toMedia(built: BuiltMedia): Media {
  const preview = address(built.previewFile);
  return {
    id: built.id,
    name: built.name,
    type: built.type,
    mimeType: built.mimeType,
    preview,
    mobilePreview: preview,
    url: address(built.file),
    props: {
      width: built.widthPx,
      height: built.heightPx,
      ...(built.durationSeconds !== undefined && { duration: built.durationSeconds }),
      ...(built.motionFile !== undefined && { motion: address(built.motionFile) }),
    },
    state: 'ready',
    sourceType: 'library',
    sourceMediaId: null,
    folder: null,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}

function toRecipe(built: BuiltRecipe, { goals, moods }: LibraryManifest): Recipe {
  const { id, slug, name, description, tier } = built;
  const families = built.families.map((family) => toFamily(family, built));
  const [first] = built.families;
  const lengths = first?.defaultIngredientIds.map(
    (scene) => first.ingredients.find((ingredient) => ingredient.id === scene)?.durationSeconds ?? 0,
  );
  return {
    id,
    slug,
    name,
    description,
    tier,
    isFavourite: false,
    goals: goals.filter((goal) => built.goals.includes(goal.slug)).map((goal) => ({ ...goal })),
    moods: moods.filter((mood) => built.moods.includes(mood.slug)).map((mood) => ({ ...mood })),
    durationSeconds: lengths?.reduce((sum, seconds) => sum + seconds, 0) ?? 0,
    familyCount: families.length,
    posters: families[0]?.posters ?? {},
    previews: families[0]?.previews ?? {},
    templateFamilies: families,
  };
}

function toFamily(built: BuiltFamily, { id: recipeId, tier }: BuiltRecipe): TemplateFamily {
  const { id, name, description, bpm, fontFamily, defaultMusicKitId, ingredients } = built;
  const first = ingredients.find((scene) => scene.id === built.defaultIngredientIds[0]);
  return {
    id,
    recipeId,
    name,
    description,
    bpm,
    fontFamily,
    defaultMusicKitId,
    tier,
    moods: [...built.moods],
    palette: colors(built.palette),
    orientation: RATIOS.filter((ratio) => ingredients.every(({ layouts }) => layouts[ratio])),
    defaultIngredientIds: [...built.defaultIngredientIds],
    ingredientCount: ingredients.length,
    posters: postersOf(first),
    previews: Object.fromEntries(Object.entries(built.previewFiles).map(([ratio, file]) => [ratio, address(file)])),
  };
}

function postersOf(built: BuiltIngredient | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(built?.layouts ?? {}).map(([ratio, { posterFile }]) => [ratio, address(posterFile)]),
  );
}

function toGroup(built: BuiltTemplateGroup, manifest: LibraryManifest): TemplateGroup {
  const ids = (list: readonly { id: number; slug: string }[], slugs: readonly string[]) =>
    list.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);
  const categories = ids(manifest.categories, built.categories);
  const { id, name, description, tier, kind } = built;
  const createdAt = `${built.publishedOn}T00:00:00.000Z`;
  const shared = { description, tier, kind, isFavourite: false, categories, createdAt, templateGroup: id };
  const facets = { goals: ids(manifest.goals, built.goals), moods: ids(manifest.moods, built.moods) };
  const templates = built.templateIds.flatMap((templateId) => {
    const template = manifest.templates.find((one) => one.id === templateId);
    return template ? [{ ...shared, ...facets, ...summaryOf(template) }] : [];
  });
  const orientation = templates.map((template) => template.orientation);
  return { id, name, description, tier, isFavourite: false, categories, orientation, templates, createdAt };
}

function summaryOf(
  built: BuiltTemplate,
): Pick<TemplateSummary, 'id' | 'name' | 'orientation' | 'ratios' | 'durationSeconds' | 'posters' | 'previews'> {
  const { id, name, orientation, layouts, durationSeconds } = built;
  const previews = Object.entries(layouts).flatMap(([ratio, { previewFile }]) =>
    previewFile === undefined ? [] : [[ratio, address(previewFile)]],
  );
  const ratios = RATIOS.filter((ratio) => layouts[ratio]);
  return {
    id,
    name,
    orientation,
    ratios,
    durationSeconds,
    posters: postersOf(built),
    previews: Object.fromEntries(previews),
  };
}

function toKit({ samples, moods, ...kit }: BuiltMusicKit): MusicKit {
  return {
    ...kit,
    moods: [...moods],
    audioSamples: samples.map(({ file, durationSeconds, compatibilityMap, peaks, ...sample }) => ({
      ...sample,
      duration: durationSeconds,
      url: address(file),
      peaks: [...peaks],
      compatibilityMap: compatibilityMap.map((pair) => ({ ...pair })),
    })),
  };
}

function toScene(
  built: BuiltIngredient,
  position: number,
  asked: Ratio,
  media: ReadonlyMap<number, Media>,
  displayFont: string | undefined,
): IngredientTemplate {
  const orientation = built.layouts[asked] ? asked : (RATIOS.find((ratio) => built.layouts[ratio]) ?? asked);
  const layout = built.layouts[orientation];
  const { id, name, description, bars, durationSeconds, keyframeSeconds } = built;
  return {
    id,
    templateId: id,
    position,
    name,
    description,
    bars,
    duration: durationSeconds,
    renderer: 'scriptFile' in built ? 'blender' : 'lottie',
    orientation,
    keyframes: [keyframeSeconds],
    ...(displayFont !== undefined && { displayFont }),
    dataFile: address(layout?.file ?? ''),
    preview: address(layout?.posterFile ?? ''),
    fields: fieldsOf(built, orientation, media),
    backgrounds: backgroundsOf(built, media),
  };
}

function fieldsOf(
  built: BuiltIngredient,
  ratio: Ratio,
  media: ReadonlyMap<number, Media>,
): IngredientTemplate['fields'] {
  return {
    texts: built.texts.map((field) => ({ ...described(field), ...field, targets: targetsOf(field) })),
    images: built.images.map(({ defaultMediaId, aspectRatio, ...field }) => ({
      ...described(field),
      type: 'image',
      targets: targetsOf(field),
      sourceType: 'default_url',
      defaultValue: media.get(defaultMediaId) as Media,
      aspectRatio: aspectRatio[ratio] ?? 1,
    })),
    colors: built.colors.map((field) => ({
      ...described(field),
      type: 'color',
      targets: targetsOf(field),
      defaultValue: color(field.defaultValue),
    })),
  };
}

interface FieldSource {
  readonly innerReference: string;
  readonly name: string;
  readonly dataField?: string;
  readonly dataType?: string;
  readonly targets?: readonly string[];
}

function described({ innerReference, name, dataField, dataType }: FieldSource) {
  return { innerReference, name, dataField: dataField ?? null, dataType: dataType ?? null };
}

function targetsOf({ targets, innerReference }: FieldSource): string[] {
  return [...(targets ?? [innerReference])];
}

function backgroundsOf(
  { background }: BuiltIngredient,
  media: ReadonlyMap<number, Media>,
): IngredientTemplate['backgrounds'] {
  const { allowed, default: own } = background;
  return {
    color: allowed.includes('color'),
    image: allowed.includes('image'),
    video: allowed.includes('video'),
    default: own.type === 'color' ? { type: 'color', value: color(own.value) } : { type: own.type, value: own.value },
    media: own.type === 'color' ? null : (media.get(own.value) ?? null),
  };
}
