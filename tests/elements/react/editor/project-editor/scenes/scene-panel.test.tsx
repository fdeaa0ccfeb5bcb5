import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CommandSetting } from '../../../../../../elements/react/editor/editor-context/command-context';
import { CommandContext } from '../../../../../../elements/react/editor/editor-context/command-context';
import { EditorContext } from '../../../../../../elements/react/editor/editor-context/editor-context';
import { ScenePanel } from '../../../../../../elements/react/editor/project-editor/scenes/scene-panel';
import { SpotreelProvider } from '../../../../../../elements/react/embed/provider/spotreel-provider';
import { logo } from '../../../../../sdk/project/launch-project';
import { openEditor, settle } from '../../../../../sdk/stores/open-spotreel';

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
  // the menu of all scenes is loaded when it is shown
  await act(() => import('../../../../../../elements/react/editor/project-editor/scenes/scene-chooser'));
  return { editor, playback, ui };
}

const buttons = () => [...page.querySelectorAll('button')];

test('with no scene selected it offers all there are', async () => {
  const { editor, playback } = await show();
  expect(page.querySelector('h2')?.textContent).toBe('Choose a scene');
  expect(page.textContent).not.toContain('No scenes yet');
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
  expect(page.querySelector('h2')?.textContent).toBe('No scenes yet');
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
  await act(async () => {
    buttons()[1]?.click();
    await vi.waitFor(() => expect(editor.document.$project.get()?.scenes).toHaveLength(1));
  });
  expect(editor.document.$project.get()?.scenes.map(({ id }) => id)).toEqual([1]);
  expect(page.querySelector('h2')?.textContent).toBe('Choose a scene');
});

const sections = () =>
  [...page.querySelectorAll('.sr-form-section')].map((section) => [
    section.querySelector('h2')?.textContent,
    ...[...section.querySelectorAll('[data-field]')].map((field) => (field as HTMLElement).dataset.field),
  ]);

test('shows each type of form item: fields of one review together, an animation to replace, a background to choose', async () => {
  const { editor } = await show(({ state }) => {
    const dance = { ...logo, id: 90, name: 'Dance', type: 'lottie' as const };
    state.draw = (template) => {
      const [text] = template.fields.texts;
      const [image] = template.fields.images;
      if (!text || !image) throw new Error('a text and a picture wanted');
      const quote = { ...text, innerReference: 'quote', name: 'Quote', dataType: 'review' };
      const author = { ...image, innerReference: 'face', name: 'Face', dataType: 'review' };
      const animation = { ...image, innerReference: 'dance', name: 'Dance', dataType: null, defaultValue: dance };
      return { ...template, fields: { ...template.fields, texts: [text, quote], images: [author, animation] } };
    };
  });
  await act(async () => {
    editor.document.select(1);
    await settle(10);
  });
  const types = editor.views.$selectedScene.get()?.items.map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['text', 'group', 'lottie_media_id', 'color', 'lottie_bg']));
  expect(sections().slice(0, 3)).toEqual([
    ['Text', 'headline'],
    ['Review', 'quote', 'face'],
    ['Images', 'dance'],
  ]);
  const labels = buttons().map((button) => button.getAttribute('aria-label'));
  expect(labels).toContain('Replace: Face');
  expect(labels).toContain('Replace: Dance');
  expect(labels).not.toContain('Crop: Dance');
  expect(page.querySelector('[data-field="dance"]')?.textContent).toContain('Animation');
  expect(sections().at(-1)?.[0]).toBe('Background');
});
