/** Plans a storyboard with the language model of the operator; by rules where there is none, or where it fails. */
import type { PlannedBy, PlanningFallback, StoryboardDraft } from '@spotreel/sdk/internal/contract';
import type { CurrentUser } from '../account/session/authenticate';
import { ApiError } from '../platform/http/api-error';
import type { AssistantServices } from './domain';
import { chooseStyle } from './model/choose-style';
import { type LanguageModel, ModelError } from './model/language-model';
import { MOST_SCENES, writeStoryboard } from './model/write-storyboard';
import { type PlanningServices, type PlanWishes, planningOf, planStoryboard } from './plan-storyboard';
import type { StoryboardPlan } from './planner/pictures/with-pictures';
import { findFamily, type PlannerFamily } from './planner/planner-library';

type DraftScene = StoryboardDraft['scenes'][number];

export interface ModelPlan extends StoryboardPlan {
  /** `provider`: the language model wrote at least one scene. */
  readonly plannedBy: PlannedBy;
  /** Reason why the rules planned although there is a model, all of it or what the model left open. */
  readonly fallback?: PlanningFallback | undefined;
}

/** Hears of the plan while it is made. */
export interface PlanListener {
  /** Once, before the scenes. It has no scenes yet. */
  onStyle(draft: StoryboardDraft, plannedBy: PlannedBy): void;
  /** In the order of the video. A scene that was reported is in the plan. */
  onScene(scene: DraftScene): void;
}

export interface PlanWatch {
  readonly signal: AbortSignal;
  /** Default: no one listens. */
  readonly listener?: PlanListener;
}

const NO_LISTENER: PlanListener = { onStyle: () => {}, onScene: () => {} };

type Services = PlanningServices & Pick<AssistantServices, 'tenantModel'>;

/** Throws what `planStoryboard` throws, and `provider_unavailable` for a request that was given up: no one waits for its answer. */
export async function planWithModel(
  services: Services,
  user: CurrentUser,
  wishes: PlanWishes,
  { signal, listener = NO_LISTENER }: PlanWatch,
): Promise<ModelPlan> {
  const model = services.tenantModel?.(user.tenantId);
  const byRules = async () => reported(await planStoryboard(services, user, wishes), listener);
  if (!model) return { ...(await byRules()), plannedBy: 'rules' };
  const style = await styleOf(model, services, user, wishes, signal);
  if (typeof style === 'string') return { ...(await byRules()), plannedBy: 'rules', fallback: style };
  return writePlan(model, style, wishes, { signal, listener });
}

/** Throws every error that is no reason for the rules to plan. */
export function fallbackOf(error: unknown): PlanningFallback {
  if (!(error instanceof ModelError)) throw error;
  if (error.reason === 'aborted') throw new ApiError('provider_unavailable');
  return error.reason === 'limit' ? 'provider_limit' : 'provider_unavailable';
}

/** Style for which the model writes scenes. */
interface ModelStyle {
  readonly family: PlannerFamily;
  readonly brand: Awaited<ReturnType<typeof planningOf>>['brand'];
  /** By rules, in this style, with the name that the model chose. */
  readonly rules: StoryboardPlan;
}

/** Style, or the reason why the model chose none. */
async function styleOf(
  model: LanguageModel,
  services: Services,
  user: CurrentUser,
  wishes: PlanWishes,
  signal: AbortSignal,
): Promise<ModelStyle | PlanningFallback> {
  const { library, brand } = await planningOf(services, user, wishes);
  const wanted = wishes.familyId === undefined ? undefined : { familyId: wishes.familyId, name: undefined };
  try {
    const { familyId, name } =
      wanted ?? (await chooseStyle(model, { brief: wishes.text, tags: wishes.tags ?? [], brand, library, signal }));
    const { draft, alternatives } = await planStoryboard(services, user, { ...wishes, familyId });
    const family = findFamily(library, draft.templateFamilyId);
    if (!family) throw new ModelError('invalid');
    return { family, brand, rules: { draft: { ...draft, name: name ?? draft.name }, alternatives } };
  } catch (error) {
    return fallbackOf(error);
  }
}

/** Writes the plan. If the model stops midway, its scenes stay and the rules add the others. */
async function writePlan(
  model: LanguageModel,
  { family, brand, rules }: ModelStyle,
  { text: brief, language }: PlanWishes,
  { signal, listener }: Required<PlanWatch>,
): Promise<ModelPlan> {
  const byRules = [...rules.draft.scenes, ...rules.alternatives];
  const scenes: DraftScene[] = [];
  const add = (written: DraftScene) => {
    const images = byRules.find(({ template }) => template === written.template)?.images;
    const scene = images ? { ...written, images } : written;
    scenes.push(scene);
    listener.onScene(scene);
  };
  listener.onStyle({ ...rules.draft, scenes: [] }, 'provider');
  let fallback: PlanningFallback | undefined;
  try {
    await writeStoryboard(model, { brief, language, brand, family, byRules, signal, onScene: add });
  } catch (error) {
    fallback = fallbackOf(error);
  }

  const plannedBy = scenes.length > 0 ? 'provider' : 'rules';
  const others = byRules.filter(({ template }) => !scenes.some((scene) => scene.template === template));
  const missing = others.filter((scene) => fallback && rules.draft.scenes.includes(scene));
  // the last scene of the rules is the invitation, which a video needs most
  for (const scene of missing.slice(Math.max(0, missing.length + scenes.length - MOST_SCENES))) add(scene);
  const alternatives = others.filter((scene) => !scenes.includes(scene));
  return { plannedBy, fallback, draft: { ...rules.draft, scenes }, alternatives };
}

function reported(plan: StoryboardPlan, listener: PlanListener): StoryboardPlan {
  listener.onStyle({ ...plan.draft, scenes: [] }, 'rules');
  plan.draft.scenes.forEach(listener.onScene);
  return plan;
}
