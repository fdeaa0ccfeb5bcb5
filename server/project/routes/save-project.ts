import { type ProjectSave, projectCalls } from '@spotreel/sdk/internal/contract';
import { implementWith } from '../../account/implement';
import { brandAfter } from '../../brand/living-brand';
import type { Catalogue } from '../../library/catalogue/catalogue';
import { ApiError } from '../../platform/http/api-error';
import { completenessOfContent } from '../completeness-of';
import type { ProjectServices } from '../domain';
import { requireTier } from '../premium';
import type { ProjectRow } from '../project-row';
import { retiredBy } from '../retired/retire';
import { checkSave, type ProjectState } from '../saving/check-save';
import { contentVersionAfter } from '../saving/content-version';
import { keepSave } from '../saving/keep-save';
import { nameAfter } from '../saving/name-after';
import { projectSeconds } from '../scene-seconds';

/** The handler asks for the library as the caller's team has it only where what it knows of it is out of date. */
const implement = implementWith<ProjectServices>();

export const saveProject = implement(projectCalls.saveProject, ({ params, body, user }, services) =>
  keepSave(services, user, params.projectId, async (saved, rules) => {
    const { db, clock } = services;
    const { catalogue } = rules;
    const { row } = saved;
    if (body.version !== undefined && body.version !== row.version) throw new ApiError('stale_version');
    if (row.renderer !== 'lottie') throw new ApiError('renderer_mismatch');
    const stated = nextState(row, body);
    const next = { ...stated, brandId: await brandAfter(db, user, row, stated.brandId) };
    await checkSave(db, user, rules, next, row);
    const family = next.templateFamilyId === null ? undefined : catalogue.families.get(next.templateFamilyId);
    if (family && family.id !== row.templateFamilyId) await requireTier(db, user, family.tier, clock.now());
    return {
      ...next,
      retired: await retiredBy(rules, row, next.content),
      ...nameAfter(row, body.name, next.content, catalogue),
      completeness: completenessOfContent(next.content, row.confirmedTexts, catalogue),
      recipeName: recipeName(next, row, catalogue),
      draft: body.isDraft ?? row.draft,
      durationSeconds: projectSeconds(catalogue, body.customisations),
      version: row.version + 1,
      contentVersion: contentVersionAfter(saved, next),
      kept: true,
      updatedAt: new Date(clock.now()),
    };
  }),
);

/** State after the save. Fields that the optional part of the body leaves out stay as they were. */
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
      language: body.language === undefined ? (row.content.language ?? null) : body.language,
      paletteOverride: body.paletteOverride ?? row.content.paletteOverride,
    },
  };
}

function recipeName({ recipeId }: ProjectState, row: ProjectRow, { recipes }: Catalogue): string | null {
  if (recipeId === row.recipeId) return row.recipeName;
  return recipes.find(({ id }) => id === recipeId)?.name ?? null;
}
