import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  EditorMediaSource,
  MediaSourceItem,
  MediaSourcePage,
  MediaSourceSearch,
  UploadTarget,
} from '../../../../../sdk/stores/media/page-media/page-media';
import { createPageMedia } from '../../../../../sdk/stores/media/page-media/page-media-store';
import { openSpotreel, settle } from '../../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const item = (id: string, over: Partial<MediaSourceItem> = {}): MediaSourceItem => ({
  id,
  name: `Harbor ${id}`,
  thumbnailUrl: `https://dam.example/${id}-small.jpg`,
  file: `https://dam.example/${id}.jpg`,
  ...over,
});

type Answer = (search: MediaSourceSearch) => unknown;

async function open(answer: Answer = () => ({ items: [item('1')] })) {
  const { server, spotreel } = await openSpotreel();
  const asked: MediaSourceSearch[] = [];
  const source: EditorMediaSource = {
    label: 'Harbor DAM',
    async search(search) {
      asked.push(search);
      return (await answer(search)) as MediaSourcePage;
    },
  };
  const problems: string[] = [];
  spotreel.on('page-failed', ({ code, message }) => problems.push(`${code} ${message}`));
  const store = createPageMedia(spotreel, source, 'image');
  return { server, spotreel, store, asked, problems, state: () => store.$state.get() };
}

