import { assistantCalls } from '@spotreel/sdk/contract';
import { answerChat } from '../answer-chat';
import { ownBrief } from '../briefs';
import { implement } from '../implement';
import { logoOfDraft } from '../logo/logo-of-draft';
import { toStoryboard } from '../to-storyboard';

export const aiChat = implement(assistantCalls.aiChat, async ({ body, user, context }, services) => {
  const { db, catalogue, limiters } = services;
  await limiters.assistant.spend(String(user.id));
  const brief = await ownBrief(db, user, body.briefId);
  const { message, scene, storyboard, placeId: brandId } = body;
  const { signal } = context.raw;
  const { reply, plan } = await answerChat(services, user, brief, { message, scene, storyboard, brandId, signal });
  if (!plan) return { reply, storyboard: null };
  const view = { catalogue, addresses: services.addresses.at(context.baseUrl) };
  const logoMediaId = await logoOfDraft(services, user, plan.draft, { text: brief.text, brandId });
  return { reply, storyboard: toStoryboard(plan.draft, plan.plannedBy, { ...plan, logoMediaId }, view) };
});
