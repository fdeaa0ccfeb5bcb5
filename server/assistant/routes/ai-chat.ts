import { assistantCalls, MAX_BRIEF_LENGTH, type StoryboardDraft } from '@spotreel/sdk/contract';
import { invalidFields } from '../../platform/http/api-error';
import { answerMessage } from '../answer-message';
import { changeBrief, ownBrief } from '../briefs';
import { implement } from '../implement';
import { planStoryboard, type StoryboardPlan } from '../plan-storyboard';
import { toStoryboard } from '../to-storyboard';

export const aiChat = implement(assistantCalls.aiChat, async ({ body, user, context }, services) => {
  const { db, catalogue, limiters, plannerLibrary } = services;
  await limiters.assistant.spend(String(user.id));
  const brief = await ownBrief(db, user, body.briefId);
  const answer = answerMessage({ text: body.message, scene: body.scene }, body.storyboard, plannerLibrary);
  if (answer.kind === 'unchanged') return { reply: answer.reply, storyboard: null };

  const plan = (text: string, familyId: number): Promise<StoryboardPlan> =>
    planStoryboard(services, user, { text, familyId, ratio: body.storyboard.ratio, brandId: body.placeId });
  const view = { catalogue, addresses: services.addresses.at(context.baseUrl) };
  const toView = (draft: StoryboardDraft, { alternatives }: StoryboardPlan) =>
    toStoryboard(draft, 'rules', alternatives, view);

  if (answer.kind === 'changed') {
    const planned = await plan(brief.text, answer.draft.templateFamilyId);
    return { reply: answer.reply, storyboard: toView(answer.draft, planned) };
  }

  const text = answer.addition === null ? brief.text : `${brief.text.replace(/[.\s]+$/u, '')}. ${answer.addition}`;
  if (text.length > MAX_BRIEF_LENGTH) throw invalidFields({ message: ['The brief would be too long with it'] });
  const planned = await plan(text, answer.familyId);
  await changeBrief(db, user, brief.id, { text, storyboard: planned.draft });
  return { reply: answer.reply, storyboard: toView(planned.draft, planned) };
});
