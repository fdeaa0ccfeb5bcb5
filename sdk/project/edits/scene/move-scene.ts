import type { Id } from '../../../contract/schemas/ids';
import { sceneIndex } from '../../editor-project';
import type { EditType } from '../edit';
import { readId, readIndex } from '../read';

/** A scene takes another place in the order. */
export interface MoveScene {
  readonly type: 'move-scene';
  readonly sceneId: Id<'scene'>;
  /** Its place afterwards, from 0. */
  readonly toIndex: number;
}

export const moveScene: EditType<MoveScene> = {
  type: 'move-scene',
  apply(project, { sceneId, toIndex }) {
    const index = sceneIndex(project, sceneId);
    const scene = project.scenes[index];
    if (!scene || toIndex < 0 || toIndex >= project.scenes.length) return undefined;
    return { ...project, scenes: project.scenes.toSpliced(index, 1).toSpliced(toIndex, 0, scene) };
  },
  invert: (before, { sceneId }) => ({ type: 'move-scene', sceneId, toIndex: sceneIndex(before, sceneId) }),
  merge: (earlier, later) => (earlier.sceneId === later.sceneId ? later : undefined),
  read(json) {
    const sceneId = readId(json.sceneId);
    const toIndex = readIndex(json.toIndex);
    return sceneId && toIndex !== undefined ? { type: 'move-scene', sceneId, toIndex } : undefined;
  },
};
