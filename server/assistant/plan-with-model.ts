/** Plans a storyboard with the language model of the operator; by rules where there is none, or where it fails. */
import type { PlannedBy, PlanningFallback } from '@spotreel/sdk/contract';
import type { CurrentUser } from '../account/session/authenticate';
import { ApiError } from '../platform/http/api-error';
import { chooseStyle } from './model/choose-style';
import { type LanguageModel, ModelError } from './model/language-model';
import { writeStoryboard } from './model/write-storyboard';
import { type PlanWishes, planningOf, planStoryboard, type StoryboardPlan } from './plan-storyboard';
import { findFamily } from './planner/planner-library';
import type { AssistantServices } from './services';

export interface ModelPlan extends StoryboardPlan {
  readonly plannedBy: PlannedBy;
  /** Why the rules planned although there is a model. */
  readonly fallback?: PlanningFallback | undefined;
}

type Services = Pick<AssistantServices, 'db' | 'clock' | 'plannerLibrary' | 'tenantModel'>;

/** Throws what `planStoryboard` throws, and `provider_unavailable` for a request that was given up: no one waits for its answer. */
export async function planWithModel(
  services: Services,
  user: CurrentUser,
  wishes: PlanWishes,
  signal: AbortSignal,
): Promise<ModelPlan> {
  const model = services.tenantModel?.(user.tenantId);
  if (!model) return { ...(await planStoryboard(services, user, wishes)), plannedBy: 'rules' };
  try {
    return await askModel(model, services, user, wishes, signal);
  } catch (error) {
    const fallback = fallbackOf(error);
    return { ...(await planStoryboard(services, user, wishes)), plannedBy: 'rules', fallback };
  }
}

/** Throws every error that is no reason for the rules to plan. */
export function fallbackOf(error: unknown): PlanningFallback {
  if (!(error instanceof ModelError)) throw error;
  if (error.reason === 'aborted') throw new ApiError('provider_unavailable');
  return error.reason === 'limit' ? 'provider_limit' : 'provider_unavailable';
}

async function askModel(
  model: LanguageModel,
  services: Services,
  user: CurrentUser,
  wishes: PlanWishes,
  signal: AbortSignal,
): Promise<ModelPlan> {
  const { library, brand } = await planningOf(services, user, wishes);
  const brief = wishes.text;
  const chosen =
    wishes.familyId === undefined ? await chooseStyle(model, { brief, brand, library, signal }) : undefined;
  const familyId = chosen?.familyId ?? wishes.familyId;
  const rules = await planStoryboard(services, user, { ...wishes, familyId });
  const family = findFamily(library, rules.draft.templateFamilyId);
  if (!family) throw new ModelError('invalid');
  const byRules = [...rules.draft.scenes, ...rules.alternatives];
  const scenes = await writeStoryboard(model, { brief, brand, family, byRules, signal });
  const present = new Set(scenes.map(({ template }) => template));
  return {
    plannedBy: 'provider',
    draft: { ...rules.draft, name: chosen?.name ?? rules.draft.name, scenes },
    alternatives: byRules.filter(({ template }) => !present.has(template)),
  };
}
