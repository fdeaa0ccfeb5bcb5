import { describe, expect, it } from 'vitest';
import type { SharedVideo } from '../../../../sdk/contract/sharing/share';
import { createSharedVideo } from '../../../../sdk/stores/sharing/shared-video';
import type { Visit } from '../../../../sdk/stores/sharing/visit-memory';
import { openSpotreel } from '../open-spotreel';

const AT = '2026-11-20T10:00:00.000Z';

const video: SharedVideo = {
  title: 'Spring sale',
  sender: null,
  videoUrl: 'http://stub/media/shares/1/1/video.mp4?sig=a',
  posterUrl: null,
  downloadUrl: null,
  width: 1920,
  height: 1080,
  durationSeconds: 12,
  sizeBytes: 1_200_000,
  captions: null,
  comments: null,
  admission: 'exp=1&sig=b',
  countedOn: '2026-11-24',
};

async function open() {
  const { spotreel, server } = await openSpotreel();
  const visits = new Map<string, Visit>();
  const memory = {
    read: (token: string) => visits.get(token) ?? {},
    write: (token: string, visit: Visit) => void visits.set(token, visit),
  };
  return { store: createSharedVideo(spotreel, 'token', memory), server };
}

describe('a video behind a link', () => {
  it('opens, and says later that its visit is counted and its password was right', async () => {
    const { store, server } = await open();
    server.always('openShare', () => video);
    await store.load();
    expect(store.$state.get()).toMatchObject({ status: 'ready', video: { title: 'Spring sale' } });
    await store.load();
    expect(server.asked('openShare').map(({ body }) => body)).toEqual([
      { token: 'token' },
      { token: 'token', countedOn: '2026-11-24', admission: 'exp=1&sig=b' },
    ]);
  });

  it('asks for the password, and says that one was wrong', async () => {
    const { store, server } = await open();
    server.refuse('openShare', 'share_password_required');
    await store.load();
    expect(store.$state.get()).toMatchObject({ status: 'password', failure: undefined });
    server.refuse('openShare', 'share_password_wrong');
    await store.enter('winter');
    expect(store.$state.get()).toMatchObject({ status: 'password', isChecking: false });
    expect(store.$state.get().failure?.code).toBe('share_password_wrong');
    server.always('openShare', () => video);
    await store.enter('spring-2026');
    expect(store.$state.get().status).toBe('ready');
    expect(server.asked('openShare').at(-1)?.body).toMatchObject({ password: 'spring-2026' });
  });

  it.each([
    ['share_expired', 'expired'],
    ['share_revoked', 'revoked'],
    ['not_found', 'missing'],
    ['internal', 'failed'],
  ] as const)('%s: the page says %s', async (code, status) => {
    const { store, server } = await open();
    server.refuse('openShare', code);
    await store.load();
    expect(store.$state.get()).toMatchObject({ status, video: undefined });
  });

  it('adds a comment in the order of the video, with the admission, and knows the name later', async () => {
    const { store, server } = await open();
    const written = { id: 1, author: 'Kim', text: 'Late', atSeconds: 9, answer: null, isDone: false, createdAt: AT };
    server.always('openShare', () => ({ ...video, comments: [written] }));
    await store.load();
    server.always('writeShareComment', ({ body }) => ({ ...written, ...(body as object), id: 2 }));
    expect(store.author()).toBe('');
    expect(await store.write({ author: 'Noor', text: 'Early', atSeconds: 2 })).toBe(true);
    expect(server.asked('writeShareComment')[0]?.body).toMatchObject({ token: 'token', admission: video.admission });
    expect(store.$state.get().video?.comments?.map(({ text }) => text)).toEqual(['Early', 'Late']);
    expect(store.author()).toBe('Noor');
    server.refuse('writeShareComment', 'share_comments_full');
    expect(await store.write({ author: 'Noor', text: 'More', atSeconds: 3 })).toBe(false);
    expect(store.$comment.get().failure?.code).toBe('share_comments_full');
    expect(store.$state.get().video?.comments).toHaveLength(2);
  });

  it('keeps asking for the password while too many were wrong', async () => {
    const { store, server } = await open();
    server.refuse('openShare', 'rate_limited');
    await store.enter('guess');
    expect(store.$state.get()).toMatchObject({ status: 'password' });
    expect(store.$state.get().failure?.code).toBe('rate_limited');
  });
});
