import { describe, expect, it } from 'vitest';
import type { ShareLink } from '../../../../sdk/contract/sharing/share';
import { createVideoShare } from '../../../../sdk/stores/sharing/video-share';
import { openSpotreel } from '../open-spotreel';

const link: ShareLink = {
  id: 3,
  projectId: 7,
  url: 'http://stub/share/3.k.secret',
  exportedAt: '2026-11-20T10:00:00.000Z',
  isNewest: true,
  expiresAt: null,
  isExpired: false,
  hasPassword: false,
  allowDownload: false,
  allowComments: false,
  viewCount: 4,
  createdAt: '2026-11-20T10:05:00.000Z',
};

async function open(first: ShareLink | null = link) {
  const { spotreel, server } = await openSpotreel();
  server.always('projectShare', () => ({ title: 'Spring sale', canShare: true, link: first, comments: [] }));
  const store = createVideoShare(spotreel, 7);
  await store.load();
  return { store, server };
}

describe('the link of a video, for its owner', () => {
  it('is made and shown', async () => {
    const { store, server } = await open(null);
    server.always('createShare', () => link);
    await store.create();
    expect(server.asked('createShare')[0]?.params).toEqual({ projectId: 7 });
    expect(store.$share.get().data?.link?.url).toBe(link.url);
  });

  it('keeps what it was when a change is refused, and says why', async () => {
    const { store, server } = await open();
    server.refuse('updateShare', 'rate_limited');
    expect(await store.update({ allowDownload: true })).toBe(false);
    expect(store.$change.get().failure?.code).toBe('rate_limited');
    expect(store.$share.get().data?.link?.allowDownload).toBe(false);
    server.always('updateShare', () => ({ ...link, allowDownload: true }));
    expect(await store.update({ allowDownload: true })).toBe(true);
    expect(store.$share.get().data?.link?.allowDownload).toBe(true);
  });

  it('shows a switch at once, and sends two changes one after the other', async () => {
    const { store, server } = await open();
    server.always('updateShare', ({ body }) => ({ ...link, ...(body as object) }));
    const both = [store.update({ allowDownload: true }), store.update({ expiresAt: '2027-01-01T00:00:00.000Z' })];
    expect(store.$share.get().data?.link?.allowDownload).toBe(true);
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(server.asked('updateShare').map(({ body }) => Object.keys(body as object))).toEqual([
      ['allowDownload'],
      ['expiresAt'],
    ]);
  });

  it('shows what became of a comment', async () => {
    const { spotreel, server } = await openSpotreel();
    const one = {
      id: 5,
      author: 'Kim',
      text: 'Hm',
      atSeconds: 2,
      answer: null,
      isDone: false,
      createdAt: link.createdAt,
    };
    server.always('projectShare', () => ({ title: 'Spring sale', canShare: true, link, comments: [one] }));
    const store = createVideoShare(spotreel, 7);
    await store.load();
    const comments = () => store.$share.get().data?.comments;
    server.always('updateShareComment', ({ body }) => ({ ...one, ...(body as object) }));
    expect(await store.changeComment(5, { answer: 'Yes' })).toBe(true);
    expect(server.asked('updateShareComment')[0]?.params).toEqual({ projectId: 7, commentId: 5 });
    expect(comments()).toMatchObject([{ answer: 'Yes' }]);
    server.refuse('deleteShareComment', 'internal');
    await store.deleteComment(5);
    expect(comments()).toHaveLength(1);
    server.always('deleteShareComment', () => ({ id: 5 }));
    await store.deleteComment(5);
    expect(comments()).toEqual([]);
  });

  it('fetches captions of the newest export, or says why there are none', async () => {
    const { store, server } = await open();
    server.refuse('projectCaptions', 'share_without_export');
    expect(await store.captions()).toBeUndefined();
    expect(store.$captions.get().failure?.code).toBe('share_without_export');
    const captions = { name: 'Spring sale', vtt: 'WEBVTT', srt: '' };
    server.always('projectCaptions', () => captions);
    expect(await store.captions()).toEqual(captions);
  });

  it('is gone once it was turned off', async () => {
    const { store, server } = await open();
    server.refuse('revokeShare', 'internal');
    await store.revoke();
    expect(store.$share.get().data?.link).not.toBeNull();
    server.always('revokeShare', () => ({ id: 3 }));
    await store.revoke();
    expect(store.$share.get().data).toEqual({ title: 'Spring sale', canShare: true, link: null, comments: [] });
  });
});
