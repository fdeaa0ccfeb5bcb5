import { type ProjectSave, projectCalls } from '@spotreel/sdk/contract';
import { eq } from 'drizzle-orm';
import { limitsOf } from '../../account/plans/entitlements';
import { livingBrandId } from '../../brand/living-brand';
import type { Catalogue } from '../../library/catalogue/catalogue';
import { ApiError } from '../../platform/http/api-error';
import { sceneSeconds } from '../creating/new-project';
import { implement } from '../implement';
import { requireTier } from '../premium';
import { lockProject, type ProjectRow } from '../project-row';
import { retiredBy } from '../retired/retire';
import { checkSave, type ProjectState } from '../saving/check-save';
import { contentVersionAfter } from '../saving/content-version';
import { project } from '../tables';

export const saveProject = implement(projectCalls.saveProject, async ({ params, body, user }, services) => {
  const { db, catalogue, clock, renders } = services;
  const saved = await db.transaction(async (tx) => {
    const row = await lockProject(tx, user, params.projectId);
    if (body.version !== undefined && body.version !== row.version) throw new ApiError('stale_version');
    if (row.renderer !== 'lottie') throw new ApiError('renderer_mismatch');
    const stated = nextState(row, body);
    const next = { ...stated, brandId: await livingBrandId(tx, user, stated.brandId) };
    const rules = { catalogue, limits: () => limitsOf(tx, user.row, clock.now()) };
    await checkSave(tx, user, rules, next, row);
    const family = next.templateFamilyId === null ? undefined : catalogue.families.get(next.templateFamilyId);
    if (family && family.id !== row.templateFamilyId) await requireTier(tx, user, family.tier, clock.now());
    const [updated] = await tx
      .update(project)
      .set({
        ...next,
        retired: await retiredBy(tx, user, rules, row, next.content),
        name: body.name,
        recipeName: recipeName(next, row, catalogue),
        draft: body.isDraft ?? row.draft,
        durationSeconds: sceneSeconds(catalogue, body.customisations).reduce((sum, seconds) => sum + seconds, 0),
        version: row.version + 1,
        contentVersion: await contentVersionAfter(tx, row, next),
        kept: true,
        updatedAt: new Date(clock.now()),
      })
      .where(eq(project.id, row.id))
      .returning({ id: project.id, version: project.version, updatedAt: project.updatedAt });
    if (!updated) throw new ApiError('not_found');
    return updated;
  });
  renders.posterSoon(saved.id);
  return { ...saved, updatedAt: saved.updatedAt.toISOString() };
});

/** What the optional part of the body leaves out stays as it was. */
function nextState(row: ProjectRow, body: ProjectSave): ProjectState {
  return {
    renderer: row.renderer,
    kind: row.kind,
    ratio: body.ratio ?? row.ratio,
    recipeId: body.recipe === undefined ? row.recipeId : body.recipe,
    templateFamilyId: body.templateFamily === undefined ? row.templateFamilyId : body.templateFamily,
    brandId: body.organisation === undefined ? row.brandId : body.organisation,
    content: {
      customisations: body.customisations,
      audio: body.audio,
      musicKit: body.musicKit === undefined ? row.content.musicKit : body.musicKit,
      ownMusic: body.ownMusic === undefined ? row.content.ownMusic : body.ownMusic,
      fontFamily: body.fontFamily === undefined ? row.content.fontFamily : body.fontFamily,
      paletteOverride: body.paletteOverride ?? row.content.paletteOverride,
    },
  };
}

function recipeName({ recipeId }: ProjectState, row: ProjectRow, { recipes }: Catalogue): string | null {
  if (recipeId === row.recipeId) return row.recipeName;
  return recipes.find(({ id }) => id === recipeId)?.name ?? null;
}
