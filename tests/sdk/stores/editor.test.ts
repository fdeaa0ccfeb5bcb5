import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEditor } from '../../../sdk/stores/editor/create-editor';
import { logo } from '../project/launch-project';
import { openEditor, openSpotreel, settle } from './open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('opening a project', () => {
  it('shows its scenes, the first one selected', async () => {
    const { editor } = await openEditor();
    expect(editor.$state.get()).toEqual({ status: 'ready' });
    expect(editor.views.$scenes.get()).toMatchObject([
      { sceneId: 1, index: 0, name: 'Scene 11', startSeconds: 0, bars: 2 },
      { sceneId: 2, index: 1, name: 'Scene 12', startSeconds: 4, bars: 2 },
    ]);
    expect(editor.views.$selectedScene.get()).toMatchObject({
      sceneId: 1,
      items: [{ currentValue: 'Launch day' }, {}, {}, {}, { type: 'lottie_bg' }],
    });
    expect(editor.views.$offeredTemplates.get().map(({ id }) => id)).toEqual([11, 12, 13]);
    expect(editor.environment.$kit.get()?.name).toBe('Sunrise');
    expect([editor.views.$duration.get(), editor.views.$canvas.get().width]).toEqual([8, 1920]);
    expect(editor.views.$musicFits.get()).toBe(true);
    const initial = { id: 7, defaultMusicKitId: 30, selectedMusicKitId: 30, lastBriefId: null };
    expect(editor.environment.$initial.get()).toEqual(initial);
    expect(editor.views.$save.get()).toEqual({ state: 'saved', text: 'Saved', failure: null });
  });

  it('that does not exist says so in the words of the catalogue', async () => {
    const { spotreel } = await openSpotreel();
    const editor = createEditor(spotreel);
    await editor.open(99);
    expect(editor.$state.get()).toMatchObject({
      status: 'error',
      failure: { code: 'not_found', message: 'Cannot load the project. Are you sure it really exists?' },
    });
  });

  it('while another is still loading shows the later one only', async () => {
    const { spotreel, server } = await openSpotreel();
    const editor = createEditor(spotreel);
    const release = server.hold('project');
    const first = editor.open(99);
    await settle();
    await editor.open(7);
    release();
    await first;
    expect(editor.$state.get().status).toBe('ready');
    expect(editor.document.$project.get()?.id).toBe(7);
  });

  it('shows a scene whose template is gone as missing', async () => {
    const { server, editor } = await openEditor();
    server.state.saved.customisations[1] = { ...server.state.saved.customisations[1], template: 99 } as never;
    await editor.open(7);
    await settle();
    expect(editor.views.$scenes.get()[1]).toMatchObject({
      isTemplateMissing: true,
      durationSeconds: 0,
      previewUrl: undefined,
    });
  });

  it('whose music is gone says so', async () => {
    const { server, editor } = await openEditor();
    server.state.saved.musicKit = 77;
    await editor.open(7);
    await settle();
    expect([editor.environment.$kit.get(), editor.environment.$isKitMissing.get()]).toEqual([null, true]);
  });
});

