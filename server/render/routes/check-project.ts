import { projectCheckCalls } from '@spotreel/sdk/internal/contract';
import { type CheckFinding, findingOf } from '@spotreel/sdk/internal/scene';
import type { CurrentUser } from '../../account/session/authenticate';
import { usableMedia } from '../../media/own-media';
import { ApiError } from '../../platform/http/api-error';
import { contentMediaIds, orderedScenes, type ProjectContent } from '../../project/content';
import { ownProject, type ProjectRow } from '../../project/project-row';
import { projectSeconds } from '../../project/scene-seconds';
import { implement, type RenderServices } from '../domain';
import { compiledScenes } from '../project-check/compiled-scenes';
import { findingsOfFields, type SceneOfProject } from '../project-check/field-findings';
import { toProjectFinding } from '../project-check/finding-words';
import { presentParts } from '../project-check/present-parts';
import { sceneFindings } from '../project-check/scene-findings';

/** Scenes that are laid out and painted; more would keep the painters from other people for too long. */
const MOST_PAINTED = 30;

export const checkProject = implement(
  projectCheckCalls.checkProject,
  async ({ params: { projectId }, user, context }, services) => {
    const { db, catalogue, renders } = services;
    const project = await ownProject(db, user, projectId);
    if (project.renderer === 'blender' && !renders.hasBlender) throw new ApiError('blender_unavailable');
    const scenes = orderedScenes(project.content).flatMap((scene, index): SceneOfProject[] => {
      const built = catalogue.ingredients.get(scene.template);
      return built ? [{ scene, built, number: index + 1 }] : [];
    });
    const { findings, isMeasured } = await findingsOf(services, user, project, scenes, context.raw.signal);
    const sceneOf = (id: number | null) => scenes.find(({ scene }) => scene.ingredient === id);
    return {
      durationSeconds: projectSeconds(catalogue, project.content.customisations),
      isContrastMeasured: isMeasured,
      findings: findings.map((finding) => toProjectFinding(finding, sceneOf(finding.sceneId))),
    };
  },
);

async function findingsOf(
  services: RenderServices,
  user: CurrentUser,
  project: ProjectRow,
  scenes: readonly SceneOfProject[],
  signal: AbortSignal,
): Promise<{ findings: CheckFinding[]; isMeasured: boolean }> {
  const { kind, renderer, content, confirmedTexts } = project;
  const media = await usableMedia(services.db, user, contentMediaIds(content));
  const present = presentParts(content, media, services.catalogue.samples);
  // each frame of Blender takes seconds
  const painted = scenes.slice(0, renderer === 'blender' ? 0 : MOST_PAINTED);
  const composition =
    painted.length > 0 && (await compiledScenes(services, user, project, contentOf(present.content, painted)));
  const findings: CheckFinding[] = scenes.length === 0 ? [findingOf('scenes_missing')] : [];
  let isMeasured = scenes.length === painted.length;
  for (const [index, of] of scenes.entries()) {
    findings.push(...findingsOfFields(of, kind, confirmedTexts));
    findings.push(...present.findings.filter(({ sceneId }) => sceneId === of.scene.ingredient));
    if (!composition || index >= painted.length) continue;
    const seen = await sceneFindings(services, of, { composition, index, kind }, signal);
    findings.push(...seen.findings);
    isMeasured &&= seen.isMeasured;
  }
  findings.push(...present.findings.filter(({ sceneId }) => sceneId === null));
  return { findings, isMeasured };
}

/** The same with these scenes alone. */
function contentOf(content: ProjectContent, scenes: readonly SceneOfProject[]): ProjectContent {
  const ids = new Set(scenes.map(({ scene }) => scene.ingredient));
  return { ...content, customisations: content.customisations.filter(({ ingredient }) => ids.has(ingredient)) };
}
