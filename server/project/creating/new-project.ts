/** The first state of a project. */
import type { BuiltIngredient, ProjectCreate, Ratio } from '@spotreel/sdk/internal/contract';
import { automaticName, namedScenes } from '@spotreel/sdk/internal/project';
import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../account/session/authenticate';
import { type OwnBrand, ownBrand } from '../../brand/own-brands';
import type { Catalogue, FamilyEntry } from '../../library/catalogue/catalogue';
import { familyOf, recipeOf } from '../../library/catalogue/find-in-catalogue';
import { orientations, ratios } from '../../library/catalogue/orientations';
import type { Addresses } from '../../media/files/addresses';
import type { Database } from '../../platform/data/database';
import { ApiError, invalidFields } from '../../platform/http/api-error';
import { composeTracks } from '../composition/compose-tracks';
import { orderedScenes, type ProjectContent } from '../content';
import type { ProjectState } from '../saving/check-save';
import { composedSeconds } from '../scene-seconds';
import { project } from '../tables';
import { defaultScenes } from './default-scenes';
import { defaultShots } from './default-shots';
import { inLookOfBrand } from './in-look-of-brand';

export interface InitialProject {
  readonly state: ProjectState;
  readonly name: string;
  /** The caller chose it. */
  readonly nameGiven: boolean;
  readonly recipeName: string | null;
  readonly tier: 'free' | 'premium';
}

/** Options of a new project that only the server decides. */
export interface NewProjectOptions {
  /** Takes the place of the style's own; null: silent. */
  readonly musicKit?: number | null;
  /** Scenes that are sent get the look of the brand too. */
  readonly takesBrand?: boolean;
  /** Language of its texts, BCP 47. Default: that of the user's screens. */
  readonly language?: string | undefined;
}

interface Origin {
  /** Null for a template outside families. */
  readonly family: FamilyEntry | null;
  readonly renderer: 'lottie' | 'blender';
  readonly kind: 'video' | 'image';
  readonly tier: 'free' | 'premium';
  /** Null: silent. */
  readonly defaultMusicKitId: number | null;
  readonly templates: readonly BuiltIngredient[];
  /** Null for an animation: a project of a single template, outside recipes. */
  readonly recipe: { readonly id: number; readonly name: string } | null;
  readonly ratios: readonly Ratio[];
}

interface Dependencies {
  readonly catalogue: Catalogue;
  readonly addresses: Addresses;
}

/** Throws `not_found` for an unknown template, recipe, family or brand, and `validation_failed`. */
export async function newProject(
  db: Database,
  user: CurrentUser,
  { catalogue, addresses }: Dependencies,
  body: ProjectCreate,
  options: NewProjectOptions = {},
): Promise<InitialProject> {
  const origin = originOf(catalogue, body);
  const ratio = body.ratio ?? origin.ratios[0];
  if (!ratio || !origin.ratios.includes(ratio)) throw invalidFields({ ratio: ['The template has no layout for it'] });
  const own = await brandOf(db, user, body.placeId);
  const based = options.musicKit === undefined ? origin : { ...origin, defaultMusicKitId: options.musicKit };
  const takesBrand = options.takesBrand === true || !body.customisations;
  const seed = await musicSeed(db, user, origin.family);
  const language = options.language ?? languageOf(user);
  const { customisations } = body;
  const chosen = { ratio, own: takesBrand ? own : undefined, customisations, seed };
  const made = await newContent({ catalogue, addresses }, based, chosen);
  const content = { ...made, language };
  const { renderer, kind } = origin;
  return {
    state: {
      ratio,
      renderer,
      kind,
      recipeId: origin.recipe?.id ?? null,
      templateFamilyId: origin.recipe ? (origin.family?.id ?? null) : null,
      brandId: own?.brand.id ?? null,
      content,
    },
    name: body.name ?? nameOfNew(origin, content, catalogue),
    nameGiven: body.name !== undefined,
    recipeName: origin.recipe?.name ?? null,
    tier: origin.tier,
  };
}

function nameOfNew(
  { recipe, templates }: Origin,
  { customisations }: ProjectContent,
  { ingredients }: Catalogue,
): string {
  const scenes = namedScenes(customisations, (id) => ingredients.get(id)?.texts);
  return automaticName(scenes, recipe?.name ?? templates[0]?.name ?? '');
}

/** Language of its texts. Screens in English are no hint: people have them whatever they write in. */
function languageOf({ row }: CurrentUser): string | null {
  return row.language === null || row.language.startsWith('en') ? null : row.language;
}

