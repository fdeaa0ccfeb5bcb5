import { atom } from 'nanostores';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { type PlaybackState, usePlayback } from '../../../../../elements/react/editor/stage/use-playback';
import type { Composition } from '../../../../../sdk/scene/composition';
import type { EditorStore } from '../../../../../sdk/stores/editor/editor-store';

const shown = vi.hoisted(() => [] as unknown[]);
vi.mock('../../../../../sdk/player/player', () => ({
  createPlayer: () => ({
    setComposition: (composition: unknown, atSeconds?: number) => shown.push([composition !== null, atSeconds]),
    seek: () => {},
    on: () => () => {},
    destroy: () => {},
  }),
}));

const composition = (width: number, ingredientId: number) =>
  ({ width, scenes: [{ ingredientId, startFrame: 0, keyframe: 60 }], audio: [] }) as unknown as Composition;

test('a video that is laid out anew goes on at its place', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const $composition = atom<Composition | null>(null);
  const selection = { $selectedSceneId: atom<number | null>(null) };
  const editor = { picture: { $composition }, document: selection, views: { $scenes: atom([]) } };
  let playback: PlaybackState | undefined;
  function Stage() {
    playback = usePlayback(editor as unknown as EditorStore);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Stage />));
  playback?.seek(5);
  playback?.attach(document.createElement('div'), 'Video');
  await act(async () => vi.dynamicImportSettled());
  shown.length = 0;
  act(() => {
    $composition.set(composition(1920, 1));
    $composition.set(composition(1920, 2));
    $composition.set(null);
    $composition.set(composition(1080, 2));
  });
  expect(shown).toEqual([
    [true, 5],
    [true, undefined],
    [false, undefined],
    [true, 5],
  ]);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