describe('editing', () => {
  it('keeps the list of scenes the same array while somebody types', async () => {
    const { editor } = await openEditor();
    const scenes = editor.views.$scenes.get();
    editor.actions.setText(1, 'headline', 'Hello');
    expect(editor.views.$scenes.get()).toBe(scenes);
    expect(editor.views.$selectedScene.get()?.items[0]).toMatchObject({ currentValue: 'Hello' });
  });

  it('adds behind the selected scene, selects what was added, and clears the selection with a removed one', async () => {
    const { editor } = await openEditor();
    expect(await editor.actions.addScene(13)).toBe(true);
    expect(editor.document.$project.get()?.scenes.map(({ templateId }) => templateId)).toEqual([11, 13, 12]);
    expect(editor.document.$selectedSceneId.get()).toBe(3);
    editor.actions.removeScene(3);
    expect(editor.document.$selectedSceneId.get()).toBeNull();
    editor.document.undo();
    expect(editor.document.$selectedSceneId.get()).toBe(3);
    expect(editor.actions.duplicateScene(1)).toBe(true);
    expect(editor.document.$project.get()?.scenes.map(({ id }) => id)).toEqual([1, 4, 3, 2]);
    expect(editor.actions.moveScene(4, 3)).toBe(true);
    expect(editor.document.$project.get()?.scenes.map(({ id }) => id)).toEqual([1, 3, 2, 4]);
    expect(editor.actions.moveScene(4, 9)).toBe(false);
  });

  it("stops at the account's limits, and says which", async () => {
    const { editor } = await openEditor();
    for (let count = 0; count < 3; count += 1) expect(await editor.actions.addScene(13)).toBe(true);
    expect(editor.actions.canAddScene(13)).toEqual({ allowed: false, reason: 'additional_ingredient_limit', limit: 3 });
    expect([await editor.actions.addScene(13), editor.actions.duplicateScene(1)]).toEqual([false, false]);
  });

  it('undoes typing as one and goes to the scene that it changes', async () => {
    const { editor } = await openEditor();
    editor.actions.setText(1, 'headline', 'H');
    editor.actions.setText(1, 'headline', 'Hi');
    editor.document.select(2);
    expect([editor.document.$canUndo.get(), editor.document.$undoName.get()]).toEqual([true, 'set-text']);
    editor.document.undo();
    expect(editor.document.$project.get()?.values[1]?.texts.headline).toBe('Launch day');
    expect(editor.document.$selectedSceneId.get()).toBe(1);
    expect([editor.document.$canUndo.get(), editor.document.$canRedo.get()]).toEqual([false, true]);
    editor.document.redo();
    expect(editor.document.$project.get()?.values[1]?.texts.headline).toBe('Hi');
  });

  it('knows a picture that was just chosen', async () => {
    const { editor } = await openEditor();
    editor.actions.setImage(1, 'logo', { ...logo, id: 60 });
    expect(editor.views.$selectedScene.get()?.items[2]).toMatchObject({ mediaId: 60, currentValue: { id: 60 } });
    editor.actions.setBackgroundMedia(1, { ...logo, id: 61 });
    editor.actions.placeBackground(1, { scale: 2, positionX: 99, positionY: -10 });
    expect(editor.document.$project.get()?.values[1]?.background).toEqual({
      type: 'image',
      value: 61,
      scale: 2,
      position: '50,-10',
    });
    expect(editor.actions.trimBackground(1, 0, 2)).toBe(false);
  });

  it('puts an animation behind a scene over the color that was there, saves it and opens it the same', async () => {
    const { editor, server } = await openEditor();
    editor.actions.setBackgroundColor(1, '#224466');
    editor.actions.setBackgroundMedia(1, { ...logo, id: 62, type: 'lottie' });
    editor.actions.placeBackground(1, { scale: 2, positionX: 10, positionY: 0 });
    const background = { type: 'lottie', value: 62, color: '#224466', scale: 2, position: '10,0' };
    expect(editor.document.$project.get()?.values[1]?.background).toEqual(background);
    expect(await editor.save()).toBe(true);
    expect(server.state.saved.customisations[0]?.background).toEqual(background);
    const before = editor.document.$project.get();
    await editor.open(7);
    await settle();
    expect(editor.document.$project.get()?.values).toEqual(before?.values);
  });

  it('moves and trims the film of a template by making it the scene’s own, all in one step', async () => {
    const { editor } = await openEditor();
    await editor.actions.addScene(13);
    editor.document.closeStep();
    expect(editor.actions.placeBackground(3, { scale: 2, positionX: 0, positionY: 0 })).toBe(true);
    expect(editor.actions.placeBackground(3, { scale: 3, positionX: 5, positionY: 0 })).toBe(true);
    const background = () => editor.document.$project.get()?.values[3]?.background;
    expect(background()).toEqual({ type: 'video', value: 71, scale: 3, position: '5,0' });
    expect(editor.environment.$media.get()[71]?.type).toBe('video');
    expect(editor.actions.trimBackground(3, 1, 4)).toBe(true);
    expect(background()).toMatchObject({ trimStart: 1, trimEnd: 4 });
    editor.document.undo();
    editor.document.undo();
    expect(background()).toBeNull();
    expect(editor.actions.placeBackground(1, { scale: 2, positionX: 0, positionY: 0 })).toBe(false);
  });

  it('refuses a blank name', async () => {
    const { editor } = await openEditor();
    expect([editor.actions.rename('  '), editor.actions.rename(' New name ')]).toEqual([false, true]);
    expect(editor.document.$project.get()?.name).toBe('New name');
  });
});

