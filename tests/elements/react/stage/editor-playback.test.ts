import { atom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import { EditorPlayback } from '../../../../elements/react/stage/editor-playback';
import type { Composition } from '../../../../sdk/scene/composition';
import type { EditorStore } from '../../../../sdk/stores/editor/editor-store';

/** Three scenes of two seconds, each at its fullest after one. */
const SCENES = [0, 60, 120].map((startFrame, index) => ({
  ingredientId: index + 1,
  startFrame,
  durationFrames: 60,
  keyframe: 30,
}));

const compositionOf = (count: number) =>
  ({ scenes: SCENES.slice(0, count), durationFrames: count * 60, audio: [] }) as unknown as Composition;

/** An editor that has just opened a project of three scenes, and its playback. */
function openedProject() {
  const $composition = atom<Composition | null>(null);
  const $selectedSceneId = atom<number | null>(1);
  const $scenes = atom(SCENES.map(({ ingredientId: sceneId }) => ({ sceneId, isTemplateMissing: false })));
  const document = { $selectedSceneId, $project: atom(null), select: (id: number) => $selectedSceneId.set(id) };
  const editor = { picture: { $composition }, document, views: { $scenes } } as unknown as EditorStore;
  const playback = new EditorPlayback(editor, true);
  playback.follow();
  return { $composition, $selectedSceneId, playback };
}

test.each([
  ['no scene', 0],
  ['the first scene', 1],
])('the next scene is gone to that was asked for while %s was compiled', (_, count) => {
  vi.useFakeTimers();
  const { $composition, $selectedSceneId, playback } = openedProject();
  if (count > 0) $composition.set(compositionOf(count));
  playback.goTo(2);
  vi.advanceTimersByTime(1000);
  $composition.set(compositionOf(3));
  vi.advanceTimersByTime(1000);
  expect([playback.$time.get(), $selectedSceneId.get()]).toEqual([3, 2]);
  vi.useRealTimers();
});

test('a place that was sought while the first scene was compiled is kept until the others are', () => {
  vi.useFakeTimers();
  const { $composition, $selectedSceneId, playback } = openedProject();
  $composition.set(compositionOf(1));
  playback.seek(5.5);
  vi.advanceTimersByTime(1000);
  expect($selectedSceneId.get()).toBe(1);
  $composition.set(compositionOf(3));
  vi.advanceTimersByTime(1000);
  expect([playback.$time.get(), $selectedSceneId.get()]).toEqual([5.5, 3]);
  vi.useRealTimers();
});

test('a later move takes the place of one that waits', () => {
  vi.useFakeTimers();
  const { $composition, $selectedSceneId, playback } = openedProject();
  $composition.set(compositionOf(1));
  playback.goTo(4);
  playback.goTo(0);
  $composition.set(compositionOf(3));
  vi.advanceTimersByTime(1000);
  expect([playback.$time.get(), $selectedSceneId.get()]).toEqual([1, 1]);
  vi.useRealTimers();
});
