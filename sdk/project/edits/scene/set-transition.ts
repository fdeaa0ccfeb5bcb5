import type { Transition } from '../../../contract/project/transition';
import type { Id } from '../../../contract/schemas/ids';
import { type EditorProject, sceneIndex } from '../../editor-project';
import type { EditType } from '../edit';
import { readId, readNullable } from '../read';
import { readTransition } from './read-transition';

/** Sets how a scene gives way to the next one. */
export interface SetTransition {
  readonly type: 'set-transition';
  /** The scene that leaves. */
  readonly sceneId: Id<'scene'>;
  /** Null: as the templates of both scenes draw it. */
  readonly transition: Transition | null;
}

export const setTransition: EditType<SetTransition> = {
  type: 'set-transition',
  apply(project, { sceneId, transition }) {
    const index = sceneIndex(project, sceneId);
    const scene = project.scenes[index];
    if (!scene) return undefined;
    const { transition: _before, ...others } = scene;
    return { ...project, scenes: project.scenes.with(index, transition ? { ...others, transition } : others) };
  },
  invert: (before, { sceneId }) => ({ type: 'set-transition', sceneId, transition: transitionOf(before, sceneId) }),
  merge: (earlier, later) => (earlier.sceneId === later.sceneId ? later : undefined),
  read(json) {
    const sceneId = readId(json.sceneId);
    const transition = readNullable(json.transition, readTransition);
    return sceneId && transition !== undefined ? { type: 'set-transition', sceneId, transition } : undefined;
  },
};

/** Null: as the templates draw it. */
export function transitionOf(project: EditorProject, sceneId: Id<'scene'>): Transition | null {
  return project.scenes[sceneIndex(project, sceneId)]?.transition ?? null;
}
