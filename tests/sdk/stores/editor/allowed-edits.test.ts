import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EDIT_GROUPS, type EditGroup, isStepAllowed } from '../../../../sdk/project/edit-groups';
import { logo } from '../../project/launch-project';
import { openEditor } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function limited(...groups: EditGroup[]) {
  const { editor, server } = await openEditor();
  editor.document.$allowedEdits.set(new Set(groups));
  return { editor, server };
}

/** One act of each group. */
function acts({ actions }: Awaited<ReturnType<typeof limited>>['editor']): Record<EditGroup, () => unknown> {
  return {
    texts: () => actions.setText(1, 'headline', 'Written'),
    images: () => actions.setImage(1, 'logo', { ...logo, id: 60 }),
    colors: () => actions.setColor(1, 'accent', '#00ff00'),
    backgrounds: () => actions.setBackgroundColor(1, '#0000ff'),
    scenes: () => actions.removeScene(2),
    style: () => actions.setFont('Inter'),
    brand: () => actions.setBrand({ id: 5, name: 'Acme', font: 'Inter', primaryColor: '#123456' } as never, null),
    music: () => actions.setMusic(null, []),
    size: () => actions.setRatio('portrait'),
    name: () => actions.rename('Another name'),
  };
}

it.each(EDIT_GROUPS)('lets people edit %s alone', async (group) => {
  const { editor } = await limited(group);
  const before = editor.document.$project.get();
  for (const [name, act] of Object.entries(acts(editor)))
    if (name !== group) expect([name, await act()]).toEqual([name, false]);
  expect(editor.document.$project.get()).toBe(before);
  expect(editor.document.$canUndo.get()).toBe(false);
  expect(await acts(editor)[group]()).toBe(true);
  expect(editor.document.$project.get()).not.toEqual(before);
});

it('refuses a step of which a part is not allowed', async () => {
  const { editor } = await limited('texts');
  expect(editor.actions.fill(1, { headline: 'Shoe' }, { logo })).toBe(false);
  expect(editor.actions.fill(1, { headline: 'Shoe' })).toBe(true);
});

it('lets a brand bring its font, colors and texts with it', async () => {
  const { editor } = await limited('brand');
  await acts(editor).brand();
  expect(editor.document.$project.get()?.fontFamily).toBe('Inter');
});

it('says why scenes cannot be changed', async () => {
  const { editor } = await limited('texts');
  const refused = { allowed: false, reason: 'not_allowed' };
  expect(editor.actions.canAddScene(11)).toEqual(refused);
  expect(editor.actions.canRemoveScene(2)).toEqual(refused);
  expect(editor.actions.canDuplicateScene(1)).toEqual(refused);
});

it('allows everything again without limits, and repairs in any case', async () => {
  const { editor } = await limited();
  expect(editor.actions.rename('Name')).toBe(false);
  editor.document.$allowedEdits.set(null);
  expect(editor.actions.rename('Name')).toBe(true);
  expect(isStepAllowed('repair', [{ type: 'remove-scene', sceneId: 1 }], new Set())).toBe(true);
});
