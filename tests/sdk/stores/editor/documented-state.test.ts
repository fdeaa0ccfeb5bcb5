/** Every piece of the state of docs/rules/editor.md#opening, where the stores have it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CANVAS } from '../../../../sdk/contract/canvas';
import { logo } from '../../project/launch-project';
import { openEditor, settle } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('has the state of the rules, piece by piece', async () => {
  const { editor, spotreel } = await openEditor();
  const { document, environment, views } = editor;
  await Promise.all([spotreel.library.loadFacets(), spotreel.library.openRecipe(1), spotreel.library.loadFamilies(1)]);
  await settle();
  expect(document.$project.get()).toMatchObject({
    id: 7,
    recipeId: 1,
    templateFamilyId: 2,
    name: 'Launch',
    ratio: 'landscape',
    bpm: 120,
    fontFamily: null,
    paletteOverride: [],
    brandId: null,
    musicKitId: 30,
    audio: [301, 302],
    scenes: [{ id: 1 }, { id: 2 }],
    values: { 1: { texts: { headline: 'Launch day' } } },
  });
  expect(views.$canvas.get()).toEqual(CANVAS.landscape);
  expect(environment.$family.get()?.moods).toEqual(['energetic']);
  expect([...environment.$templates.get().byId.keys()]).toEqual(expect.arrayContaining([11, 12]));
  editor.actions.setImage(1, 'logo', { ...logo, id: 60 });
  expect(environment.$media.get()[60]).toMatchObject({ id: 60, name: 'logo.png' });
  expect(environment.$kit.get()).toMatchObject({ id: 30, name: 'Sunrise', bpm: 120, moods: ['calm'] });
  expect(environment.$kit.get()?.audioSamples).toHaveLength(3);
  const initial = { id: 7, defaultMusicKitId: 30, selectedMusicKitId: 30, lastBriefId: null };
  expect(environment.$initial.get()).toEqual(initial);
  expect(spotreel.library.$goals.get().data?.map(({ name }) => name)).toEqual(['Launch']);
  expect(spotreel.library.$moods.get().data?.map(({ name }) => name)).toEqual(['Calm']);
  expect(spotreel.library.$recipe.get().data).toMatchObject({ id: 1, goals: [{ id: 1 }] });
  expect(spotreel.library.$families.get().data).toMatchObject({
    page: 1,
    numPages: 1,
    totalCount: 1,
    data: [{ id: 1 }],
  });
});

it('is emptied before another project fills it', async () => {
  const { editor, server } = await openEditor();
  editor.actions.setText(1, 'headline', 'Typed');
  await settle(1000);
  const release = server.hold('project');
  const opened = editor.open(7);
  await settle();
  expect([editor.$state.get().status, editor.document.$project.get()]).toEqual(['loading', null]);
  expect([editor.document.$canUndo.get(), editor.environment.$initial.get()]).toEqual([false, null]);
  release();
  await opened;
  expect(editor.document.$project.get()?.values[1]?.texts).toEqual({ headline: 'Typed' });
  expect(editor.document.$selectedSceneId.get()).toBe(1);
});
