/** Answers a message about a storyboard: with the language model of the operator, else by rules. */
import { CANVAS, type PlanningFallback } from '@spotreel/sdk/contract';
import type { CurrentUser } from '../account/session/authenticate';
import { addToStoryboard } from './add-to-storyboard';
import { answerMessage } from './answer-message';
import { withAddition } from './brief-text';
import { type BriefRow, changeBrief } from './briefs';
import type { ChatAnswer, ChatRequest } from './chat-request';
import { changeStoryboard } from './model/change-storyboard';
import type { LanguageModel } from './model/language-model';
import { planStoryboard } from './plan-storyboard';
import { fallbackOf, planWithModel } from './plan-with-model';
import type { AssistantServices } from './services';

const APOLOGIES: Readonly<Record<PlanningFallback, string>> = {
  provider_unavailable: 'The language model gives no answer at the moment, so I used rules.',
  provider_limit: 'Your team has used the language model up for this month, so I used rules.',
};

/** Throws `provider_unavailable` for a request that was given up, and `validation_failed` for a brief that becomes too long. */
export async function answerChat(
  services: AssistantServices,
  user: CurrentUser,
  brief: BriefRow,
  request: ChatRequest,
): Promise<ChatAnswer> {
  const model = services.tenantModel?.(user.tenantId);
  // a format is a switch on the screen: it costs nothing
  if (!model || Object.hasOwn(CANVAS, request.message)) return answerByRules(services, user, brief, request);
  try {
    return await answerWithModel(model, services, user, brief, request);
  } catch (error) {
    const apology = APOLOGIES[fallbackOf(error)];
    const answer = await answerByRules(services, user, brief, request);
    return { ...answer, reply: `${apology} ${answer.reply}` };
  }
}

async function answerWithModel(
  model: LanguageModel,
  services: AssistantServices,
  user: CurrentUser,
  brief: BriefRow,
  { message, scene, storyboard, brandId, signal }: ChatRequest,
): Promise<ChatAnswer> {
  const { plannerLibrary: library } = services;
  const request = { message, scene, brief: brief.text, draft: storyboard, library, signal };
  const { reply, draft, familyId } = await changeStoryboard(model, request);
  const wishes = { text: brief.text, ratio: storyboard.ratio, brandId };
  if (familyId !== undefined) {
    const plan = await planWithModel(services, user, { ...wishes, familyId }, { signal });
    await changeBrief(services.db, user, brief.id, { plannedBy: plan.plannedBy, storyboard: plan.draft });
    return { reply, plan, isPlannedAnew: true };
  }
  if (!draft) return { reply, plan: null };
  const { alternatives } = await planStoryboard(services, user, { ...wishes, familyId: draft.templateFamilyId });
  return { reply, plan: { draft, alternatives, plannedBy: 'provider' } };
}

async function answerByRules(
  services: AssistantServices,
  user: CurrentUser,
  brief: BriefRow,
  request: ChatRequest,
): Promise<ChatAnswer> {
  const { message, scene, storyboard, brandId } = request;
  const answer = answerMessage({ text: message, scene }, storyboard, services.plannerLibrary);
  if (answer.kind === 'add') return addToStoryboard(services, user, brief, request, answer.addition);
  const { reply } = answer;
  if (answer.kind === 'unchanged') return { reply, plan: null };
  const wishes = { ratio: storyboard.ratio, brandId };

  if (answer.kind === 'changed') {
    const { draft } = answer;
    const familyId = draft.templateFamilyId;
    const { alternatives } = await planStoryboard(services, user, { ...wishes, text: brief.text, familyId });
    return { reply, plan: { draft, alternatives, plannedBy: brief.plannedBy } };
  }

  const text = withAddition(brief.text, answer.addition);
  const planned = await planStoryboard(services, user, { ...wishes, text, familyId: answer.familyId });
  await changeBrief(services.db, user, brief.id, { text, plannedBy: 'rules', storyboard: planned.draft });
  return { reply, plan: { ...planned, plannedBy: 'rules' }, isPlannedAnew: true, brief: text };
}
