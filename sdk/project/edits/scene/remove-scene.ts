import type { Id } from '../../../contract/schemas/ids';
import { sceneIndex, valuesOf } from '../../editor-project';
import type { EditType } from '../edit';
import { readId } from '../read';

/** A scene goes, with its values. */
export interface RemoveScene {
  readonly type: 'remove-scene';
  readonly sceneId: Id<'scene'>;
}

export const removeScene: EditType<RemoveScene> = {
  type: 'remove-scene',
  apply(project, { sceneId }) {
    const index = sceneIndex(project, sceneId);
    if (index < 0) return undefined;
    const { [sceneId]: _removed, ...values } = project.values;
    return { ...project, scenes: project.scenes.toSpliced(index, 1), values };
  },
  invert(before, { sceneId }) {
    const index = sceneIndex(before, sceneId);
    return { type: 'add-scene', index, scene: before.scenes[index], values: valuesOf(before, sceneId) ?? null };
  },
  read(json) {
    const sceneId = readId(json.sceneId);
    return sceneId ? { type: 'remove-scene', sceneId } : undefined;
  },
};