describe('a search of the page’s media', () => {
  it('shows page after page, each item once, until there is no cursor', async () => {
    const { store, asked, state } = await open(({ cursor }) =>
      cursor === null ? { items: [item('1'), item('2')], nextCursor: 'p2' } : { items: [item('2'), item('3')] },
    );
    await store.open();
    await store.loadMore();
    expect(asked.map(({ cursor, query, type }) => [cursor, query, type])).toEqual([
      [null, '', 'image'],
      ['p2', '', 'image'],
    ]);
    expect(state().items.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(state().cursor).toBeNull();
    await store.loadMore();
    expect(asked).toHaveLength(2);
  });

  it('waits until nobody types, and aborts the one before', async () => {
    const { store, asked, state } = await open(() => new Promise(() => {}));
    void store.open();
    store.searchSoon('ha');
    store.searchSoon('harbor ');
    expect(asked[0]?.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(300);
    expect(asked.map(({ query }) => query)).toEqual(['', 'harbor']);
    store.dispose();
    expect(asked[1]?.signal.aborted).toBe(true);
    await settle();
    expect(state()).toMatchObject({ status: 'idle', failure: undefined });
  });

  it('ends with a source that answers the cursor that it was given', async () => {
    const { store, state } = await open(() => ({ items: [item('1')], nextCursor: 'same' }));
    await store.open();
    await store.loadMore();
    expect(state().cursor).toBeNull();
  });

  it.each([
    [
      'throws',
      () => Promise.reject(new Error('DAM is down')),
      'media_source_failed',
      'mediaSource.search() failed: DAM is down',
    ],
    ['answers nothing', () => undefined, 'media_source_invalid', 'mediaSource.search() answered something else'],
    [
      'answers a script for a picture',
      () => ({ items: [{ ...item('1'), thumbnailUrl: 'javascript:alert(1)' }] }),
      'media_source_invalid',
      'at items.0.thumbnailUrl',
    ],
    [
      'answers a file of another kind',
      () => ({ items: [{ ...item('1'), file: 'ftp://a/b' }] }),
      'media_source_invalid',
      'items.0.file',
    ],
    [
      'answers too much',
      () => ({ items: Array.from({ length: 201 }, (_, at) => item(String(at))) }),
      'media_source_invalid',
      'at items',
    ],
  ])('that %s has a code for the developer, words for people, and another try', async (_, answer, code, message) => {
    let isBroken = true;
    const { store, problems, state } = await open(() => (isBroken ? answer() : { items: [item('1')] }));
    await store.open();
    expect(state()).toMatchObject({ status: 'error', failure: { code } });
    expect(state().failure?.message).toBe('Harbor DAM doesn’t respond as it should. Try again in a few minutes.');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${code} `);
    expect(problems[0]).toContain(message);
    isBroken = false;
    await store.retry();
    expect(state()).toMatchObject({ status: 'ready', failure: undefined });
  });
});

describe('a pick of the page’s media', () => {
  const origin = { author: 'Ada', license: 'House license' };

  it('is fetched by the server, with its name and where it is from, and once', async () => {
    const { server, store } = await open();
    const picked = item('1', { origin });
    expect((await store.picks.pick(picked))?.id).toBe(61);
    expect((await store.picks.pick(picked))?.id).toBe(61);
    expect(server.asked('ingredientImageFromUrl').map(({ body }) => body)).toEqual([
      { imageUrl: 'https://dam.example/1.jpg', name: 'Harbor 1', origin: { ...origin, source: 'Harbor DAM' } },
    ]);
    expect(store.picks.$picks.get()).toMatchObject([{ status: 'taken' }]);
  });

  it('is uploaded where the page has the file itself', async () => {
    const { server, store } = await open();
    const file = vi.fn(async () => new Blob(['x'], { type: 'image/png' }));
    expect((await store.picks.pick(item('1', { file, origin })))?.id).toBe(60);
    expect(file).toHaveBeenCalledExactlyOnceWith({ signal: expect.any(AbortSignal) });
    expect(server.asked('uploadIngredientImage')).toHaveLength(1);
  });

  it.each([
    ['throws', () => Promise.reject(new Error('gone')), 'media_source_failed'],
    ['answers no file', async () => 7 as never, 'media_source_invalid'],
  ])('whose function %s can be tried again', async (_, file, code) => {
    const { store, problems } = await open();
    expect(await store.picks.pick(item('1', { file }))).toBeUndefined();
    expect(store.picks.$picks.get()).toMatchObject([{ status: 'failed', failure: { code } }]);
    expect(problems[0]).toContain(code);
    store.picks.dismiss('1');
    expect(store.picks.$picks.get()).toEqual([]);
  });

  it('that the server refuses says why', async () => {
    const { server, store, problems } = await open();
    server.refuse('ingredientImageFromUrl', 'url_forbidden');
    await store.picks.pick(item('1'));
    expect(store.picks.$picks.get()).toMatchObject([
      { failure: { code: 'url_forbidden', message: 'This link cannot be used.' } },
    ]);
    expect(problems).toEqual([]);
  });

  it('ends with its screen', async () => {
    const { store, problems } = await open();
    const picking = store.picks.pick(item('1', { file: () => new Promise(() => {}) }));
    store.dispose();
    expect(await picking).toBeUndefined();
    expect(store.picks.$picks.get()).toEqual([]);
    expect(problems).toEqual([]);
  });
});

describe('an upload that the page keeps', () => {
  const file = new File(['x'], 'cat.png', { type: 'image/png' });

  async function withTarget(uploadTarget: UploadTarget) {
    const opened = await open();
    opened.spotreel.media.pageMedia = () => ({ uploadTarget });
    return { ...opened, uploads: () => opened.spotreel.media.uploads.$uploads.get() };
  }

  it('goes to the page, and the server fetches its copy', async () => {
    const shares: number[] = [];
    const { spotreel, server, uploads } = await withTarget(async (upload) => {
      expect(upload.file).toBe(file);
      upload.onProgress(0.5);
      shares.push(uploads()[0]?.progress ?? 0);
      return 'https://files.shop.example/cat.png';
    });
    expect((await spotreel.media.upload(file))?.id).toBe(61);
    expect(shares[0]).toBeCloseTo(0.5, 1);
    expect(server.asked('ingredientImageFromUrl').map(({ body }) => body)).toEqual([
      { imageUrl: 'https://files.shop.example/cat.png', name: 'cat.png' },
    ]);
    expect(server.asked('uploadIngredientImage')).toEqual([]);
  });

  it('is told when it is cancelled', async () => {
    let signal: AbortSignal | undefined;
    const { spotreel, uploads, problems } = await withTarget((upload) => {
      signal = upload.signal;
      return new Promise(() => {});
    });
    const uploading = spotreel.media.upload(file);
    await vi.waitFor(() => expect(signal).toBeDefined());
    spotreel.media.uploads.dismiss(uploads()[0]?.id ?? 0);
    expect(await uploading).toBeUndefined();
    expect(signal?.aborted).toBe(true);
    expect([uploads(), problems]).toEqual([[], []]);
  });

  it.each([
    ['throws', () => Promise.reject(new Error('bucket full')), 'upload_target_failed'],
    ['answers no address', async () => 'cat.png', 'upload_target_invalid'],
    ['answers an address that is none of the web', async () => 'file:///etc/passwd', 'upload_target_invalid'],
  ])('that %s says so', async (_, target, code) => {
    const { spotreel, uploads, problems } = await withTarget(target);
    expect(await spotreel.media.upload(file)).toBeUndefined();
    expect(uploads()).toMatchObject([
      { status: 'failed', failure: { code, message: 'This site couldn’t save the file. Try again.' } },
    ]);
    expect(problems[0]).toContain(code);
  });

  it('leaves cuts and animations to the server', async () => {
    const target = vi.fn();
    const { spotreel, server } = await withTarget(target);
    await spotreel.media.upload(file, { sourceMediaId: 50, area: { x: 0, y: 0, width: 1, height: 1 } });
    await spotreel.media.upload(new File(['{}'], 'a.json', { type: 'application/json' }));
    expect(target).not.toHaveBeenCalled();
    expect([server.asked('uploadIngredientImage'), server.asked('uploadMedia')].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
  });
});
