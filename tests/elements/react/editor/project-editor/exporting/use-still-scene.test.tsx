import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  CommandContext,
  type CommandSetting,
} from '../../../../../../elements/react/editor/editor-context/command-context';
import { EditorContext } from '../../../../../../elements/react/editor/editor-context/editor-context';
import type { CheckRemedy } from '../../../../../../elements/react/editor/project-check/check-row';
import { useStillScene } from '../../../../../../elements/react/editor/project-editor/exporting/use-still-scene';
import { LENGTH_PART } from '../../../../../../elements/react/editor/scene-length/length-part';
import { SpotreelProvider } from '../../../../../../elements/react/embed/provider/spotreel-provider';
import type { BackgroundValue } from '../../../../../../sdk/contract/project/background';
import { type CheckFinding, findingOf } from '../../../../../../sdk/scene/project-check/finding';
import { openEditor } from '../../../../../sdk/stores/open-spotreel';

let root: Root;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Options {
  readonly areScenesFixed?: boolean;
  /** Of scene 2. Default: as the project has it. */
  readonly background?: BackgroundValue;
}

async function remediesOf(finding: CheckFinding, { areScenesFixed = false, background }: Options = {}) {
  const { editor, spotreel } = await openEditor();
  if (background)
    editor.document.dispatch('set-background', [{ type: 'set-background', sceneId: 2, value: background }]);
  if (areScenesFixed) vi.spyOn(editor.document, 'allows').mockReturnValue(false);
  const playback = { showScene: vi.fn() };
  const ui = { showPart: vi.fn() };
  const leave = vi.fn();
  let remedies: readonly CheckRemedy[] = [];
  function Probe() {
    remedies = useStillScene(leave)(finding);
    return null;
  }
  act(() =>
    root.render(
      <SpotreelProvider spotreel={spotreel} root={document}>
        <EditorContext value={editor}>
          <CommandContext value={{ editor, playback, ui } as unknown as CommandSetting}>
            <Probe />
          </CommandContext>
        </EditorContext>
      </SpotreelProvider>,
    ),
  );
  return { editor, remedies, ui, playback, leave };
}

test('a scene that rests leads to its length, out of the dialog', async () => {
  const { remedies, ui, playback, leave } = await remediesOf(findingOf('scene_still', { sceneId: 2 }));
  remedies.find(({ label }) => label === 'Change length')?.onApply();
  expect(leave).toHaveBeenCalledOnce();
  expect(playback.showScene).toHaveBeenCalledWith(2);
  expect(ui.showPart).toHaveBeenCalledWith({ sceneId: 2, field: LENGTH_PART });
});

test('the resting image behind a scene is moved at once, as one step', async () => {
  const { editor, remedies } = await remediesOf(findingOf('scene_still', { sceneId: 2 }), {
    background: { type: 'image', value: 50 },
  });
  const camera = () => {
    const background = editor.document.$project.get()?.values[2]?.background;
    return background?.type === 'image' ? background.camera : undefined;
  };
  expect(remedies.map(({ label }) => label)).toEqual(['Move its images', 'Change length']);
  remedies[0]?.onApply();
  expect(camera()).toBe('zoom-in');
  editor.document.undo();
  expect(camera()).toBeUndefined();
});

test('other findings, and scenes that may not be changed, have none', async () => {
  expect((await remediesOf(findingOf('text_empty', { sceneId: 2, field: 'headline' }))).remedies).toEqual([]);
  expect((await remediesOf(findingOf('scene_still', { sceneId: 2 }), { areScenesFixed: true })).remedies).toEqual([]);
});
