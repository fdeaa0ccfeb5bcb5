import { describe, expect, it } from 'vitest';
import type { SharedVideo } from '../../../../sdk/contract/schemas/share';
import { createSharedVideo } from '../../../../sdk/stores/sharing/shared-video';
import type { Visit } from '../../../../sdk/stores/sharing/visit-memory';
import { openSpotreel } from '../open-spotreel';

const video: SharedVideo = {
  title: 'Spring sale',
  videoUrl: 'http://stub/media/shares/1/1/video.mp4?sig=a',
  posterUrl: null,
  downloadUrl: null,
  width: 1920,
  height: 1080,
  durationSeconds: 12,
  sizeBytes: 1_200_000,
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

  it('keeps asking for the password while too many were wrong', async () => {
    const { store, server } = await open();
    server.refuse('openShare', 'rate_limited');
    await store.enter('guess');
    expect(store.$state.get()).toMatchObject({ status: 'password' });
    expect(store.$state.get().failure?.code).toBe('rate_limited');
  });
});
