import { atom } from 'nanostores';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  CommandContext,
  type CommandSetting,
} from '../../../../../../elements/react/editor/editor-context/command-context';
import { RepeatButton } from '../../../../../../elements/react/editor/project-editor/repeating/repeat-button';

const $isRepeating = atom(false);
const $kind = atom('video');
const playback = { $isRepeating, pause: vi.fn(), toggleRepeat: vi.fn() };
const stores = { $canUndo: atom(false), $canRedo: atom(false), $selectedSceneId: atom(1) };
const views = { $scenes: atom([]), $ratios: atom([]), $duration: atom(8) };
const setting = {
  editor: { document: stores, views, environment: { $kind } },
  playback,
  hasKeys: true,
  hasSingleKeys: true,
} as unknown as CommandSetting;
let root: Root;
let page: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  $isRepeating.set(false);
  $kind.set('video');
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  act(() =>
    root.render(
      <CommandContext.Provider value={setting}>
        <RepeatButton />
        <input />
      </CommandContext.Provider>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const button = () => page.querySelector('button');
const pressEscape = (at: Element | null) =>
  at?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));

test('is pressed while a scene repeats, and says its key', () => {
  button()?.click();
  expect(playback.toggleRepeat).toHaveBeenCalledOnce();
  expect(button()?.getAttribute('aria-pressed')).toBe('false');
  act(() => $isRepeating.set(true));
  expect(button()?.getAttribute('aria-pressed')).toBe('true');
  expect(button()?.getAttribute('aria-keyshortcuts')).toBe('R');
});

test('Escape ends it, but not from a field, and not while nothing repeats', () => {
  pressEscape(button());
  expect(playback.pause).not.toHaveBeenCalled();
  act(() => $isRepeating.set(true));
  pressEscape(page.querySelector('input'));
  expect(playback.pause).not.toHaveBeenCalled();
  pressEscape(button());
  expect(playback.pause).toHaveBeenCalledOnce();
});

test('an image has none', () => {
  act(() => $kind.set('image'));
  expect(button()).toBeNull();
});
