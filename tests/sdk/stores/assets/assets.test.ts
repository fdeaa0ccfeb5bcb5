import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Media } from '../../../../sdk/contract/schemas/media';
import { accountMessages } from '../../../../sdk/i18n/account/account-messages';
import { addMessages } from '../../../../sdk/i18n/lazy-messages';
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

addMessages(accountMessages);
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

  it('moves what it can, and says what went wrong', async () => {
    const { assets, server, spotreel } = await open();
    server.refuse('moveMedia', 'internal');
    assets.selection.toggle(1);
    expect(await assets.move([1], 5)).toBe(false);
    expect(spotreel.toasts.$toasts.get()).toMatchObject([{ tone: 'danger' }]);
    expect([...assets.selection.$selected.get()]).toEqual([1]);
  });
});

describe('uploads', () => {
  it('go three at a time into the open folder; one that fails is sent again', async () => {
    const { assets, server } = await open();
    await assets.open(5);
    let answered = 0;
    server.always('uploadMedia', () => {
      answered += 1;
      return answered === 2
        ? failure('media_undecodable', 'This file can’t be read.', 422)
        : file(10 + answered, { folder: 5 });
    });
    const pictures = ['a', 'b', 'c', 'd'].map((name) => new File(['x'], `${name}.png`, { type: 'image/png' }));
    assets.uploads.add(pictures, 5);
    expect(assets.uploads.$uploads.get().map(({ status }) => status)).toEqual([
      'uploading',
      'uploading',
      'uploading',
      'waiting',
    ]);
    await settle();
    expect(assets.uploads.$uploads.get()).toMatchObject([{ name: 'b.png', status: 'failed' }]);
    const form = server.asked('uploadMedia')[0]?.body as FormData;
    expect(form.get('folder')).toBe('5');
    assets.uploads.retry(assets.uploads.$uploads.get()[0]?.id ?? 0);
    await settle();
    expect(assets.uploads.$uploads.get()).toEqual([]);
    expect(
      assets.$files
        .get()
        .data?.data.slice(0, 4)
        .map(({ id }) => id),
    ).toEqual([15, 14, 13, 11]);
  });

  it('are cancelled, also those that wait', async () => {
    const { assets, server } = await open();
    for (let index = 0; index < 3; index++) server.hold('uploadMedia');
    const pictures = ['a', 'b', 'c', 'd'].map((name) => new File(['x'], `${name}.png`, { type: 'image/png' }));
    assets.uploads.add(pictures, null);
    await settle();
    for (const { id } of assets.uploads.$uploads.get().toReversed()) assets.uploads.dismiss(id);
    await settle();
    expect(assets.uploads.$uploads.get()).toEqual([]);
    expect(server.asked('uploadMedia')).toHaveLength(3);
  });
});
