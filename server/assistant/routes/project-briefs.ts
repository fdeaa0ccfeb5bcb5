import { assistantCalls } from '@spotreel/sdk/internal/contract';
import { ownBrand } from '../../brand/own-brands';
import { familyOf } from '../../library/catalogue/find-in-catalogue';
import { pageOf } from '../../platform/http/paging';
import { briefsOf, changeBrief, deleteBrief, ownBrief, projectsOfBriefs } from '../briefs';
import { implement } from '../domain';
import { logoOfDraft } from '../logo/logo-of-draft';
import { planStoryboard } from '../plan-storyboard';
import { storyboardView } from '../storyboard-view';
import { textFacts } from '../text-facts';
import { toBriefSummary } from '../to-brief-summary';
import { toProjectBrief } from '../to-storyboard';

export const projectBriefs = implement(assistantCalls.projectBriefs, async ({ query, user, context }, services) => {
  const { db, catalogue } = services;
  const { rows, totalCount } = await briefsOf(db, user, query);
  const projects = await projectsOfBriefs(
    db,
    user,
    rows.map(({ id }) => id),
  );
  const view = { catalogue, addresses: services.addresses.at(context.baseUrl) };
  const briefs = rows.map((row) => toBriefSummary(row, projects.get(row.id), view));
  return pageOf(briefs, totalCount, query);
});

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

export const saveProjectBrief = implement(assistantCalls.saveProjectBrief, async ({ params, body, user }, services) => {
  const { db, catalogue } = services;
  const { brief: text, tags, storyboard, ownTexts, messages, language, placeId: brandId } = body;
  familyOf(catalogue, storyboard.templateFamilyId);
  if (brandId !== null) await ownBrand(db, user, brandId);
  const { id } = await changeBrief(db, user, params.briefId, {
    ...(text !== undefined && { text }),
    ...(tags && { tags: [...tags] }),
    ...(language && { language }),
    storyboard,
    brandId,
    ownTexts: [...ownTexts],
    messages: [...messages],
  });
  return { id };
});

export const deleteProjectBrief = implement(assistantCalls.deleteProjectBrief, async ({ params, user }, { db }) => {
  await deleteBrief(db, user, params.briefId);
  return { id: params.briefId };
});
