/** Plans a storyboard for a brief by rules. */
import type { Ratio, StoryboardDraft } from '@spotreel/sdk/internal/contract';
import { entitlementsOf } from '../account/plans/entitlements';
import type { CurrentUser } from '../account/session/authenticate';
import { ownBrand } from '../brand/own-brands';
import { ApiError } from '../platform/http/api-error';
import type { AssistantServices } from './domain';
import type { Language } from './planner/facts/language';
import type { StoryboardPlan } from './planner/pictures/with-pictures';
import type { PlannerBrand, VideoPlan } from './planner/plan-video';
import { findFamily, type PlannerLibrary } from './planner/planner-library';
import type { WrittenScene } from './planner/writing/scene-draft';

export interface PlanWishes {
  readonly text: string;
  /** Default: the one that the brief asks for, else landscape. */
  readonly ratio?: Ratio | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Takes the place of the style that fits the brief. */
  readonly familyId?: number | undefined;
  readonly brandId?: number | undefined;
  /** Language of the texts. Default: the one that the brief asks for, else its own. */
  readonly language?: Language | undefined;
}

/** Inputs of a plan. */
export interface Planning {
  /** Without what the person cannot use, unless a style was chosen. */
  readonly library: PlannerLibrary;
  readonly brand: PlannerBrand | null;
}

export type PlanningServices = Pick<AssistantServices, 'db' | 'clock' | 'plannerLibrary' | 'parsing'>;

/** The field of a request that has the brief. */
const FIELD = 'brief';

/** Throws `not_found` for a brand of another person, an unknown style, and a library without recipes; `input_too_complex`. */
export async function planStoryboard(
  services: PlanningServices,
  user: CurrentUser,
  wishes: PlanWishes,
): Promise<StoryboardPlan> {
  const { library, brand } = await planningOf(services, user, wishes);
  const { parsing } = services;
  const caller = { account: user.id, field: FIELD };
  const { familyId, tags, language } = wishes;
  const plan = await parsing.parse('planVideo', caller, wishes.text, library, { brand, familyId, tags, language });
  if (!plan) throw new ApiError('not_found');
  const wished = wishes.ratio ?? (await parsing.parse('wishedRatio', caller, wishes.text));
  const ratio = wishes.ratio ?? ratioFor(wished, findFamily(library, plan.familyId)?.ratios);
  return parsing.parse('withPictures', caller, toDraft(plan, ratio), wishes.text, services.plannerLibrary);
}

/** Throws `not_found` for a brand of another person and an unknown style. */
export async function planningOf(
  { db, clock, plannerLibrary }: PlanningServices,
  user: CurrentUser,
  { familyId, brandId }: PlanWishes,
): Promise<Planning> {
  const { premium } = await entitlementsOf(db, user.row, clock.now());
  const brand = await brandOf(db, user, brandId);
  // a style that was chosen may cost something: making the project says so
  if (familyId === undefined) return { library: premium ? plannerLibrary : freeOf(plannerLibrary), brand };
  if (!findFamily(plannerLibrary, familyId)) throw new ApiError('not_found');
  return { library: plannerLibrary, brand };
}

/** Ratio of the brief, if the style has it: an upright video is nearest to a square one. */
function ratioFor(wished: Ratio | undefined, ratios: readonly Ratio[] = []): Ratio {
  if (wished === undefined || ratios.includes(wished)) return wished ?? 'landscape';
  return wished === 'square' && ratios.includes('portrait') ? 'portrait' : 'landscape';
}

function toDraft(plan: VideoPlan, ratio: Ratio): StoryboardPlan {
  return {
    draft: {
      name: plan.name,
      templateFamilyId: plan.familyId,
      ratio,
      musicKit: plan.musicKitId,
      scenes: plan.scenes.map(toDraftScene),
    },
    alternatives: plan.alternatives.map(toDraftScene),
  };
}

/** A written scene as a storyboard has it. */
export function toDraftScene({ sceneId, texts }: WrittenScene): StoryboardDraft['scenes'][number] {
  return { template: sceneId, texts: Object.entries(texts).map(([id, value]) => ({ id, value })) };
}

function freeOf(library: PlannerLibrary): PlannerLibrary {
  return { ...library, recipes: library.recipes.filter(({ isPremium }) => !isPremium) };
}

async function brandOf(
  db: AssistantServices['db'],
  user: CurrentUser,
  id: number | undefined,
): Promise<PlannerBrand | null> {
  if (id === undefined) return null;
  const { brand } = await ownBrand(db, user, id);
  const website = brand.website.replace(/^https?:\/\//iu, '').replace(/\/$/u, '');
  return { name: brand.name, website: website || null, phone: null };
}
