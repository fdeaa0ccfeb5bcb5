import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Media } from '../../../../../sdk/contract/media/media';
import type { Uploads } from '../../../../../sdk/stores/media/uploads/uploads';
import { failure } from '../../../client/stub-server';
import { logo } from '../../../project/launch-project';
import { openSpotreel, settle } from '../../open-spotreel';

const at = '2026-11-01T10:00:00.000Z';
const file = (id: number, over: Partial<Media> = {}): Media => ({ ...logo, id, name: `${id}.png`, ...over });
const picture = (name = 'cat.png') => new File(['x'], name, { type: 'image/png' });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function open() {
  const { spotreel, server } = await openSpotreel();
  return { spotreel, server, uploads: spotreel.media.uploads };
}

async function addAll(uploads: Uploads, files: readonly File[], folder: number | null = null): Promise<void> {
  for (const one of files) await uploads.add({ file: one, folder });
}

const firstId = ({ $uploads }: Uploads) => $uploads.get()[0]?.id ?? 0;

describe('uploads', () => {
  it('go three at a time into their folder; one that fails is sent again', async () => {
    const { uploads, server } = await open();
    const taken: number[] = [];
    uploads.on('taken', ({ id }) => taken.push(id));
    const release = ['a', 'b', 'c'].map(() => server.hold('uploadMedia'));
    let answered = 0;
    server.always('uploadMedia', () => {
      answered += 1;
      return answered === 2 ? failure('internal', 'Something went wrong.', 500) : file(10 + answered, { folder: 5 });
    });
    await addAll(uploads, ['a.png', 'b.png', 'c.png', 'd.png'].map(picture), 5);
    expect(uploads.$uploads.get().map(({ status }) => status)).toEqual([
      'uploading',
      'uploading',
      'uploading',
      'waiting',
    ]);
    for (const go of release) go();
    await settle();
    expect(uploads.$uploads.get()).toMatchObject([{ name: 'b.png', status: 'failed', canRetry: true }]);
    const form = server.asked('uploadMedia')[0]?.body as FormData;
    expect(form.get('folder')).toBe('5');
    uploads.retry(firstId(uploads));
    await settle();
    expect(uploads.$uploads.get()).toEqual([]);
    expect(taken).toEqual([11, 13, 14, 15]);
  });

  it('of empty files and of other types say why, and are not offered again', async () => {
    const { uploads, server } = await open();
    server.always('uploadMedia', () => failure('media_type_unsupported', 'This type of file is not supported.', 415));
    await addAll(uploads, [new File([], 'empty.png'), new File(['x'], 'notes.txt')]);
    await settle();
    const [empty, notes] = uploads.$uploads.get();
    expect(empty).toMatchObject({ status: 'failed', failure: { message: 'This file is empty. Choose another one.' } });
    expect(notes?.failure?.message).toMatch(/^We can’t use this type of file\. Use JPEG, /);
    expect([empty, notes].map((upload) => upload?.canRetry)).toEqual([false, false]);
    expect(server.asked('uploadMedia')).toHaveLength(1);
    await uploads.add({ file: new File(['x'], 'song.txt'), isMusic: true });
    await settle();
    expect(uploads.$uploads.get().at(-1)?.failure?.message).toMatch(/Use MP3, M4A, AAC, WAV, OGG or FLAC\.$/);
  });

  it('are cancelled, also those that wait', async () => {
    const { uploads, server } = await open();
    for (let index = 0; index < 3; index++) server.hold('uploadMedia');
    await addAll(uploads, ['a.png', 'b.png', 'c.png', 'd.png'].map(picture));
    await settle();
    for (const { id } of uploads.$uploads.get().toReversed()) uploads.dismiss(id);
    await settle();
    expect(uploads.$uploads.get()).toEqual([]);
    expect(server.asked('uploadMedia')).toHaveLength(3);
  });

  it('end with the account', async () => {
    const { uploads, server, spotreel } = await open();
    server.hold('uploadMedia');
    const outcome = uploads.outcomeOf({ file: picture() });
    await settle();
    spotreel.dispose();
    expect(await outcome).toEqual({});
    expect(uploads.$uploads.get()).toEqual([]);
  });

  it('stand first among the account’s files', async () => {
    const { spotreel, uploads } = await open();
    await spotreel.media.load();
    expect((await spotreel.media.upload(picture()))?.id).toBe(60);
    expect(spotreel.media.$own.get().data?.map(({ id }) => id)).toEqual([60]);
    expect(uploads.$uploads.get()).toEqual([]);
  });

  it('say of what a picture was cut out', async () => {
    const { spotreel, server } = await open();
    const area = { x: 10.123, y: 0, width: 100, height: 50.5 };
    await spotreel.media.upload(picture(), { sourceMediaId: 50, area });
    const query = { sourceMediaId: '50', crop: '10.12,0,100,50.5' };
    expect(server.asked('uploadIngredientImage')[0]?.query).toEqual(query);
  });

  it('are fetched from an address', async () => {
    const { spotreel } = await open();
    expect((await spotreel.media.uploadFromUrl('https://example.com/a.png', 'image'))?.id).toBe(61);
  });

  it('that failed hand the file on after another try', async () => {
    const { uploads, server } = await open();
    server.refuse('uploadMedia', 'internal');
    const onReady = vi.fn();
    const { failure: reason } = await uploads.outcomeOf({ file: picture(), onReady });
    expect([reason?.code, onReady.mock.calls.length]).toEqual(['internal', 0]);
    uploads.retry(firstId(uploads));
    await settle();
    expect(onReady.mock.calls).toMatchObject([[{ id: 60 }]]);
    expect(uploads.$uploads.get()).toEqual([]);
  });

  it('of a form fail there: no entry stays', async () => {
    const { uploads, server } = await open();
    server.refuse('uploadMedia', 'image_too_large');
    await expect(uploads.mediaOf({ file: picture() })).rejects.toMatchObject({
      code: 'image_too_large',
      message: 'The image has too many pixels.',
    });
    expect(uploads.$uploads.get()).toEqual([]);
  });
});

