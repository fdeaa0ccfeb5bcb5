import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wireProject } from '../../project/wire-project';
import { openEditor } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function open(isNameAutomatic: boolean) {
  const { editor } = await openEditor({}, (server) => {
    const answer = server.state.saved;
    server.always('project', () => ({ ...wireProject(7, { ...answer, name: 'Product launch' }), isNameAutomatic }));
  });
  const sceneId = editor.document.$project.get()?.scenes[0]?.id ?? 0;
  return { editor, sceneId, name: () => editor.document.$project.get()?.name };
}

it('the name follows the headline as it is typed, undone and redone', async () => {
  const { editor, sceneId, name } = await open(true);
  editor.actions.setText(sceneId, 'headline', 'We op');
  editor.actions.setText(sceneId, 'headline', 'We open');
  expect(name()).toBe('We open');
  editor.document.undo();
  expect(name()).toBe('Launch day');
  editor.document.redo();
  expect(name()).toBe('We open');
});

it('until the person renames it', async () => {
  const { editor, sceneId, name } = await open(true);
  editor.actions.rename('Mine');
  editor.actions.setText(sceneId, 'headline', 'We open');
  expect(name()).toBe('Mine');
});

it('a name that somebody gave before stays', async () => {
  const { editor, sceneId, name } = await open(false);
  editor.actions.setText(sceneId, 'headline', 'We open');
  expect(name()).toBe('Product launch');
});
