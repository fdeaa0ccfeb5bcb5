import type { EditorScene, SceneValues } from '../../editor-project';
import type { EditType } from '../edit';
import { readIndex, readObject } from '../read';
import { readScene, readValues } from './read-scene';

/** A scene comes in, with its values: new, or back after it was removed. */
export interface AddScene {
  readonly type: 'add-scene';
  /** Position from 0; at most the number of scenes. */
  readonly index: number;
  /** An id that the project does not have yet. */
  readonly scene: EditorScene;
  /** Null: a scene without a form, which the project can hold but not save. */
  readonly values: SceneValues | null;
}

export const addScene: EditType<AddScene> = {
  type: 'add-scene',
  apply(project, { index, scene, values }) {
    if (index > project.scenes.length || project.scenes.some(({ id }) => id === scene.id)) return undefined;
    return {
      ...project,
      scenes: project.scenes.toSpliced(index, 0, scene),
      values: values ? { ...project.values, [scene.id]: values } : project.values,
    };
  },
  invert: (_before, { scene }) => ({ type: 'remove-scene', sceneId: scene.id }),
  read(json) {
    const index = readIndex(json.index);
    const scene = readScene(json.scene);
    const values = json.values === null ? null : readValues(readObject(json.values));
    return index !== undefined && scene && values !== undefined
      ? { type: 'add-scene', index, scene, values }
      : undefined;
  },
};
