import { assistantCalls } from '@spotreel/sdk/contract';
import { answerChat } from '../answer-chat';
import { ownBrief } from '../briefs';
import { implement } from '../implement';
import { logoOfDraft } from '../logo/logo-of-draft';
import { storyboardView } from '../storyboard-view';
import { toStoryboard } from '../to-storyboard';

export const aiChat = implement(assistantCalls.aiChat, async ({ body, user, context }, services) => {
  const { db, limiters } = services;
  await limiters.assistant.spend(String(user.id));
  const brief = await ownBrief(db, user, body.briefId);
  const { message, scene, storyboard, placeId: brandId } = body;
  const { signal } = context.raw;
  const request = { message, scene, storyboard, ownTexts: body.ownTexts ?? [], brandId, signal };
  const { reply, plan, isPlannedAnew = false, brief: text } = await answerChat(services, user, brief, request);
  if (!plan) return { reply, storyboard: null };
  const view = await storyboardView(services, user, context);
  const logoMediaId = await logoOfDraft(services, user, plan.draft, { text: brief.text, brandId });
  const changed = toStoryboard(plan.draft, plan.plannedBy, { ...plan, logoMediaId }, view);
  return { reply, storyboard: changed, isPlannedAnew, ...(text !== undefined && { brief: text }) };
});
