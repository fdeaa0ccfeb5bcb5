/** Transitions between the scenes of an open video. The last scene has none: nothing comes after it. */
import { isEqual } from '../../base/equal';
import type { Transition } from '../../contract/project/transition';
import type { Id } from '../../contract/schemas/ids';
import type { EditorScene } from '../../project/editor-project';
import type { EditorStore } from './editor-store';

const STEP = 'set-transition';

/** Scenes that another one follows, in order. None in an image, and in what Blender renders. */
export function scenesWithNext({ document, environment }: EditorStore): readonly EditorScene[] {
  if (environment.$kind.get() === 'image' || environment.$blender.get() !== null) return [];
  return document.$project.get()?.scenes.slice(0, -1) ?? [];
}

/** Null: as the templates of both scenes draw it. False, with nothing changed, for the last scene and what is so already. */
export function setSceneTransition(editor: EditorStore, sceneId: Id<'scene'>, transition: Transition | null): boolean {
  return change(
    editor,
    scenesWithNext(editor).filter(({ id }) => id === sceneId),
    transition,
  );
}

/** The same transition between all scenes, as one step. */
export function setAllTransitions(editor: EditorStore, transition: Transition | null): boolean {
  editor.document.closeStep();
  const isChanged = change(editor, scenesWithNext(editor), transition);
  editor.document.closeStep();
  return isChanged;
}

/** True where all scenes have the transition of this one. */
export function isTransitionOfAll(editor: EditorStore, sceneId: Id<'scene'>): boolean {
  const scenes = scenesWithNext(editor);
  const own = scenes.find(({ id }) => id === sceneId)?.transition ?? null;
  return scenes.every(({ transition }) => isEqual(transition ?? null, own));
}

function change({ document }: EditorStore, scenes: readonly EditorScene[], transition: Transition | null): boolean {
  const changed = scenes.filter((scene) => !isEqual(scene.transition ?? null, transition));
  return document.dispatch(
    STEP,
    changed.map(({ id: sceneId }) => ({ type: STEP, sceneId, transition })),
  );
}
