import type { Edit } from '../edit';
import { type EditorProject, sceneIndex } from '../editor-project';

/**
 * The scene that a step touched and that still exists: what to show after undoing it. If the step touched several, it
 * is the `selected` one where that is among them. So undoing a palette of all scenes does not lead away from the scene
 * on show.
 */
export function affectedScene(
  project: EditorProject,
  edits: readonly Edit[],
  selected: number | null = null,
): number | undefined {
  const touched = edits.flatMap((edit) => sceneOf(edit) ?? []).filter((sceneId) => sceneIndex(project, sceneId) >= 0);
  return touched.find((sceneId) => sceneId === selected) ?? touched[0];
}

function sceneOf(edit: Edit): number | undefined {
  if (edit.type === 'add-scene') return edit.scene.id;
  if (edit.type === 'duplicate-scene') return edit.copyId;
  return 'sceneId' in edit ? edit.sceneId : undefined;
}
