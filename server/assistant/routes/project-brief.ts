import { assistantCalls } from '@spotreel/sdk/internal/contract';
import { ownBrief } from '../briefs';
import { implement } from '../implement';
import { logoOfDraft } from '../logo/logo-of-draft';
import { planStoryboard } from '../plan-storyboard';
import { storyboardView } from '../storyboard-view';
import { textFacts } from '../text-facts';
import { toProjectBrief } from '../to-storyboard';

export const projectBrief = implement(assistantCalls.projectBrief, async ({ params, user, context }, services) => {
  const brief = await ownBrief(services.db, user, params.briefId);
  const { ratio, templateFamilyId: familyId } = brief.storyboard;
  const brandId = brief.brandId ?? undefined;
  const facts = textFacts(brief, services.plannerLibrary);
  const wishes = { text: brief.text, ratio, familyId, brandId, language: facts.language };
  const plan = await planStoryboard(services, user, wishes);
  const logoMediaId = await logoOfDraft(services, user, brief.storyboard, { text: brief.text, brandId });
  return toProjectBrief(
    brief,
    { alternatives: plan.alternatives, ...facts, logoMediaId },
    await storyboardView(services, user, context),
  );
});
