import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  CommandContext,
  type CommandSetting,
} from '../../../../../elements/react/editor/editor-context/command-context';
import { EditorContext } from '../../../../../elements/react/editor/editor-context/editor-context';
import { Storyboard } from '../../../../../elements/react/editor/storyboard/storyboard';
import type { KeyframeStill } from '../../../../../sdk/contract/export/render';
import { openEditor, settle } from '../../../../sdk/stores/open-spotreel';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const still = (ingredient: number, isCurrent = true): KeyframeStill => ({
  ingredient,
  path: `/${ingredient}.webp`,
  downloadPath: `/${ingredient}.webp?name`,
  isCurrent,
});
const wait = (ms: number) => act(() => settle(ms));
const page = () => document.body.textContent ?? '';
const button = (name: string) => [...document.querySelectorAll('button')].find((item) => item.textContent === name);
const states = () => [...document.querySelectorAll('.sr-still')].map(({ className }) => className.split('--')[1]);

async function show(prepare?: Parameters<typeof openEditor>[1]) {
  const opened = await openEditor({}, prepare);
  const showScene = vi.fn();
  const onOpenChange = vi.fn();
  const commands = { editor: opened.editor, playback: { showScene } } as unknown as CommandSetting;
  await act(async () =>
    root.render(
      <EditorContext value={opened.editor}>
        <CommandContext value={commands}>
          <Storyboard open onOpenChange={onOpenChange} />
        </CommandContext>
      </EditorContext>,
    ),
  );
  await wait(10);
  return { ...opened, showScene, onOpenChange };
}

test('stills nobody has asked for are asked for, come one by one, and are ready', async () => {
  const { server } = await show();
  expect(page()).toContain('0 of 2 images');
  expect(states()).toEqual(['pending', 'pending']);
  expect(document.querySelector('ol')?.getAttribute('aria-busy')).toBe('true');
  server.state.keyframes = { status: 'processing', projectRenderMedia: [still(1)] };
  await wait(4000);
  expect(page()).toContain('1 of 2 images');
  expect(states()).toEqual(['current', 'pending']);
  server.state.keyframes = { status: 'ready', projectRenderMedia: [still(1), still(2)] };
  await wait(4000);
  expect(document.querySelector('.sr-storyboard__progress')).toBeNull();
  expect(states()).toEqual(['current', 'current']);
  const download = document.querySelector('[aria-label="Download image of scene 2"]');
  expect(download?.getAttribute('href')).toBe('/2.webp?name');
});

test('a save makes them old: they stay, say so, and are painted again when asked for', async () => {
  const { server, editor } = await show((prepared) => {
    prepared.state.keyframes = { status: 'ready', projectRenderMedia: [still(1), still(2)] };
  });
  expect(states()).toEqual(['current', 'current']);
  expect(server.asked('requestKeyframes')).toHaveLength(0);
  await act(async () => editor.actions.rename('Other'));
  await act(() => editor.save());
  await wait(0);
  expect(page()).toContain('These images were made before your last changes.');
  expect(states()).toEqual(['old', 'old']);
  server.state.keyframes = { status: 'outdated', projectRenderMedia: [still(1, false), still(2, false)] };
  act(() => button('Update images')?.click());
  await wait(10);
  expect(server.asked('requestKeyframes')).toHaveLength(1);
  expect(states()).toEqual(['pending', 'pending']);
});

test('what fails while they are asked for is told in the words of the rules, with the server’s reason', async () => {
  const { server } = await show((prepared) => prepared.refuse('requestKeyframes', 'render_unavailable'));
  const alert = document.querySelector('[role=alert]');
  expect(alert?.textContent).toContain('An error occurred while requesting keyframes');
  expect(alert?.textContent).toContain('Export is not available on this server.');
  expect(states()).toEqual(['missing', 'missing']);
  act(() => button('Try again')?.click());
  await wait(10);
  expect(document.querySelector('[role=alert]')).toBeNull();
  server.state.keyframes = { status: 'error', projectRenderMedia: [] };
  await wait(4000);
  expect(document.querySelector('[role=alert]')?.textContent).toContain('An error occurred while generating keyframes');
});

test('without the server it says that stills come later', async () => {
  const { server } = await show();
  server.state.isOffline = true;
  await wait(5000);
  expect(page()).toContain('We can’t reach the server. Images appear when it’s back.');
});

test('choosing a scene goes there and leaves the storyboard', async () => {
  const { editor, showScene, onOpenChange } = await show();
  act(() => document.querySelectorAll<HTMLElement>('.sr-still__go')[1]?.click());
  expect(editor.document.$selectedSceneId.get()).toBe(2);
  expect(showScene).toHaveBeenCalledExactlyOnceWith(2);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
