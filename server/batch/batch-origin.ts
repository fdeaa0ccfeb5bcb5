/** Base of all videos of a batch: a project as it is saved, or the start of a new one. */
import type { BatchField, BatchSource, RenderChoices } from '@spotreel/sdk/internal/contract';
import { batchFields } from '@spotreel/sdk/internal/project';
import { limitsOf } from '../account/plans/entitlements';
import type { CurrentUser } from '../account/session/authenticate';
import type { Catalogue } from '../library/catalogue/catalogue';
import type { Addresses } from '../media/files/addresses';
import { ApiError } from '../platform/http/api-error';
import { requireLayouts } from '../project/composition/in-ratio';
import type { ProjectContent } from '../project/content';
import { type InitialProject, newProject } from '../project/creating/new-project';
import { withinTracks } from '../project/creating/within-tracks';
import { tierOf } from '../project/premium';
import { ownProject } from '../project/project-row';
import { outputOf, type RenderOutput } from '../project/renders/output-of';
import { projectSeconds } from '../project/scene-seconds';
import type { BatchServices } from './domain';
import type { StoredBase } from './tables';

/** Throws `not_found`, `validation_failed` and `blender_unavailable`. */
export async function batchOrigin(
  services: BatchServices,
  user: CurrentUser,
  source: BatchSource,
  addresses: Addresses,
): Promise<InitialProject> {
  const origin = await originOf(services, user, source, addresses);
  if (origin.state.renderer === 'blender' && !services.renders.hasBlender) throw new ApiError('blender_unavailable');
  return origin;
}

async function originOf(
  { db, catalogue, clock }: BatchServices,
  user: CurrentUser,
  { projectId, ...source }: BatchSource,
  addresses: Addresses,
): Promise<InitialProject> {
  if (projectId === undefined) {
    const limits = await limitsOf(db, user.row, clock.now());
    return withinTracks(await newProject(db, user, { catalogue, addresses }, source), limits);
  }
  const row = await ownProject(db, user, projectId);
  const { renderer, kind, ratio, recipeId, templateFamilyId, brandId, content, name, recipeName } = row;
  const state = { renderer, kind, ratio, recipeId, templateFamilyId, brandId, content };
  return { state, name, nameGiven: true, recipeName, tier: tierOf(catalogue, row) };
}

/** Fields that a table can fill. Those for animations are left out: they take no image. */
export function fieldsOf({ customisations }: ProjectContent, { ingredients, media }: Catalogue): BatchField[] {
  return batchFields(customisations, (templateId) => {
    const template = ingredients.get(templateId);
    if (!template) return undefined;
    const images = template.images.filter(({ defaultMediaId }) => media.get(defaultMediaId)?.type !== 'lottie');
    return { texts: template.texts, images, colors: template.colors };
  });
}

/**
 * Output of the exports of a batch: all its videos have the scenes of the base. Throws as `outputOf` and
 * `requireLayouts`.
 */
export function batchOutput(
  { kind, ratio, content }: Pick<StoredBase, 'kind' | 'ratio' | 'content'>,
  output: RenderChoices,
  catalogue: Catalogue,
): RenderOutput {
  const durationSeconds = projectSeconds(catalogue, content.customisations);
  const made = outputOf({ kind, ratio, durationSeconds }, output);
  if (output.ratio) requireLayouts(content, output.ratio, catalogue);
  return made;
}
