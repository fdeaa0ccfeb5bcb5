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

async function remediesOf(finding: CheckFinding, areScenesFixed = false) {
  const { editor, spotreel } = await openEditor();
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
  return { remedies, ui, playback, leave };
}

test('a scene that rests leads to its length, out of the dialog', async () => {
  const { remedies, ui, playback, leave } = await remediesOf(findingOf('scene_still', { sceneId: 2 }));
  expect(remedies.map(({ label }) => label)).toEqual(['Change length']);
  remedies[0]?.onApply();
  expect(leave).toHaveBeenCalledOnce();
  expect(playback.showScene).toHaveBeenCalledWith(2);
  expect(ui.showPart).toHaveBeenCalledWith({ sceneId: 2, field: LENGTH_PART });
});

test('other findings, and scenes that may not be changed, have none', async () => {
  expect((await remediesOf(findingOf('text_empty', { sceneId: 2, field: 'headline' }))).remedies).toEqual([]);
  expect((await remediesOf(findingOf('scene_still', { sceneId: 2 }), true)).remedies).toEqual([]);
});
