import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followSelection } from '../../../../../elements/react/editor/stage/follow-selection';
import { FRAMES_PER_SECOND } from '../../../../../sdk/scene/composition';
import { openEditor, settle } from '../../../../sdk/stores/open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A project whose two scenes are painted, four seconds each, with the clock at the first one's fullest. */
async function watching(prepare?: Parameters<typeof openEditor>[1]) {
  const { editor } = await openEditor(
    { compileScene: async ({ template }) => ({ animation: template.animation, notices: [] }) },
    prepare,
  );
  const $time = atom(2);
  const $isPlaying = atom(false);
  const { $composition } = editor.picture;
  const playback = {
    $time,
    $isPlaying,
    seek: (seconds: number) => $time.set(seconds),
    showScene: (sceneId: number) => {
      const scene = $composition.get()?.scenes.find(({ ingredientId }) => ingredientId === sceneId);
      if (scene) $time.set((scene.startFrame + scene.keyframe) / FRAMES_PER_SECOND);
    },
  };
  const stop = followSelection(editor, playback);
  await settle();
  /** The scene under the clock. */
  const onShow = () =>
    $composition.get()?.scenes.findLast(({ startFrame }) => startFrame <= $time.get() * FRAMES_PER_SECOND)
      ?.ingredientId;
  return { editor, $time, $isPlaying, onShow, stop };
}

it('shows what is selected, and leaves a clock that is in it alone', async () => {
  const { editor, $time, $isPlaying, onShow } = await watching();
  editor.document.select(2);
  expect(onShow()).toBe(2);
  $time.set(1);
  editor.document.select(1);
  expect($time.get()).toBe(1);
  $isPlaying.set(true);
  editor.document.select(2);
  expect($time.get()).toBe(4);
});

it('goes to a copy once it is painted, and back with undo and redo', async () => {
  const { editor, onShow } = await watching();
  editor.document.select(1);
  expect(editor.actions.duplicateScene(1)).toBe(true);
  const copyId = editor.document.$selectedSceneId.get();
  await settle();
  expect(copyId).not.toBe(1);
  expect(onShow()).toBe(copyId);
  editor.actions.setText(2, 'headline', 'Other');
  editor.document.select(1);
  editor.document.undo();
  await settle();
  expect([editor.document.$selectedSceneId.get(), onShow()]).toEqual([2, 2]);
});

it('stays with the selected scene when the scenes change places', async () => {
  const { editor, onShow } = await watching();
  editor.document.select(2);
  editor.actions.moveScene(2, 0);
  await settle();
  expect(onShow()).toBe(2);
  editor.document.undo();
  await settle();
  expect(onShow()).toBe(2);
});

it('goes to where a scene would stand whose template is gone', async () => {
  const { editor, $time } = await watching(({ state }) => {
    const [first, second] = state.saved.customisations;
    if (!first || !second) throw new Error('two scenes wanted');
    state.saved = { ...state.saved, customisations: [first, { ...second, template: 4242 }] };
  });
  editor.document.select(2);
  expect($time.get()).toBe(editor.views.$scenes.get()[1]?.startSeconds);
});

it('ends', async () => {
  const { editor, $time, stop } = await watching();
  stop();
  editor.document.select(2);
  expect($time.get()).toBe(2);
});
