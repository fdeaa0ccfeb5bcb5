import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Media } from '../../../../sdk/contract/media/media';
import { createAssets } from '../../../../sdk/stores/assets/assets';
import { failure } from '../../client/stub-server';
import { openSpotreel, settle } from '../open-spotreel';

const at = '2026-11-01T10:00:00.000Z';
const file = (id: number, over: Partial<Media> = {}): Media => ({
  id,
  name: `${id}.png`,
  type: 'image',
  mimeType: 'image/png',
  preview: '/p',
  mobilePreview: '/p',
  url: '/u',
  props: { width: 10, height: 10 },
  state: 'ready',
  sourceType: 'upload',
  sourceMediaId: null,
  folder: null,
  createdAt: at,
  ...over,
});
const folder = (id: number, name: string, parent: number | null = null) => ({
  id,
  name,
  parent,
  files: 0,
  folders: 0,
  createdAt: at,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function open() {
  const { spotreel, server } = await openSpotreel();
  server.state.media = [file(1), file(2), file(3)];
  server.always('mediaFolders', () => [folder(5, 'Summer')]);
  const assets = createAssets(spotreel);
  await assets.load();
  return { assets, server, spotreel };
}

describe('the assets library', () => {
  it('has the files and folders of the folder that is open, and what is selected', async () => {
    const { assets, server } = await open();
    expect(assets.$folders.get().data).toMatchObject([{ name: 'Summer' }]);
    expect(assets.$files.get().data?.data.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(server.asked('mediaList').at(-1)?.query).toMatchObject({ unfiled: 'true', page: '1' });
    assets.selection.toggle(1);
    assets.selection.selectTo(3);
    expect([...assets.selection.$selected.get()]).toEqual([1, 2, 3]);
    await assets.open(5);
    expect(server.asked('mediaList').at(-1)?.query).toMatchObject({ folder: '5' });
    expect(assets.selection.$selected.get().size).toBe(0);
    await assets.search(' sea ');
    expect(server.asked('mediaList').at(-1)?.query).toMatchObject({ search: 'sea' });
    expect(server.asked('mediaList').at(-1)?.query).not.toHaveProperty('folder');
    await assets.sortBy('name');
    expect(server.asked('mediaList').at(-1)?.query).toMatchObject({ sort: 'name', sorted: 'ASC', search: 'sea' });
  });

  it('says at the field why a folder was not made', async () => {
    const { assets, server } = await open();
    const taken = { name: ['There is a folder with this name.'] };
    server.answer('createMediaFolder', () =>
      failure('validation_failed', 'The request is not valid.', 422, { details: taken }),
    );
    expect(await assets.makeFolder('Summer')).toBe(false);
    expect(assets.$folderForm.get().failure?.details).toEqual(taken);
  });

  it('deletes files, and a notice brings them back', async () => {
    const { assets, server, spotreel } = await open();
    server.always('deleteMedia', ({ params }) => ({ id: params.mediaId }));
    server.always('restoreMedia', ({ params }) => file(params.mediaId ?? 0));
    expect(await assets.remove([1, 2])).toBe(true);
    expect(server.asked('deleteMedia')).toHaveLength(2);
    const [toast] = spotreel.toasts.$toasts.get();
    expect(toast?.title).toBe('2 files deleted');
    if (toast?.action && 'run' in toast.action) toast.action.run();
    await settle();
    expect(server.asked('restoreMedia')).toHaveLength(2);
  });

  it('moves the focus point of an image, and a notice takes that back', async () => {
    const { assets, server, spotreel } = await open();
    server.always('updateMedia', ({ params, body }) => ({
      ...file(params.mediaId ?? 0),
      props: { width: 10, height: 10, ...(body as object) },
    }));
    expect(await assets.moveFocus(file(1), { x: 0.1, y: 0.9 })).toBe(true);
    expect(assets.$files.get().data?.data.find(({ id }) => id === 1)?.props.focus).toEqual({ x: 0.1, y: 0.9 });
    const [toast] = spotreel.toasts.$toasts.get();
    expect(toast?.title).toBe('Focus point saved');
    if (toast?.action && 'run' in toast.action) toast.action.run();
    await settle();
    expect(server.asked('updateMedia').map(({ body }) => body)).toEqual([
      { focus: { x: 0.1, y: 0.9 } },
      { focus: null },
    ]);
  });

  it('replaces a file, and a notice brings the former one back', async () => {
    const { assets, server, spotreel } = await open();
    const replaced = { ...file(1), url: '/new.png' };
    server.always('replaceMedia', () => replaced);
    server.always('restoreMediaFile', () => file(1));
    const shown = () => assets.$files.get().data?.data.find(({ id }) => id === 1)?.url;
    expect(await assets.replace(file(1), new File(['x'], 'new.png'))).toBe(true);
    expect(shown()).toBe('/new.png');
    const [toast] = spotreel.toasts.$toasts.get();
    if (toast?.action && 'run' in toast.action) toast.action.run();
    await settle();
    expect([server.asked('restoreMediaFile')[0]?.params, shown()]).toEqual([{ mediaId: 1 }, file(1).url]);
  });

  it('leaves a file that could not be replaced, and says why', async () => {
    const { assets, server, spotreel } = await open();
    server.refuse('replaceMedia', 'media_type_unsupported');
    const before = assets.$files.get();
    expect(await assets.replace(file(1), new File(['x'], 'clip.mp4'))).toBe(false);
    expect(assets.$files.get()).toBe(before);
    expect(spotreel.toasts.$toasts.get()).toMatchObject([{ tone: 'danger' }]);
  });

  it('moves what it can, and says what went wrong', async () => {
    const { assets, server, spotreel } = await open();
    server.refuse('moveMedia', 'internal');
    assets.selection.toggle(1);
    expect(await assets.move([1], 5)).toBe(false);
    expect(spotreel.toasts.$toasts.get()).toMatchObject([{ tone: 'danger' }]);
    expect([...assets.selection.$selected.get()]).toEqual([1]);
  });
});

describe('a folder that is moved', () => {
  it('says what the server has against it', async () => {
    const { assets, server, spotreel } = await open();
    const details = { parent: ['Folders can be at most eight deep.'] };
    server.answer('updateMediaFolder', () =>
      failure('validation_failed', 'The request is not valid.', 422, { details }),
    );
    expect(await assets.moveFolder(5, 6)).toBe(false);
    expect(spotreel.toasts.$toasts.get()).toMatchObject([{ title: 'Folders can be at most eight deep.' }]);
  });
});

describe('a video that the server converts', () => {
  const video = (over: Partial<Media>) => file(9, { type: 'video', name: 'film.mov', ...over });

  it('is followed from the list to its end, also when that is a failure', async () => {
    const { assets, server } = await open();
    server.state.media = [video({ state: 'processing', percentageComplete: 10 }), file(1)];
    let asked = 0;
    server.always('media', () => {
      asked += 1;
      if (asked === 1) return video({ state: 'processing', percentageComplete: 60 });
      return asked === 2 ? video({ state: 'ready' }) : video({ state: 'failed' });
    });
    await assets.load();
    await settle();
    expect(assets.$files.get().data?.data[0]).toMatchObject({ percentageComplete: 60 });
    await vi.advanceTimersByTimeAsync(500);
    expect(assets.$files.get().data?.data[0]).toMatchObject({ state: 'ready' });
    expect(assets.$files.get().data?.data).toHaveLength(2);
    await assets.load();
    await settle();
    expect(assets.$files.get().data?.data[0]).toMatchObject({ state: 'failed' });
  });

  it('is followed no longer once the page is left', async () => {
    const { assets, server } = await open();
    server.state.media = [video({ state: 'not_loaded' })];
    server.always('media', () => video({ state: 'processing' }));
    await assets.load();
    assets.dispose();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.asked('media').length).toBeLessThan(2);
  });
});

describe('a folder that is uploaded', () => {
  const image = (name: string) => new File(['x'], name, { type: 'image/png' });

  it('keeps its structure, and uses folders that are there', async () => {
    const { assets, server } = await open();
    const made: { id: number; name: string; parent: number | null }[] = [];
    server.always('createMediaFolder', ({ body }) => {
      const { name, parent } = body as { name: string; parent: number | null };
      made.push({ id: 20 + made.length, name, parent });
      return folder(19 + made.length, name, parent);
    });
    server.always('uploadMedia', () => file(30));
    await assets.upload([
      { file: image('a.png'), folders: ['summer'] },
      { file: image('b.png'), folders: ['summer', 'Beach'] },
      { file: image('c.png'), folders: ['summer', 'Beach'] },
      { file: image('d.png'), folders: [] },
    ]);
    await settle();
    expect(made).toEqual([{ id: 20, name: 'Beach', parent: 5 }]);
    const sent = server.asked('uploadMedia').map(({ body }) => (body as FormData).get('folder'));
    expect(sent).toEqual(['5', '20', '20', null]);
  });

  it('says why a folder could not be made; files before it are kept', async () => {
    const { assets, server, spotreel } = await open();
    server.refuse('createMediaFolder', 'internal');
    server.always('uploadMedia', () => file(30));
    await assets.upload([
      { file: image('a.png'), folders: [] },
      { file: image('b.png'), folders: ['New'] },
      { file: image('c.png'), folders: [] },
    ]);
    await settle();
    expect(server.asked('uploadMedia')).toHaveLength(1);
    expect(spotreel.toasts.$toasts.get()).toMatchObject([{ tone: 'danger' }]);
  });
});

describe('files that come in', () => {
  it('are listed in the folder that is open, and go on when the page is left', async () => {
    const { assets, server, spotreel } = await open();
    await assets.open(5);
    const release = server.hold('uploadMedia');
    server.always('uploadMedia', () => file(10, { folder: 5 }));
    await assets.upload([{ file: new File(['x'], 'a.png'), folders: [] }]);
    await settle();
    assets.dispose();
    expect(spotreel.media.uploads.$uploads.get()).toMatchObject([{ name: 'a.png', status: 'uploading' }]);
    await assets.load();
    release();
    await settle();
    expect(assets.$files.get().data?.data[0]).toMatchObject({ id: 10, folder: 5 });
  });

  it('leave the list when their conversion is cancelled', async () => {
    const { assets, server } = await open();
    const film = file(9, { type: 'video', state: 'processing', percentageComplete: 10 });
    server.always('uploadMedia', () => film);
    server.always('media', () => film);
    server.always('cancelMedia', () => ({ id: 9 }));
    await assets.upload([{ file: new File(['x'], 'film.mov'), folders: [] }]);
    await settle();
    expect(assets.$files.get().data?.data[0]).toMatchObject({ id: 9, state: 'processing' });
    assets.uploads.dismiss(assets.uploads.$uploads.get()[0]?.id ?? 0);
    await settle();
    expect(assets.$files.get().data?.data.map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
