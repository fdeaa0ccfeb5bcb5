import { atom } from 'nanostores';
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CommandSetting } from '../../../../../../elements/react/editor/editor-context/command-context';
import { useCommandKeys } from '../../../../../../elements/react/editor/project-editor/commands/use-command-keys';

const playback = { shuttle: vi.fn(), pause: vi.fn(), toggle: vi.fn(), toggleRepeat: vi.fn() };
const $duration = atom(12);
const setting = {
  editor: { views: { $duration }, environment: { $kind: atom('video') } },
  playback,
  hasKeys: true,
  hasSingleKeys: true,
} as unknown as CommandSetting;
let root: Root;
let page: HTMLElement;

function Editor() {
  const element = useRef<HTMLDivElement>(null);
  useCommandKeys(element, setting, 'inside');
  return (
    <div ref={element}>
      <button type="button">Scene</button>
      <input />
      <section />
    </div>
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  $duration.set(12);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  act(() => root.render(<Editor />));
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

function press(key: string, at: 'button' | 'input' | 'section', options: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true, ...options });
  page.querySelector(at)?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('J and L play backward and forward, K pauses', () => {
  for (const key of ['j', 'j', 'l', 'k']) expect(press(key, 'button')).toBe(true);
  expect(playback.shuttle.mock.calls).toEqual([[-1], [-1], [1]]);
  expect(playback.pause).toHaveBeenCalledOnce();
});

test('a held key is one press, or each speed would be skipped', () => {
  press('l', 'button');
  for (let count = 0; count < 5; count += 1) press('l', 'button', { repeat: true });
  expect(playback.shuttle).toHaveBeenCalledOnce();
});

test('R, and Shift with Space, repeat the scene; Space alone plays', () => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ' })); // outside the editor
  press('r', 'button');
  press(' ', 'section', { shiftKey: true });
  expect(playback.toggleRepeat).toHaveBeenCalledTimes(2);
  expect(playback.toggle).not.toHaveBeenCalled();
  press(' ', 'section');
  expect(playback.toggle).toHaveBeenCalledOnce();
});

test('they are letters in a field, and nothing in an empty video', () => {
  expect(press('l', 'input')).toBe(false);
  $duration.set(0);
  press('l', 'button');
  expect(playback.shuttle).not.toHaveBeenCalled();
});
