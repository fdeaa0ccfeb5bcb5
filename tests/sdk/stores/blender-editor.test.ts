import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render, renderState } from './contract-server';
import { openEditor, settle } from './open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The project of the other tests, cut down to one scene and marked as Blender's. */
const openBlender = (change: { audio?: []; renders?: ReturnType<typeof renderState> } = {}) =>
  openEditor({}, ({ state }) => {
    state.isBlender = true;
    state.saved = { ...state.saved, customisations: state.saved.customisations.slice(0, 1), ...change };
    if (change.renders) state.renders = change.renders;
  });

describe('an editor of a Blender project', () => {
  it('opens it with its tracks and no way to add, copy or remove scenes', async () => {
    const { editor } = await openBlender();
    expect(editor.environment.$blender.get()?.audioList.map(({ id }) => id)).toEqual([301, 302, 303]);
    expect(editor.actions.canDuplicateScene(1)).toEqual({ allowed: false, reason: 'single_scene' });
    expect(editor.actions.removeScene(1)).toBe(false);
    expect(editor.views.$scenes.get()).toHaveLength(1);
  });

  it('saves through the call of its own', async () => {
    const { editor, server } = await openBlender();
    editor.actions.setText(1, 'headline', 'In 3D');
    await settle(1000);
    expect(server.asked('saveProject')).toEqual([]);
    expect(server.asked('saveBlenderProject').at(-1)?.body).toMatchObject({
      name: 'Launch',
      texts: [{ id: 'headline', value: 'In 3D' }],
      audioTrack: 301,
      version: 1,
    });
    expect(editor.views.$save.get().state).toBe('saved');
    editor.actions.setTrack(303);
    await settle(1000);
    expect(server.asked('saveBlenderProject').at(-1)?.body).toMatchObject({ audioTrack: 303, version: 2 });
    expect([editor.actions.setTrack(303), editor.actions.setTrack(null)]).toEqual([false, true]);
  });

  it('takes the first track with the first save when it has none, and undo does not take it away', async () => {
    const { editor, server } = await openBlender({ audio: [] });
    editor.actions.rename('Pedestal');
    await settle(1000);
    expect(server.asked('saveBlenderProject').at(-1)?.body).toMatchObject({ name: 'Pedestal', audioTrack: 301 });
    expect(editor.document.$project.get()?.audio).toEqual([301]);
    editor.document.undo();
    expect(editor.document.$project.get()).toMatchObject({ name: 'Launch', audio: [301] });
  });

  it('stays silent when it was rendered before', async () => {
    const { editor, server } = await openBlender({
      audio: [],
      renders: renderState({ status: 'done', renders: [render({ status: 'done' })] }),
    });
    await settle();
    editor.actions.rename('Pedestal');
    await settle(1000);
    expect(server.asked('saveBlenderProject').at(-1)?.body).toMatchObject({ audioTrack: null });
  });

  it('says why it cannot be rendered here', async () => {
    const { editor, server } = await openBlender();
    server.refuse('requestRender', 'blender_unavailable');
    await editor.requestRender();
    expect(editor.render.$render.get()).toMatchObject({
      status: 'idle',
      notice: { kind: 'unavailable', tone: 'info' },
    });
    expect(editor.render.$render.get().notice?.text).toMatch(/^This server can’t export 3D templates/);
  });
});

describe('an editor of any other project', () => {
  it('has no track to set, and saves as before', async () => {
    const { editor, server } = await openEditor();
    expect(editor.environment.$blender.get()).toBeNull();
    expect(editor.actions.setTrack(301)).toBe(false);
    editor.actions.rename('Other');
    await settle(1000);
    expect([server.asked('saveProject').length, server.asked('saveBlenderProject').length]).toEqual([1, 0]);
  });

  it('keeps both versions through that call too', async () => {
    const { editor, server } = await openBlender();
    server.state.saved = { ...server.state.saved, name: 'Theirs' };
    server.state.version = 5;
    editor.actions.rename('Mine');
    await settle(1000);
    expect(editor.versions.$conflict.get()).not.toBeNull();
    expect(await editor.versions.keepBoth()).toMatchObject({ id: 8, name: 'Mine (my version)' });
    expect(server.asked('saveProject')).toEqual([]);
    expect(server.asked('saveBlenderProject').at(-1)).toMatchObject({ params: { projectId: 8 }, body: { version: 1 } });
  });
});
