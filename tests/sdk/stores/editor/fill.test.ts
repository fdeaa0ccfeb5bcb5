import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logo } from '../../project/launch-project';
import { openEditor } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('texts that are filled together are one step, apart from what is typed before and after', async () => {
  const { editor, stopLooking } = await openEditor();
  const texts = () => editor.document.$project.get()?.values[1]?.texts;
  editor.actions.setText(1, 'headline', 'Typed');
  expect(editor.actions.fill(1, { headline: 'Lovely\0 lamps', author: 'Ada' })).toBe(true);
  expect(texts()).toEqual({ headline: 'Lovely lamps', author: 'Ada' });
  editor.actions.setText(1, 'headline', 'Lovely lamps!');
  editor.document.undo();
  expect(texts()).toEqual({ headline: 'Lovely lamps', author: 'Ada' });
  editor.document.undo();
  expect(texts()).toEqual({ headline: 'Typed' });
  stopLooking();
});

it('pictures are filled with the texts', async () => {
  const { editor, stopLooking } = await openEditor();
  const values = () => editor.document.$project.get()?.values[1];
  editor.actions.fill(1, { headline: 'Lamp' }, { logo });
  expect(values()).toMatchObject({ texts: { headline: 'Lamp' }, images: { logo: logo.id } });
  editor.document.undo();
  expect(values()?.images).toEqual({});
  stopLooking();
});
