import { assistantCalls } from '@spotreel/sdk/internal/contract';
import { answerChat } from '../answer-chat';
import { ownBrief } from '../briefs';
import { implement } from '../domain';
import { logoOfDraft } from '../logo/logo-of-draft';
import { speechForReader } from '../speech-for-reader';
import { storyboardView } from '../storyboard-view';
import { textFacts } from '../text-facts';
import { toStoryboard } from '../to-storyboard';

export const aiChat = implement(assistantCalls.aiChat, async ({ body, user, context }, services) => {
  const { db, limiters } = services;
  await limiters.assistant.spend(String(user.id));
  const brief = await ownBrief(db, user, body.briefId);
  const { message, scene, storyboard, placeId: brandId } = body;
  const { signal } = context.raw;
  const view = await storyboardView(services, user, context);
  const speech = speechForReader(user, context, view);
  const request = { message, scene, storyboard, ownTexts: body.ownTexts ?? [], brandId, signal, speech };
  const {
    reply,
    plan,
    isPlannedAnew = false,
    brief: text,
    language,
  } = await answerChat(services, user, brief, request);
  if (!plan) return { reply, storyboard: null };
  const logoMediaId = await logoOfDraft(services, user, plan.draft, { text: brief.text, brandId });
  const facts = textFacts({ text: text ?? brief.text, language: language ?? brief.language }, services.plannerLibrary);
  const changed = toStoryboard(plan.draft, plan.plannedBy, { ...plan, ...facts, logoMediaId }, view);
  return { reply, storyboard: changed, isPlannedAnew, ...(text !== undefined && { brief: text }) };
});
