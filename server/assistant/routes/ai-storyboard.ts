import { assistantCalls } from '@spotreel/sdk/internal/contract';
import { invalidFields } from '../../platform/http/api-error';
import { addBrief, changeBrief, ownBrief } from '../briefs';
import { implement } from '../domain';
import { logoOfDraft } from '../logo/logo-of-draft';
import { planWithModel } from '../plan-with-model';
import { storyboardView } from '../storyboard-view';
import { textFacts } from '../text-facts';
import { pieceListener, toProjectBrief } from '../to-storyboard';

export const aiStoryboard = implement(assistantCalls.aiStoryboard, async ({ body, user, context, send }, services) => {
  const { db, limiters } = services;
  await limiters.assistant.spend(String(user.id));
  const earlier = body.briefId === undefined ? undefined : await ownBrief(db, user, body.briefId);
  const text = body.brief ?? earlier?.text;
  if (text === undefined) throw invalidFields({ brief: ['A brief or the id of one is needed'] });
  const { ratio, templateFamilyId: familyId, placeId: brandId } = body;
  const tags = [...(body.tags ?? earlier?.tags ?? [])];
  const chosen = body.language ?? earlier?.language ?? null;
  const facts = textFacts({ text, language: chosen }, services.plannerLibrary);
  const wishes = { text, ratio, familyId, brandId, tags, language: facts.language };
  const view = await storyboardView(services, user, context);
  const { signal } = context.raw;
  const plan = await planWithModel(services, user, wishes, { signal, listener: pieceListener(view, facts, send) });
  const { plannedBy, draft: storyboard } = plan;
  const planned = { text, tags, plannedBy, storyboard, brandId: brandId ?? null, language: chosen };
  const brief = earlier
    ? await changeBrief(db, user, earlier.id, { ...planned, ownTexts: [] })
    : await addBrief(db, user, planned);
  const logoMediaId = await logoOfDraft(services, user, storyboard, { text, brandId });
  return toProjectBrief(brief, { ...plan, ...facts, logoMediaId }, view);
});
