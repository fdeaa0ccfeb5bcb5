import type { Edit } from './edit';
import { type EditorProject, sceneIndex } from './editor-project';

/** The scene that a step touched and that is still there: what to show after undoing it. */
export function affectedScene(project: EditorProject, edits: readonly Edit[]): number | undefined {
  for (const edit of edits) {
    const sceneId = sceneOf(edit);
    if (sceneId !== undefined && sceneIndex(project, sceneId) >= 0) return sceneId;
  }
  return undefined;
}

function sceneOf(edit: Edit): number | undefined {
  if (edit.type === 'add-scene') return edit.scene.id;
  if (edit.type === 'duplicate-scene') return edit.copyId;
  return 'sceneId' in edit ? edit.sceneId : undefined;
}
