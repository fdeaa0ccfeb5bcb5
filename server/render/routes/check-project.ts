import { type ProjectFinding, projectCheckCalls } from '@spotreel/sdk/contract';
import { ApiError } from '../../platform/http/api-error';
import { orderedScenes } from '../../project/content';
import { ownProject } from '../../project/project-row';
import { implement } from '../implement';
import { withOneScene } from '../one-scene';
import { type CheckedScene, fieldFindings } from '../project-check/field-findings';
import { sceneFindings } from '../project-check/scene-findings';

/** Scenes that are laid out and painted; more would keep the painters from other people for too long. */
const MOST_PAINTED = 30;

export const checkProject = implement(
  projectCheckCalls.checkProject,
  async ({ params: { projectId }, user, context }, services) => {
    const { db, catalogue, renders } = services;
    const project = await ownProject(db, user, projectId);
    const { kind, name, renderer, content } = project;
    if (renderer === 'blender' && !renders.hasBlender) throw new ApiError('blender_unavailable');
    const source = { state: project, name, tier: 'free' as const, project };
    const scenes = orderedScenes(content).flatMap((scene, index): CheckedScene[] => {
      const built = catalogue.ingredients.get(scene.template);
      return built ? [{ scene, built, number: index + 1 }] : [];
    });
    const findings: ProjectFinding[] = scenes.length === 0 ? [noScenes()] : [];
    // each frame of Blender takes seconds
    const mostPainted = renderer === 'blender' ? 0 : MOST_PAINTED;
    let isContrastMeasured = scenes.length <= mostPainted;
    for (const [index, checked] of scenes.entries()) {
      findings.push(...fieldFindings(checked, kind));
      if (index >= mostPainted) continue;
      const { ingredient } = checked.scene;
      const seen = await withOneScene(services, user, source, { ingredient }, new Map(), ({ composition }) =>
        sceneFindings(services, checked, composition, context.raw.signal),
      );
      findings.push(...seen.findings);
      isContrastMeasured &&= seen.isMeasured;
    }
    const durationSeconds = scenes.reduce((sum, { built }) => sum + built.durationSeconds, 0);
    return { durationSeconds, isContrastMeasured, findings };
  },
);

function noScenes(): ProjectFinding {
  const message = 'The project has no scenes.';
  return { code: 'scenes_missing', severity: 'error', message, ingredient: null, scene: null, field: null };
}