describe('a large file', () => {
  const MB = 1024 * 1024;
  const film = (name = 'film.mp4', size = 20 * MB) =>
    new File([new Uint8Array(size)], name, { type: 'video/mp4', lastModified: 1_700_000_000_000 });
  const upload = (received: number, over: object = {}) => ({
    id: 7,
    name: 'film.mp4',
    size: 20 * MB,
    lastModified: 1_700_000_000_000,
    folder: null,
    received,
    createdAt: at,
    expiresAt: at,
    ...over,
  });

  /** A server that keeps what it gets of one upload. */
  async function openWith(received = 0, isThere = received > 0) {
    const opened = await open();
    const { server } = opened;
    const state = { received, isThere };
    server.always('resumableUploads', () => (state.isThere ? [upload(state.received)] : []));
    server.always('beginUpload', () => {
      state.isThere = true;
      return upload(0);
    });
    server.always('uploadPart', ({ params }) => {
      state.received = Math.min(20 * MB, (params.part ?? 0) * 8 * MB);
      return upload(state.received);
    });
    server.always('completeUpload', () => file(50, { name: 'film.mp4' }));
    server.always('cancelUpload', ({ params }) => ({ id: params.uploadId }));
    return { ...opened, state };
  }
  const parts = (server: Awaited<ReturnType<typeof open>>['server']) =>
    server.asked('uploadPart').map(({ params }) => params.part);

  it('goes in parts, and is one file then', async () => {
    const { uploads, server } = await openWith();
    await uploads.add({ file: film() });
    expect(uploads.$uploads.get()).toMatchObject([{ canPause: true }]);
    await settle();
    expect(parts(server)).toEqual([1, 2, 3]);
    const last = server.asked('uploadPart').at(-1)?.body as FormData;
    expect((last.get('part') as File).size).toBe(4 * MB);
    expect(uploads.$uploads.get()).toEqual([]);
  });

  it('waits while the connection is lost, and goes on', async () => {
    const { uploads, server } = await openWith();
    server.refuse('uploadPart', 'internal');
    await uploads.add({ file: film() });
    await settle();
    expect(uploads.$uploads.get()).toMatchObject([{ status: 'uploading' }]);
    await vi.advanceTimersByTimeAsync(1_000);
    await settle();
    expect(parts(server)).toEqual([1, 1, 2, 3]);
    expect(uploads.$uploads.get()).toEqual([]);
  });

  it('is paused, and goes on with the upload that was begun', async () => {
    const { uploads, server } = await openWith();
    server.hold('uploadPart');
    await uploads.add({ file: film() });
    await settle();
    uploads.pause(firstId(uploads));
    await settle();
    expect(uploads.$uploads.get()).toMatchObject([{ status: 'paused' }]);
    uploads.retry(firstId(uploads));
    await settle();
    expect(parts(server)).toEqual([1, 1, 2, 3]);
    expect(server.asked('beginUpload')).toHaveLength(1);
    expect(uploads.$uploads.get()).toEqual([]);
  });

  it('of an earlier visit is listed, and goes on once the same file is chosen', async () => {
    const { uploads, server } = await openWith(8 * MB);
    await uploads.loadInterrupted();
    expect(uploads.$uploads.get()).toMatchObject([{ name: 'film.mp4', status: 'interrupted', progress: 0.4 }]);
    const id = firstId(uploads);
    uploads.continueWith(id, film('other.mp4'));
    expect(uploads.$uploads.get()).toMatchObject([{ status: 'interrupted', failure: { code: 'other_file' } }]);
    // dropped like any other file
    await uploads.add({ file: film() });
    await settle();
    expect(parts(server)).toEqual([2, 3]);
    expect(server.asked('beginUpload')).toEqual([]);
    expect(uploads.$uploads.get()).toEqual([]);
  });

  it('that is cancelled is removed from the server too', async () => {
    const { uploads, server } = await openWith(8 * MB);
    await uploads.loadInterrupted();
    uploads.dismiss(firstId(uploads));
    await settle();
    expect(server.asked('cancelUpload')).toMatchObject([{ params: { uploadId: 7 } }]);
    expect(uploads.$uploads.get()).toEqual([]);
  });

  it('says what is wrong with it at the end', async () => {
    const { uploads, server } = await openWith();
    server.refuse('completeUpload', 'media_undecodable');
    await uploads.add({ file: film() });
    await settle();
    expect(uploads.$uploads.get()).toMatchObject([{ status: 'failed', failure: { code: 'media_undecodable' } }]);
  });

  it('is paused and resumed at once without a second entry', async () => {
    const { uploads, server } = await openWith();
    server.hold('uploadPart');
    await uploads.add({ file: film() });
    await settle();
    uploads.pause(firstId(uploads));
    uploads.retry(firstId(uploads));
    expect(uploads.$uploads.get()).toMatchObject([{ status: 'uploading' }]);
    await settle();
    expect(parts(server)).toEqual([1, 1, 2, 3]);
    expect(uploads.$uploads.get()).toEqual([]);
  });

  it('is picked when an interrupted upload ends that was chosen in the editor', async () => {
    const { uploads } = await openWith(8 * MB);
    await uploads.loadInterrupted();
    const onReady = vi.fn();
    const { media } = await uploads.outcomeOf({ file: film(), onReady });
    expect([media?.id, onReady.mock.calls.length]).toEqual([50, 1]);
  });

  it('goes whole to a page that keeps uploads', async () => {
    const { uploads, server, spotreel } = await openWith();
    spotreel.media.pageMedia = () => ({ uploadTarget: async () => 'https://example.com/film.mp4' });
    server.always('ingredientVideoFromUrl', () => file(51, { type: 'video' }));
    const outcome = uploads.outcomeOf({ file: film() });
    await settle();
    expect((await outcome).media?.id).toBe(51);
    expect(server.asked('beginUpload')).toEqual([]);
  });
});
