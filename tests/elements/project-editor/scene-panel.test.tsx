import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SpotreelProvider } from '../../../elements/react/foundation/spotreel-context';
import type { CommandSetting } from '../../../elements/react/project-editor/commands/command-context';
import { CommandContext } from '../../../elements/react/project-editor/commands/command-context';
import { EditorContext } from '../../../elements/react/project-editor/editor-context';
import { ScenePanel } from '../../../elements/react/project-editor/scene-panel';
import { openEditor, settle } from '../../sdk/stores/open-spotreel';

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function show(prepare?: Parameters<typeof openEditor>[1]) {
  const { editor, spotreel } = await openEditor({}, prepare);
  const playback = { $isPlaying: { get: () => false }, $time: { get: () => 0 }, showScene: vi.fn(), seek: vi.fn() };
  const ui = { openAddScene: vi.fn() };
  const setting = { editor, playback, ui, hasKeys: true, hasSingleKeys: true } as unknown as CommandSetting;
  act(() => {
    editor.document.select(null);
    root.render(
      <SpotreelProvider spotreel={spotreel} root={document}>
        <EditorContext value={editor}>
          <CommandContext value={setting}>
            <ScenePanel />
          </CommandContext>
        </EditorContext>
      </SpotreelProvider>,
    );
  });
  return { editor, playback, ui };
}

const buttons = () => [...page.querySelectorAll('button')];

test('with no scene selected it offers all there are', async () => {
  const { editor, playback } = await show();
  expect(page.querySelector('h2')?.textContent).toBe('Choose a scene');
  expect(page.textContent).not.toContain('No scene yet');
  expect(buttons()).toHaveLength(editor.views.$scenes.get().length);
  const [, second] = buttons();
  expect(second?.textContent).toMatch(/^2\. ./);
  await act(async () => second?.click());
  expect(editor.document.$selectedSceneId.get()).toBe(2);
  expect(playback.showScene).toHaveBeenCalledWith(2);
});

test('a video without scenes says so, and adds one', async () => {
  const { editor, ui } = await show();
  act(() => {
    for (const sceneId of [1, 2]) editor.document.dispatch('remove-scene', [{ type: 'remove-scene', sceneId }]);
  });
  expect(page.querySelector('h2')?.textContent).toBe('No scene yet');
  act(() => buttons()[0]?.click());
  expect(ui.openAddScene).toHaveBeenCalledOnce();
});

test('a scene whose template is gone can be taken out from its own panel', async () => {
  const { editor } = await show(({ state }) => {
    const [first, second] = state.saved.customisations;
    if (!first || !second) throw new Error('two scenes wanted');
    state.saved = { ...state.saved, customisations: [first, { ...second, template: 4242 }] };
  });
  await act(async () => {
    editor.document.select(2);
    await settle(10);
  });
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Replace', 'Remove']);
  await act(async () => buttons()[1]?.click());
  expect(editor.document.$project.get()?.scenes.map(({ id }) => id)).toEqual([1]);
  expect(page.querySelector('h2')?.textContent).toBe('Choose a scene');
});
