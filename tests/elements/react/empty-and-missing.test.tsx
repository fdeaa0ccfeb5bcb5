import { atom } from 'nanostores';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CropDialog } from '../../../elements/react/editor/crop-dialog/crop-dialog';
import { EditorContext } from '../../../elements/react/editor/editor-context/editor-context';
import { MusicPanel } from '../../../elements/react/editor/music-panel/music-panel';
import { RenderDialog } from '../../../elements/react/editor/render-dialog/render-dialog';
import { Stage } from '../../../elements/react/editor/stage/stage';
import type { PlaybackState } from '../../../elements/react/editor/stage/use-playback';
import { logo } from '../../sdk/project/launch-project';
import { openEditor } from '../../sdk/stores/open-spotreel';

let root: Root;
let page: HTMLElement;
beforeEach(() => {
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

const render = (node: ReactNode) => act(async () => root.render(node));

test('the stage of a video that lost its last scene shows words, not the old picture', async () => {
  vi.useFakeTimers();
  const { editor } = await openEditor();
  const playback = { attach: vi.fn(), $isShown: atom(false) } as unknown as PlaybackState;
  await render(
    <EditorContext value={editor}>
      <Stage playback={playback}>{null}</Stage>
    </EditorContext>,
  );
  const picture = () => page.querySelector<HTMLElement>('.sr-stage__picture');
  expect([picture()?.hidden, page.querySelector('h2')]).toEqual([false, null]);
  await act(async () => {
    for (const sceneId of [1, 2]) editor.document.dispatch('remove-scene', [{ type: 'remove-scene', sceneId }]);
  });
  expect(picture()?.hidden).toBe(true);
  expect(page.querySelector('h2')?.textContent).toBe('Nothing to preview yet');
});

test.each([
  [0, true, 'Add a scene to this video before you export it.'],
  [8, false, '1920'],
])('a render of %s seconds: the button is disabled %s, and the dialog says why', async (seconds, isDisabled, words) => {
  await render(
    <RenderDialog
      open
      onOpenChange={() => {}}
      width={1920}
      height={1080}
      durationSeconds={seconds}
      renders={[]}
      hasUnsavedEdits={false}
      isCancelling={false}
      isRequesting={false}
      onRender={() => {}}
      onCancel={() => {}}
      onDownload={() => {}}
    />,
  );
  await vi.waitFor(() => expect(document.querySelector('.sr-dialog__foot button')).not.toBeNull());
  expect(document.querySelector<HTMLButtonElement>('.sr-dialog__foot button')?.disabled).toBe(isDisabled);
  expect(document.querySelector('.sr-dialog')?.textContent).toContain(words);
});

test('music that is gone is named, and nothing is proposed for it', async () => {
  const proposals = { failure: { code: 'not_found', message: 'Something went wrong.' } } as never;
  await render(
    <MusicPanel
      kits={[]}
      failure={undefined}
      onRetry={() => {}}
      selectedKitId={99}
      playingKitId={null}
      isKitGone
      isOutdated={false}
      onPlayKit={() => {}}
      onKit={() => {}}
      onRefit={() => {}}
      proposals={proposals}
      ownMusic={null}
      track={undefined}
    />,
  );
  expect(page.querySelector('.sr-notice')?.textContent).toMatch(/no longer in the library.*Choose other music/);
  expect(page.textContent).not.toContain('Something went wrong');
});

test('the crop dialog opens with its frame under the keys', async () => {
  await render(
    <CropDialog
      name="Logo"
      media={logo}
      aspectRatio={1}
      initial={undefined}
      isBusy={false}
      failure={undefined}
      onCrop={() => {}}
      onWhole={undefined}
      onClose={() => {}}
    />,
  );
  await vi.waitFor(() => expect(document.activeElement?.className).toBe('sr-crop__frame'));
  const zoom = () => document.querySelector<HTMLInputElement>('.sr-crop__zoom input')?.value;
  await act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }));
  });
  expect(Number(zoom())).toBeGreaterThan(1);
});
