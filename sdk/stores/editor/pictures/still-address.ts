/** The picture that the stage shows until the video is painted. */
import type { Id } from '../../../contract/schemas/ids';
import type { EditorProject } from '../../../project/editor-project';
import type { LaidOutTemplates, OpenedStill } from '../document/editor-environment';

/**
 * Address of a still of the selected scene, or of the first. The first scene as it was opened has the project's own still,
 * others have that of their template. Undefined where there is none in the project's ratio.
 */
export function stillAddress(
  project: EditorProject | null,
  selectedSceneId: Id<'scene'> | null,
  templates: LaidOutTemplates,
  still: OpenedStill | null,
): string | undefined {
  const [first] = project?.scenes ?? [];
  const scene = project?.scenes.find(({ id }) => id === selectedSceneId) ?? first;
  if (!project || !scene) return undefined;
  if (scene === first && still?.ratio === project.ratio && still.sceneId === scene.id) return still.url;
  return templates.ratio === project.ratio ? templates.byId.get(scene.templateId)?.preview : undefined;
}
