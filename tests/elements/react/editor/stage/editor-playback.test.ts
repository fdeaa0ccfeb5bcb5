import { atom } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import { EditorPlayback } from '../../../../../elements/react/editor/stage/editor-playback';
import type { Composition } from '../../../../../sdk/scene/composition';
import type { EditorStore } from '../../../../../sdk/stores/editor/editor-store';

/** Plays nothing by itself: `report` says what a player would. */
const player = vi.hoisted(() => ({
  listeners: {} as Record<string, (value: unknown) => void>,
  play: vi.fn(),
  shuttle: vi.fn(),
  playScene: vi.fn(),
  setLoop: vi.fn(),
  pause: vi.fn(),
  seek: vi.fn(),
  report(event: string, value: unknown) {
    this.listeners[event]?.(value);
  },
}));
vi.mock('../../../../../sdk/player/player', () => ({
  createPlayer: () => ({
    setComposition: () => {},
    fieldBoxes: () => [],
    destroy: () => {},
    isExact: true,
    play: player.play,
    shuttle: player.shuttle,
    playScene: player.playScene,
    setLoop: player.setLoop,
    pause: player.pause,
    seek: player.seek,
    on: (event: string, listener: (value: unknown) => void) => {
      player.listeners[event] = listener;
    },
  }),
}));
afterEach(() => {
  vi.clearAllMocks();
});

/** Three scenes of two seconds, each at its fullest after one. */
const SCENES = [0, 60, 120].map((startFrame, index) => ({
  ingredientId: index + 1,
  startFrame,
  durationFrames: 60,
  keyframe: 30,
}));

const compositionOf = (count: number) =>
  ({ scenes: SCENES.slice(0, count), durationFrames: count * 60, audio: [] }) as unknown as Composition;

type Open = ReturnType<typeof openedProject>['$composition'];

/** An editor that has just opened a project of three scenes, and its playback. */
function openedProject() {
  const $composition = atom<Composition | null>(null);
  const $selectedSceneId = atom<number | null>(1);
  const $scenes = atom(SCENES.map(({ ingredientId: sceneId }) => ({ sceneId, isTemplateMissing: false })));
  const document = { $selectedSceneId, $project: atom(null), select: (id: number) => $selectedSceneId.set(id) };
  const picture = { $composition, $failure: atom(null) };
  const editor = { picture, document, views: { $scenes } } as unknown as EditorStore;
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

test.each([
  ['goes on where it ended', undefined, 2],
  ['goes on at a place that was sought meanwhile', 5.5, 5.5],
])('playing that reaches the end before the other scenes are compiled %s', async (_, sought, expected) => {
  const { $composition, playback } = openedProject();
  $composition.set(compositionOf(1));
  playback.attach(document.createElement('div'), 'Video');
  await vi.dynamicImportSettled();
  player.report('state', 'playing');
  if (sought !== undefined) playback.seek(sought);
  player.report('state', 'ended');
  await Promise.resolve();
  expect(player.play).not.toHaveBeenCalled();
  $composition.set(compositionOf(3));
  expect(player.seek).toHaveBeenLastCalledWith(expected);
  expect(player.play).toHaveBeenCalledOnce();
});

test('J and L go faster with each press while it plays, and begin at 1x after a pause', async () => {
  const { $composition, playback } = openedProject();
  $composition.set(compositionOf(3));
  playback.attach(document.createElement('div'), 'Video');
  await vi.dynamicImportSettled();
  const press = async (direction: 1 | -1, speed: number) => {
    playback.shuttle(direction);
    await Promise.resolve();
    player.report('speed', speed);
    player.report('state', 'playing');
  };
  await press(1, 1);
  expect(player.play).toHaveBeenCalledOnce();
  expect(player.seek).toHaveBeenLastCalledWith(0); // a resting scene shows its fullest frame, and plays from its first
  await press(1, 2);
  await press(-1, -1);
  await press(-1, -2);
  expect(playback.$speed.get()).toBe(-2);
  player.report('speed', 1);
  player.report('state', 'paused');
  await press(-1, -1);
  expect(player.shuttle.mock.calls).toEqual([[2], [-1], [-2], [-1]]);
});

test.each<[string, (playback: EditorPlayback, $composition: Open) => void]>([
  ['a pause', () => player.report('state', 'paused')],
  ['a move of the playhead', (playback) => playback.seek(1)],
  ['another speed', (playback) => playback.shuttle(1)],
  ['it is removed', (_playback, $composition) => $composition.set(compositionOf(1))],
])('the selected scene repeats until %s', async (_, stop) => {
  const { $composition, $selectedSceneId, playback } = openedProject();
  $composition.set(compositionOf(3));
  playback.attach(document.createElement('div'), 'Video');
  await vi.dynamicImportSettled();
  $selectedSceneId.set(2);
  playback.toggleRepeat();
  await Promise.resolve();
  player.report('state', 'loading');
  player.report('state', 'playing');
  expect(player.playScene).toHaveBeenCalledExactlyOnceWith(1);
  expect([playback.$isRepeating.get(), player.setLoop.mock.lastCall]).toEqual([true, [true]]);
  stop(playback, $composition);
  await Promise.resolve();
  expect([playback.$isRepeating.get(), player.setLoop.mock.lastCall]).toEqual([false, [false]]);
});

test('the scene on show repeats where none is selected, and the same key pauses it', async () => {
  const { $composition, $selectedSceneId, playback } = openedProject();
  $composition.set(compositionOf(3));
  playback.attach(document.createElement('div'), 'Video');
  await vi.dynamicImportSettled();
  player.report('time', { seconds: 4.5 });
  $selectedSceneId.set(null);
  playback.toggleRepeat();
  await Promise.resolve();
  expect(player.playScene).toHaveBeenCalledExactlyOnceWith(2);
  playback.toggleRepeat();
  expect(player.pause).toHaveBeenCalledOnce();
});