describe('changing the ratio', () => {
  it('brings the layouts for it, loses nothing, and can be undone', async () => {
    const { editor } = await openEditor();
    const values = editor.document.$project.get()?.values;
    expect(await editor.actions.setRatio('portrait')).toBe(true);
    expect(editor.environment.$templates.get().byId.get(11)?.orientation).toBe('portrait');
    expect(editor.document.$project.get()?.values).toBe(values);
    expect(editor.views.$canvas.get()).toEqual({ width: 1080, height: 1920 });
    editor.document.undo();
    await settle();
    expect(editor.environment.$templates.get().byId.get(11)?.orientation).toBe('landscape');
  });

  it('stays as it was, with a notification, when the layouts cannot be had', async () => {
    const { editor, server, spotreel } = await openEditor();
    server.refuse('ingredientTemplates', 'internal');
    expect(await editor.actions.setRatio('portrait')).toBe(false);
    expect(editor.document.$project.get()?.ratio).toBe('landscape');
    expect(editor.environment.$templates.get().byId.get(11)?.orientation).toBe('landscape');
    expect(spotreel.toasts.$toasts.get()).toHaveLength(1);
    expect(await editor.actions.setRatio('square')).toBe(false);
  });
});

describe('music', () => {
  it('is proposed for the scenes, chosen in one step, and known not to fit after a scene more', async () => {
    const { editor } = await openEditor();
    const proposed = await editor.proposals.propose(30);
    expect(proposed?.music).toMatchObject({ mode: 'bars', tracks: [{ sampleIds: [301, 302], percent: 100 }] });
    await editor.actions.addScene(13);
    expect(editor.views.$musicFits.get()).toBe(false);
    const fitted = editor.proposals.fit(30);
    await settle(50);
    expect(await fitted).toBe(true);
    expect(editor.document.$project.get()?.audio).toEqual([301, 303, 302]);
    expect(editor.views.$musicFits.get()).toBe(true);
    editor.document.undo();
    expect(editor.document.$project.get()?.audio).toEqual([301, 302]);
  });

  it('is proposed around what is locked, until another project is opened', async () => {
    const { editor } = await openEditor();
    await editor.actions.addScene(13);
    await editor.proposals.propose(30);
    const sampleIds = () => editor.proposals.$proposals.get().data?.music.tracks.map((track) => track.sampleIds);
    const free = sampleIds();
    const lock = { sampleId: 302, startSeconds: 0 };
    editor.proposals.toggleLock(lock);
    await settle(50);
    expect(editor.proposals.$locks.get()).toEqual([lock]);
    expect(sampleIds()).not.toEqual(free); // nothing begins with an outro
    editor.proposals.toggleLock({ ...lock, startSeconds: 0.001 });
    await settle(50);
    expect(sampleIds()).toEqual(free);
    editor.proposals.toggleLock(lock);
    editor.abandon();
    expect(editor.proposals.$locks.get()).toEqual([]);
  });

  it('of a kit that is gone is a failure', async () => {
    const { editor } = await openEditor();
    expect(await editor.proposals.fit(77)).toBe(false);
    expect(editor.proposals.$proposals.get()).toMatchObject({ status: 'error', failure: { code: 'not_found' } });
  });
});

it('takes no character that no save could hold', async () => {
  const { server, editor } = await openEditor();
  editor.actions.setText(1, 'headline', 'Null \0 and half \ud83d');
  await settle(2000);
  expect(editor.views.$save.get().state).toBe('saved');
  expect(JSON.stringify(server.asked('saveProject').at(-1)?.body)).toContain('Null  and half ');
});
