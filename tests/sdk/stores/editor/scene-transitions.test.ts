import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Transition } from '../../../../sdk/contract/project/transition';
import {
  isTransitionOfAll,
  scenesWithNext,
  setAllTransitions,
  setSceneTransition,
} from '../../../../sdk/stores/editor/scene-transitions';
import { openEditor } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const push: Transition = { kind: 'push', frames: 12, direction: 'up' };
const fade: Transition = { kind: 'fade', frames: 8 };

/** Three scenes: the first two have a next one. */
async function opened() {
  const { editor } = await openEditor();
  editor.actions.duplicateScene(2);
  const scenes = () => editor.document.$project.get()?.scenes ?? [];
  const transitions = () => editor.views.$scenes.get().map(({ transition }) => transition);
  return { editor, ids: scenes().map(({ id }) => id), transitions };
}

describe('the transition of a scene', () => {
  it('is set, changed within one step, and taken back by undo', async () => {
    const { editor, ids, transitions } = await opened();
    const [first = 0] = ids;
    editor.document.closeStep();
    expect(setSceneTransition(editor, first, fade)).toBe(true);
    expect(setSceneTransition(editor, first, push)).toBe(true);
    expect(transitions()).toEqual([push, null, null]);
    editor.document.undo();
    expect(transitions()).toEqual([null, null, null]);
    editor.document.redo();
    expect(transitions()).toEqual([push, null, null]);
    expect(setSceneTransition(editor, first, null)).toBe(true);
    expect(transitions()).toEqual([null, null, null]);
  });

  it('changes nothing where it is so already', async () => {
    const { editor, ids } = await opened();
    const [first = 0] = ids;
    expect(setSceneTransition(editor, first, null)).toBe(false);
    setSceneTransition(editor, first, push);
    expect(setSceneTransition(editor, first, { ...push })).toBe(false);
  });

  it('is refused for the last scene, and for one that is gone', async () => {
    const { editor, ids } = await opened();
    expect(setSceneTransition(editor, ids.at(-1) ?? 0, push)).toBe(false);
    expect(setSceneTransition(editor, 999, push)).toBe(false);
  });

  it('is refused where the page does not allow scenes to change', async () => {
    const { editor, ids } = await opened();
    editor.document.$allowedEdits.set(new Set(['texts']));
    expect(setSceneTransition(editor, ids[0] ?? 0, push)).toBe(false);
    expect(setAllTransitions(editor, push)).toBe(false);
  });
});

describe('the same transition between all scenes', () => {
  it('is one step of its own', async () => {
    const { editor, ids, transitions } = await opened();
    const [first = 0, second = 0] = ids;
    setSceneTransition(editor, first, push);
    expect(isTransitionOfAll(editor, first)).toBe(false);
    expect(setAllTransitions(editor, push)).toBe(true);
    expect(transitions()).toEqual([push, push, null]);
    expect(isTransitionOfAll(editor, first)).toBe(true);
    expect(setAllTransitions(editor, push)).toBe(false);
    setSceneTransition(editor, second, fade);
    editor.document.undo();
    expect(transitions()).toEqual([push, push, null]);
    editor.document.undo();
    expect(transitions()).toEqual([push, null, null]);
  });
});

describe('scenes with a next one', () => {
  it('are all but the last, and none of a picture', async () => {
    const { editor, ids } = await opened();
    expect(scenesWithNext(editor).map(({ id }) => id)).toEqual(ids.slice(0, -1));
    editor.environment.$kind.set('image');
    expect(scenesWithNext(editor)).toEqual([]);
  });
});
