/** A video counts as uploaded once the server has converted it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Media } from '../../../../sdk/contract/media/media';
import { logo } from '../../project/launch-project';
import { openSpotreel, settle } from '../open-spotreel';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const clip: Media = { ...logo, id: 70, type: 'video', state: 'not_loaded', percentageComplete: 0, preview: '' };
const file = () => new File(['x'], 'clip.mp4', { type: 'video/mp4' });
const answer = (data: unknown) => () => Response.json({ data });

async function uploading() {
  const opened = await openSpotreel();
  opened.server.answer('uploadMedia', answer(clip));
  opened.server.answer('media', answer({ ...clip, state: 'processing', percentageComplete: 40 }));
  const uploaded = opened.spotreel.media.upload(file());
  await settle();
  const entry = () => opened.spotreel.media.uploads.$uploads.get()[0];
  return { ...opened, uploaded, entry };
}

describe('a video', () => {
  it('is converted with progress, and taken when it is ready', async () => {
    const { spotreel, server, uploaded, entry } = await uploading();
    expect(entry()).toMatchObject({ status: 'converting', progress: 0.4, mediaId: 70 });
    expect(spotreel.media.$own.get().data ?? []).toEqual([]);
    server.answer('media', answer({ ...clip, state: 'ready', preview: '/p.webp' }));
    await settle(5000);
    expect(await uploaded).toMatchObject({ id: 70, state: 'ready' });
    expect(entry()).toBeUndefined();
  });

  it('that cannot be converted says why, and is taken away with its entry', async () => {
    const { spotreel, server, uploaded, entry } = await uploading();
    const failure = { code: 'media_too_demanding', message: 'Try a shorter one.' };
    server.answer('media', answer({ ...clip, state: 'failed', failure }));
    await settle(5000);
    expect(await uploaded).toBeUndefined();
    expect(entry()).toMatchObject({ status: 'failed', failure: { message: 'Try a shorter one.' } });
    spotreel.media.uploads.dismiss(entry()?.id ?? 0);
    await settle();
    expect(server.asked('cancelMedia')[0]?.params).toEqual({ mediaId: 70 });
  });

  it('is cancelled on the server, too', async () => {
    const { spotreel, server, uploaded, entry } = await uploading();
    expect(entry()?.status).toBe('converting');
    spotreel.media.uploads.dismiss(entry()?.id ?? 0);
    await settle(5000);
    expect(await uploaded).toBeUndefined();
    expect(server.asked('cancelMedia')).toHaveLength(1);
    expect(entry()).toBeUndefined();
  });

  it('that failed in an earlier visit is no upload of this one', async () => {
    const { spotreel, server } = await openSpotreel();
    server.state.media = [{ ...clip, state: 'failed', failure: { code: 'audio_silent', message: 'Silent.' } }];
    await spotreel.media.load();
    await settle();
    expect(spotreel.media.uploads.$uploads.get()).toEqual([]);
  });

  it('of an earlier visit is followed, and listed once it is ready', async () => {
    const { spotreel, server } = await openSpotreel();
    server.state.media = [
      { ...clip, state: 'processing', percentageComplete: 10 },
      { ...logo, id: 71 },
    ];
    server.answer('media', answer({ ...clip, state: 'processing', percentageComplete: 20 }));
    await spotreel.media.load();
    expect(spotreel.media.$own.get().data?.map(({ id }) => id)).toEqual([71]);
    expect(spotreel.media.uploads.$uploads.get()).toMatchObject([{ name: clip.name, status: 'converting' }]);
    await spotreel.media.load();
    expect(spotreel.media.uploads.$uploads.get()).toHaveLength(1);
    server.answer('media', answer({ ...clip, state: 'ready' }));
    await settle(5000);
    expect(spotreel.media.$own.get().data?.map(({ id }) => id)).toEqual([70, 71]);
  });
});
