import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Media } from '../../../../sdk/contract/media/media';
import { logo } from '../../project/launch-project';
import { openEditor, settle } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const song: Media = {
  ...logo,
  id: 80,
  name: 'song.mp3',
  type: 'audio',
  url: '/song.m4a',
  props: { width: 0, height: 0, duration: 60, contentSamples: 2_880_000, leadInSamples: 1024, sampleRate: 48_000 },
};
const own = { media: 80, start: 10, fadeIn: 0.3, fadeOut: 2 };

describe('music of the account in the editor', () => {
  it('takes the place of the composed music, is saved, and leaves it as it was', async () => {
    const { editor, server } = await openEditor();
    const { musicKitId, audio } = editor.document.$project.get()!;
    expect(editor.actions.setOwnMusic(own, song)).toBe(true);
    expect(editor.document.$project.get()).toMatchObject({ ownMusic: own, musicKitId, audio });
    expect(editor.environment.$media.get()[80]).toBe(song);
    await settle(5000);
    expect(server.state.saved.ownMusic).toEqual(own);
    expect(editor.actions.setOwnMusic(null)).toBe(true);
    expect(editor.document.$project.get()).toMatchObject({ ownMusic: null, musicKitId, audio });
    await settle(5000);
    expect(server.state.saved.ownMusic).toBeNull();
  });

  it('is one step to undo, and a drag of its start another one', async () => {
    const { editor } = await openEditor();
    const { document, actions } = editor;
    actions.setOwnMusic(own, song);
    for (const start of [11, 12, 13.5]) actions.trimOwnMusic({ ...own, start });
    document.closeStep();
    expect(document.$project.get()?.ownMusic?.start).toBe(13.5);
    document.undo();
    expect(document.$project.get()?.ownMusic).toEqual(own);
    document.undo();
    expect(document.$project.get()?.ownMusic).toBeNull();
    document.redo();
    expect(document.$project.get()?.ownMusic).toEqual(own);
  });

  it('that changes nothing is no step', async () => {
    const { editor } = await openEditor();
    editor.actions.setOwnMusic(own, song);
    expect(editor.actions.trimOwnMusic({ ...own })).toBe(false);
  });

  it('goes when music of the library is chosen', async () => {
    const { editor } = await openEditor();
    editor.actions.setOwnMusic(own, song);
    editor.actions.setMusic(30, [301]);
    expect(editor.document.$project.get()).toMatchObject({ ownMusic: null, musicKitId: 30, audio: [301] });
    editor.document.undo();
    expect(editor.document.$project.get()?.ownMusic).toEqual(own);
  });

  it('is what the picture plays; music that is listened to is heard in place of it', async () => {
    const { editor } = await openEditor();
    const unlisten = editor.picture.$composition.listen(() => {});
    editor.actions.setOwnMusic(own, song);
    await settle();
    expect(editor.picture.$composition.get()?.audio).toMatchObject([
      { audioId: 80, src: '/song.m4a', startSeconds: 0, durationSeconds: 8, cut: { fromSeconds: 10 } },
    ]);
    expect(editor.picture.$composition.get()?.audioFadeSeconds).toBe(2);
    const kit = editor.environment.$kit.get()!;
    await editor.picture.audition({ kit, sampleIds: [301] });
    expect(editor.picture.$composition.get()?.audio.every(({ cut }) => cut === undefined)).toBe(true);
    unlisten();
  });

  it('that was deleted is missing, and gives its place to the composed music', async () => {
    const { editor } = await openEditor({}, (server) => {
      server.state.saved.ownMusic = { ...own, media: 4711 };
    });
    expect(editor.repairs.$missing.get()).toContainEqual({ kind: 'track', mediaId: 4711 });
    expect(await editor.repairs.repairAll()).toBe(true);
    expect(editor.document.$project.get()).toMatchObject({ ownMusic: null, musicKitId: 30 });
  });
});
