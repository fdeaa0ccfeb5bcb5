/** Answers a message about a storyboard: with the language model of the operator, else by rules. */
import { CANVAS, type PlanningFallback } from '@spotreel/sdk/internal/contract';
import type { ReplyKey } from '@spotreel/sdk/internal/server-words';
import type { CurrentUser } from '../account/session/authenticate';
import { addToStoryboard } from './add-to-storyboard';
import { type BriefRow, changeBrief } from './briefs';
import type { ChatAnswer, ChatRequest } from './chat-request';
import { IMAGE } from './chat-words';
import type { AssistantServices } from './domain';
import { changeStoryboard } from './model/change-storyboard';
import type { LanguageModel } from './model/language-model';
import { planStoryboard } from './plan-storyboard';
import { fallbackOf, planWithModel } from './plan-with-model';

const APOLOGIES = {
  provider_unavailable: 'providerUnavailable',
  provider_limit: 'providerLimit',
} as const satisfies Readonly<Record<PlanningFallback, ReplyKey>>;

/** Throws `provider_unavailable` for a request that was given up, and `validation_failed` for a brief that becomes too long. */
export async function answerChat(
  services: AssistantServices,
  user: CurrentUser,
  brief: BriefRow,
  request: ChatRequest,
): Promise<ChatAnswer> {
  const model = services.tenantModel?.(user.tenantId);
  // a format is a switch on the screen, and pictures come from the library: neither needs a model
  const isForRules = Object.hasOwn(CANVAS, request.message) || IMAGE.test(request.message);
  if (!model || isForRules) return answerByRules(services, user, brief, request);
  try {
    return await answerWithModel(model, services, user, brief, request);
  } catch (error) {
    const apology = request.speech.say(APOLOGIES[fallbackOf(error)]);
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
  const wishes = { text: brief.text, ratio: storyboard.ratio, brandId, language: brief.language ?? undefined };
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
  const caller = { account: user.id, field: 'message' };
  const said = { text: message, scene };
  const { locale, styleNames } = request.speech;
  const { plannerLibrary } = services;
  const answer = await services.parsing.parse('answerMessage', caller, said, storyboard, plannerLibrary, {
    locale,
    styleNames,
  });
  if (answer.kind === 'add') return addToStoryboard(services, user, brief, request, answer.addition);
  const { reply } = answer;
  if (answer.kind === 'unchanged') return { reply, plan: null };
  const wishes = { ratio: storyboard.ratio, brandId, text: brief.text, language: brief.language ?? undefined };

  if (answer.kind === 'changed') {
    const { draft } = answer;
    const familyId = draft.templateFamilyId;
    const { alternatives } = await planStoryboard(services, user, { ...wishes, familyId });
    return { reply, plan: { draft, alternatives, plannedBy: brief.plannedBy } };
  }

  const { familyId, language = wishes.language } = answer;
  const planned = await planStoryboard(services, user, { ...wishes, familyId, language });
  const change = { plannedBy: 'rules', storyboard: planned.draft, language: language ?? null } as const;
  await changeBrief(services.db, user, brief.id, change);
  const answered = { reply, plan: { ...planned, plannedBy: 'rules' as const }, isPlannedAnew: true };
  return language === undefined ? answered : { ...answered, language };
}
