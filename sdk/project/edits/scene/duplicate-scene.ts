import type { Id } from '../../../contract/schemas/ids';
import { sceneIndex, valuesOf } from '../../editor-project';
import type { EditType } from '../edit';
import { readId } from '../read';

/** A copy of a scene, right behind it. */
export interface DuplicateScene {
  readonly type: 'duplicate-scene';
  readonly sceneId: Id<'scene'>;
  /** Id of the copy; one that the project does not have yet. */
  readonly copyId: number;
}

export const duplicateScene: EditType<DuplicateScene> = {
  type: 'duplicate-scene',
  apply(project, { sceneId, copyId }) {
    const index = sceneIndex(project, sceneId);
    const scene = project.scenes[index];
    const values = valuesOf(project, sceneId);
    if (!scene || !values || sceneIndex(project, copyId) >= 0) return undefined;
    return {
      ...project,
      scenes: project.scenes.toSpliced(index + 1, 0, { ...scene, id: copyId }),
      values: { ...project.values, [copyId]: values },
    };
  },
  invert: (_before, { copyId }) => ({ type: 'remove-scene', sceneId: copyId }),
  read(json) {
    const sceneId = readId(json.sceneId);
    const copyId = readId(json.copyId);
    return sceneId && copyId ? { type: 'duplicate-scene', sceneId, copyId } : undefined;
  },
};
