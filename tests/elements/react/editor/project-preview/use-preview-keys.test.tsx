import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePreviewKeys } from '../../../../../elements/react/editor/project-preview/use-preview-keys';
import type { PlaybackState } from '../../../../../elements/react/editor/stage/use-playback';
import type { EditorStore } from '../../../../../sdk/stores/editor/editor-store';

const playback = { shuttle: vi.fn(), pause: vi.fn(), toggle: vi.fn(), toggleMute: vi.fn() };
const onFullscreen = vi.fn();
const root = createRoot(document.createElement('div'));

function Preview() {
  const editor = {} as EditorStore;
  usePreviewKeys({ playback: playback as unknown as PlaybackState, editor, onFullscreen, onBack: undefined });
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  act(() => root.render(<Preview />));
});
afterEach(() => {
  act(() => root.render(null));
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const press = (key: string, options: KeyboardEventInit = {}) =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...options }));

test('letters play in both directions, pause, mute and fill the screen', () => {
  for (const key of ['j', 'L', 'k', 'm', 'F']) press(key);
  expect(playback.shuttle.mock.calls).toEqual([[-1], [1]]);
  expect(playback.pause).toHaveBeenCalledOnce();
  expect(playback.toggleMute).toHaveBeenCalledOnce();
  expect(onFullscreen).toHaveBeenCalledOnce();
});

test('a held letter is one press', () => {
  press('l');
  press('l', { repeat: true });
  expect(playback.shuttle).toHaveBeenCalledOnce();
});

test("a letter with Ctrl is the browser's", () => {
  press('l', { ctrlKey: true });
  expect(playback.shuttle).not.toHaveBeenCalled();
});
