import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEditor, settle } from './open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Editor = Awaited<ReturnType<typeof openEditor>>['editor'];
const headline = ({ document }: Editor) => document.$project.get()?.values[1]?.texts.headline;

describe('a gesture', () => {
  it('is one step, however long it takes', async () => {
    const { editor } = await openEditor();
    const gesture = editor.document.beginGesture();
    for (const text of ['a', 'ab', 'abc']) {
      editor.actions.setText(1, 'headline', text);
      await settle(5000);
    }
    gesture.finish();
    editor.actions.setText(1, 'headline', 'later');
    editor.document.undo();
    expect(headline(editor)).toBe('abc');
    editor.document.undo();
    expect(headline(editor)).toBe('Launch day');
    expect(editor.document.$canUndo.get()).toBe(false);
  });

  it('does not grow by what was done before it', async () => {
    const { editor } = await openEditor();
    editor.actions.setText(1, 'headline', 'before');
    const gesture = editor.document.beginGesture();
    editor.actions.setText(1, 'headline', 'during');
    gesture.finish();
    editor.document.undo();
    expect(headline(editor)).toBe('before');
  });

  it('that is cancelled leaves project and history as they were, redo included', async () => {
    const { editor } = await openEditor();
    editor.actions.setText(1, 'headline', 'undone');
    editor.document.undo();
    const gesture = editor.document.beginGesture();
    editor.actions.setText(1, 'headline', 'x');
    await settle(5000);
    editor.actions.setText(1, 'body', 'y');
    gesture.cancel();
    expect(headline(editor)).toBe('Launch day');
    expect(editor.document.$project.get()?.values[1]?.texts.body).toBeUndefined();
    expect(editor.document.$canUndo.get()).toBe(false);
    editor.document.redo();
    expect(headline(editor)).toBe('undone');
  });

  it('in which nothing happened takes nothing back', async () => {
    const { editor } = await openEditor();
    editor.actions.setText(1, 'headline', 'kept');
    editor.document.beginGesture().cancel();
    expect(headline(editor)).toBe('kept');
    expect(editor.document.$canUndo.get()).toBe(true);
  });
});
