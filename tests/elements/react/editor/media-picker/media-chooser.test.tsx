import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MediaChooser } from '../../../../../elements/react/editor/media-picker/media-chooser';
import { openScreen } from '../../../library-screens/screen';

let close: (() => void) | undefined;
afterEach(() => close?.());

const dialog = () => document.querySelector('[role=dialog]');

/** The picker and the frame of its dialog are loaded one after the other. */
async function loaded() {
  for (let part = 0; part < 3; part += 1) await act(async () => vi.dynamicImportSettled());
}

test('the media picker opens, and closing it reports so', async () => {
  const onClose = vi.fn();
  const screen = await openScreen(<MediaChooser kind="image" onClose={onClose} onPick={() => {}} />);
  close = screen.close;
  await loaded();
  expect(dialog()?.querySelector('h2')?.textContent).toBe('Choose an image');
  expect(dialog()?.querySelector('input[type=file]')).toBeInstanceOf(HTMLInputElement);
  await act(async () => dialog()?.querySelector<HTMLElement>('.sr-dialog__head button')?.click());
  expect(onClose).toHaveBeenCalledOnce();
});

test('a closed one shows nothing', async () => {
  const screen = await openScreen(<MediaChooser kind={undefined} onClose={() => {}} onPick={() => {}} />);
  close = screen.close;
  await loaded();
  expect(dialog()).toBeNull();
});
