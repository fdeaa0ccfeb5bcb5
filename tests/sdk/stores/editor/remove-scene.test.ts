import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEditor } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function withoutScene2() {
  const { editor, spotreel } = await openEditor();
  const ids = () => editor.document.$project.get()?.scenes.map(({ id }) => id);
  const before = editor.document.$project.get();
  expect(editor.actions.removeScene(2)).toBe(true);
  const [toast] = spotreel.toasts.$toasts.get();
  const undo = () => toast?.action && 'run' in toast.action && toast.action.run();
  return { editor, ids, before, toast, undo };
}

it('says which scene has gone, and undo brings it back as if nothing had been done', async () => {
  const { editor, ids, before, toast, undo } = await withoutScene2();
  expect(toast?.title).toContain('Removed scene 2');
  expect([ids(), editor.document.$selectedSceneId.get()]).toEqual([[1], 1]);
  undo();
  expect(editor.document.$project.get()?.values).toEqual(before?.values);
  expect(ids()).toEqual([1, 2]);
  expect(editor.document.$selectedSceneId.get()).toBe(2);
  expect(editor.document.$canUndo.get()).toBe(false);
});

it('undoes just the removal where something was done since', async () => {
  const { editor, ids, undo } = await withoutScene2();
  editor.actions.setText(1, 'headline', 'Since then');
  undo();
  expect(ids()).toEqual([1, 2]);
  expect(editor.document.$project.get()?.values[1]?.texts.headline).toBe('Since then');
  editor.document.undo();
  expect(ids()).toEqual([1]);
});

it('does nothing where the scene is back already', async () => {
  const { editor, ids, undo } = await withoutScene2();
  editor.document.undo();
  undo();
  expect(ids()).toEqual([1, 2]);
});
