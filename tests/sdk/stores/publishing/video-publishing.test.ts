import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  ProjectPublications,
  Publication,
  PublicationDraft,
} from '../../../../sdk/contract/publishing/publishing';
import { createVideoPublishing } from '../../../../sdk/stores/publishing/video-publishing';
import { openSpotreel, settle } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const publication = (id: number, change: Partial<Publication> = {}): Publication => ({
  id,
  projectId: 7,
  renderId: 90,
  platform: 'youtube',
  channel: 'Channel 1',
  title: 'Launch',
  privacy: 'unlisted',
  status: 'done',
  percentageComplete: 100,
  url: 'https://example.com/watch',
  failure: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  finishedAt: '2026-11-20T10:05:00.000Z',
  ...change,
});
const running = (id: number, percentageComplete = 0) =>
  publication(id, { status: 'uploading', percentageComplete, url: null, finishedAt: null });
const draft: PublicationDraft = { connectionId: 1, title: 'Launch', description: '', privacy: 'unlisted' };

async function open(...publications: Publication[]) {
  const { spotreel, server } = await openSpotreel();
  const answer: { now: ProjectPublications } = { now: { title: 'Launch', canPublish: true, publications } };
  server.always('projectPublications', () => answer.now);
  const store = createVideoPublishing(spotreel, 7);
  const list = () => store.$publications.get().data?.publications.map(({ id, status }) => [id, status]);
  const progress = () => store.$publications.get().data?.publications[0]?.percentageComplete;
  const asked = () => server.asked('projectPublications').length;
  const change = (...next: Publication[]) => {
    answer.now = { ...answer.now, publications: next };
  };
  return { store, server, list, progress, asked, change, toasts: () => spotreel.toasts.$toasts.get() };
}

describe('uploads of a video', () => {
  it('that are over are asked for once', async () => {
    const { store, list, asked } = await open(publication(2), publication(1, { status: 'failed' }));
    await store.loadPublications();
    await settle(60_000);
    expect(list()).toEqual([
      [2, 'done'],
      [1, 'failed'],
    ]);
    expect(asked()).toBe(1);
  });

  it('that run are watched until they are over', async () => {
    const { store, list, progress, asked, change } = await open(running(2, 10));
    await store.loadPublications();
    change(running(2, 55));
    await settle(1000);
    expect(progress()).toBe(55);
    change(publication(2));
    await settle(10_000);
    expect(list()).toEqual([[2, 'done']]);
    const until = asked();
    await settle(60_000);
    expect(asked()).toBe(until);
  });

  it('are watched on after the connection was lost', async () => {
    const { store, server, progress, change } = await open(running(2, 10));
    await store.loadPublications();
    await settle();
    server.lose('projectPublications');
    change(running(2, 80));
    await settle(20_000);
    expect(progress()).toBe(80);
  });

  it('are not asked for after the dialog has closed', async () => {
    const { store, asked } = await open(running(2));
    await store.loadPublications();
    await settle(1000);
    store.stop();
    const until = asked();
    await settle(60_000);
    expect(asked()).toBe(until);
  });

  it('are not watched when the dialog closes while they load', async () => {
    const { store, server, asked } = await open(running(2));
    const release = server.hold('projectPublications');
    const loading = store.loadPublications();
    await settle();
    store.stop();
    release();
    await loading;
    await settle(60_000);
    expect(asked()).toBe(1);
  });
});

describe('publishing', () => {
  it('puts the upload first, and watches it', async () => {
    const { store, server, list, change } = await open(publication(1));
    await store.loadPublications();
    server.always('publishVideo', () => running(2));
    change(running(2), publication(1));
    expect(await store.publish(draft)).toMatchObject({ id: 2 });
    expect(server.asked('publishVideo')[0]).toMatchObject({ params: { projectId: 7 }, body: draft });
    expect(list()).toEqual([
      [2, 'uploading'],
      [1, 'done'],
    ]);
    change(publication(2), publication(1));
    await settle(10_000);
    expect(list()).toEqual([
      [2, 'done'],
      [1, 'done'],
    ]);
  });

  it('that is refused says why, and adds nothing', async () => {
    const { store, server, list } = await open(publication(1));
    await store.loadPublications();
    server.refuse('publishVideo', 'publishing_reconnect');
    expect(await store.publish(draft)).toBeUndefined();
    expect(store.$form.get()).toMatchObject({ status: 'idle', failure: { code: 'publishing_reconnect' } });
    expect(list()).toEqual([[1, 'done']]);
    store.forgetDraft();
    expect(store.$form.get().failure).toBeUndefined();
  });

  it('twice at once sends one video', async () => {
    const { store, server } = await open();
    await store.loadPublications();
    server.always('publishVideo', () => running(2));
    const release = server.hold('publishVideo');
    const first = store.publish(draft);
    expect(await store.publish(draft)).toBeUndefined();
    release();
    await first;
    expect(server.asked('publishVideo')).toHaveLength(1);
  });
});

describe('cancelling', () => {
  it('shows that the upload is cancelled', async () => {
    const { store, server, list } = await open(running(2));
    await store.loadPublications();
    server.always('cancelPublication', () => publication(2, { status: 'cancelled' }));
    expect(await store.cancel(2)).toBe(true);
    expect(server.asked('cancelPublication')[0]?.params).toEqual({ projectId: 7, publicationId: 2 });
    expect(list()).toEqual([[2, 'cancelled']]);
    store.stop();
  });

  it('that fails leaves it as it is, with a notice', async () => {
    const { store, server, list, toasts } = await open(running(2));
    await store.loadPublications();
    server.refuse('cancelPublication', 'not_found');
    expect(await store.cancel(2)).toBe(false);
    expect(list()).toEqual([[2, 'uploading']]);
    expect(toasts()).toMatchObject([{ tone: 'danger' }]);
    store.stop();
  });
});