/** Choices for the content of a new project. */
interface ContentChoices {
  readonly ratio: Ratio;
  /** Brand whose look the scenes get. */
  readonly own: OwnBrand | undefined;
  /** Undefined: the scenes of the origin. */
  readonly customisations: ProjectCreate['customisations'];
  /** Seed of the music. */
  readonly seed: number;
}

const NO_IMAGES = { images: [] } as const;

/** Scenes in the look of `own`, and music as long as they are. */
async function newContent(
  { catalogue, addresses }: Dependencies,
  origin: Origin,
  { ratio, own, customisations: sent, seed }: ContentChoices,
): Promise<ProjectContent> {
  const { defaultMusicKitId, renderer, kind, family } = origin;
  const scenes = () => defaultScenes(origin.templates);
  const filmed = () =>
    scenes().map((scene, order) => ({
      ...scene,
      ...defaultShots(origin.templates[order] ?? NO_IMAGES, order, catalogue),
    }));
  // a single template moves as its designer wants it
  const customisations = sent ?? (family ? filmed() : scenes());
  const plain = { customisations, fontFamily: null, paletteOverride: [] };
  const content = {
    ...(own ? inLookOfBrand(plain, own, { catalogue, addresses, family, ratio }) : plain),
    // a library without the kit makes a silent project, not none
    ownMusic: null,
    musicKit: kind === 'video' && catalogue.kits.has(defaultMusicKitId ?? 0) ? defaultMusicKitId : null,
  };
  const seconds = composedSeconds(catalogue, orderedScenes({ ...content, audio: [] }));
  // the editor of a Blender project chooses its one track
  const audio =
    content.musicKit === null || renderer === 'blender'
      ? []
      : await composeTracks(catalogue, content.musicKit, seconds, seed);
  return { ...content, audio };
}

/** The first project of a style sounds as its sample does; each further one begins with the next of the equally good tracks. */
async function musicSeed(db: Database, user: CurrentUser, family: FamilyEntry | null): Promise<number> {
  if (!family) return 0;
  const ofStyle = and(eq(project.ownerId, user.id), eq(project.templateFamilyId, family.id));
  return family.musicSeed + (await db.$count(project, ofStyle));
}

function originOf(catalogue: Catalogue, { templateId, recipeId, templateFamilyId }: ProjectCreate): Origin {
  if (templateId !== undefined) return animationOf(catalogue, templateId);
  if (recipeId === undefined && templateFamilyId === undefined) {
    throw invalidFields({ recipeId: ['A recipe, a template family or a template is needed'] });
  }
  const family =
    templateFamilyId === undefined
      ? recipeOf(catalogue, recipeId ?? 0).families[0]
      : familyOf(catalogue, templateFamilyId);
  if (!family) throw new ApiError('not_found');
  const recipe = recipeOf(catalogue, recipeId ?? family.recipeId);
  if (recipe.id !== family.recipeId) throw invalidFields({ templateFamilyId: ['Belongs to another recipe'] });
  const templates = family.source.defaultIngredientIds.flatMap(
    (id) => family.ingredients.find((ingredient) => ingredient.id === id) ?? [],
  );
  return { ...ofFamily(family), templates, recipe, ratios: orientations(family) };
}

function ofFamily(family: FamilyEntry) {
  const { tier, source } = family;
  return { family, renderer: 'lottie', kind: 'video', tier, defaultMusicKitId: source.defaultMusicKitId } as const;
}

function animationOf({ ingredients, families, templates, retired }: Catalogue, templateId: number): Origin {
  if (retired.has(templateId)) throw new ApiError('not_found');
  const alone = templates.get(templateId);
  if (alone) {
    const { renderer, kind, tier, defaultMusicKitId, layouts, orientation } = alone;
    const others = ratios.filter((ratio) => layouts[ratio] && ratio !== orientation);
    const own = { renderer, kind, tier, defaultMusicKitId, ratios: [orientation, ...others] };
    return { ...own, family: null, templates: [alone], recipe: null };
  }
  const template = ingredients.get(templateId);
  const family = [...families.values()].find(({ ingredients: scenes }) => scenes.some(({ id }) => id === templateId));
  if (!template || !family) throw new ApiError('not_found');
  return {
    ...ofFamily(family),
    templates: [template],
    recipe: null,
    ratios: ratios.filter((ratio) => template.layouts[ratio]),
  };
}

async function brandOf(db: Database, user: CurrentUser, id: number | undefined): Promise<OwnBrand | undefined> {
  return id === undefined ? undefined : ownBrand(db, user, id);
}
