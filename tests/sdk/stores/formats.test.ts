import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEditor, settle } from './open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** One scene of an animation that has a sister in portrait. */
const openAlone = () =>
  openEditor({}, ({ state }) => {
    state.formats = [
      { ratio: 'landscape', templateId: 11 },
      { ratio: 'portrait', templateId: 12 },
    ];
    state.saved = { ...state.saved, customisations: state.saved.customisations.slice(0, 1) };
  });

it('an animation changes its format with its words, in one step, and goes on from there', async () => {
  const { editor, server } = await openAlone();
  expect(editor.views.$ratios.get()).toEqual(['landscape', 'portrait']);
  editor.actions.setText(1, 'headline', 'Mine');
  expect(await editor.actions.setRatio('portrait')).toBe(true);
  const portrait = editor.document.$project.get();
  expect(portrait).toMatchObject({ ratio: 'portrait', scenes: [{ templateId: 12 }] });
  expect(editor.views.$selectedScene.get()).toMatchObject({ template: { id: 12, orientation: 'portrait' } });
  await settle(900);
  expect(server.state.saved).toMatchObject({
    ratio: 'portrait',
    customisations: [{ template: 12, texts: [{ id: 'headline', value: 'Mine' }] }],
  });
  const asked = server.asked('template').length;
  editor.actions.setText(portrait?.scenes[0]?.id ?? 0, 'headline', 'Mine still');
  await settle(900);
  expect(server.asked('template')).toHaveLength(asked);
  editor.document.undo();
  editor.document.undo();
  await settle(10);
  expect(editor.document.$project.get()).toMatchObject({ ratio: 'landscape', scenes: [{ templateId: 11 }] });
  expect(editor.environment.$templates.get()).toMatchObject({ ratio: 'landscape' });
  expect(editor.repairs.$missing.get()).toEqual([]);
});

it('a format whose template cannot be had is refused, with words', async () => {
  const { editor, server, spotreel } = await openAlone();
  server.refuse('template', 'internal');
  expect(await editor.actions.setRatio('portrait')).toBe(false);
  expect(editor.document.$project.get()?.ratio).toBe('landscape');
  expect(spotreel.toasts.$toasts.get()).toMatchObject([{ tone: 'danger' }]);
});
