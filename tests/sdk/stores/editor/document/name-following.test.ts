import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wireProject } from '../../../project/wire-project';
import { openEditor, settle } from '../../open-spotreel';

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

it.each([
  ['one that was given elsewhere stays', { name: 'Theirs' }, 'Theirs'],
  ['one that followed elsewhere follows here', { name: 'Elsewhere', isNameAutomatic: true }, 'We open'],
])('a name that follows is in conflict with no other: %s', async (_, elsewhere, merged) => {
  const { editor, server } = await openEditor({}, (server) => {
    server.always('project', () => {
      const { saved, version } = server.state;
      const name = version === 5 ? elsewhere : { name: 'Product launch', isNameAutomatic: true };
      return { ...wireProject(7, saved), version, ...name };
    });
  });
  editor.actions.setText(editor.document.$project.get()?.scenes[0]?.id ?? 0, 'headline', 'We open');
  server.state.version = 5;
  await settle(800);
  await settle(100);
  expect(editor.versions.$conflict.get()).toBeNull();
  expect(editor.document.$project.get()?.name).toBe(merged);
});

it('a name that somebody gave before stays', async () => {
  const { editor, sceneId, name } = await open(false);
  editor.actions.setText(sceneId, 'headline', 'We open');
  expect(name()).toBe('Product launch');
});
