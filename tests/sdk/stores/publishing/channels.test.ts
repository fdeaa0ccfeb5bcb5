import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Publishing, PublishingConnection } from '../../../../sdk/contract/publishing/publishing';
import { createChannels } from '../../../../sdk/stores/publishing/channels';
import { openSpotreel } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const channel = (id: number, change: Partial<PublishingConnection> = {}): PublishingConnection => ({
  id,
  platform: 'youtube',
  name: `Channel ${id}`,
  url: `https://example.com/${id}`,
  needsLogin: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...change,
});
const publishing: Publishing = {
  platforms: [{ platform: 'youtube', name: 'YouTube' }],
  connections: [channel(1), channel(2, { needsLogin: true })],
};

async function open() {
  const { spotreel, server } = await openSpotreel();
  server.always('publishing', () => publishing);
  const channels = createChannels(spotreel);
  await channels.load();
  const names = () => channels.$publishing.get().data?.connections.map(({ name }) => name);
  return { channels, server, names, toasts: () => spotreel.toasts.$toasts.get() };
}

describe('the channels of an account', () => {
  it('are listed with the platforms of the server', async () => {
    const { channels } = await open();
    expect(channels.$publishing.get()).toMatchObject({ status: 'ready', data: publishing });
  });

  it('say why they cannot be listed, and are listed by the next try', async () => {
    const { channels, server } = await open();
    server.refuse('publishing', 'publishing_unavailable');
    await channels.load();
    expect(channels.$publishing.get().failure?.code).toBe('publishing_unavailable');
    await channels.load();
    expect(channels.$publishing.get()).toMatchObject({ status: 'ready', failure: undefined });
  });
});

describe('connecting', () => {
  it('begins at the page of the platform', async () => {
    const { channels, server } = await open();
    server.always('beginPublishingLogin', () => ({ url: 'https://accounts.example.com/?state=s' }));
    expect(await channels.begin({ platform: 'youtube', connectionId: 2 })).toBe(
      'https://accounts.example.com/?state=s',
    );
    expect(server.asked('beginPublishingLogin')[0]?.body).toEqual({ platform: 'youtube', connectionId: 2 });
  });

  it('says why it cannot begin', async () => {
    const { channels, server } = await open();
    server.refuse('beginPublishingLogin', 'publishing_platform_limit');
    expect(await channels.begin({ platform: 'youtube' })).toBeUndefined();
    expect(channels.$login.get()).toMatchObject({ status: 'idle', failure: { code: 'publishing_platform_limit' } });
  });

  it('adds the channel to the list', async () => {
    const { channels, server, names } = await open();
    server.always('connectPublishing', () => channel(3));
    expect(await channels.finish({ platform: 'youtube', code: 'c', state: 's' })).toMatchObject({ id: 3 });
    expect(names()).toEqual(['Channel 1', 'Channel 2', 'Channel 3']);
  });

  it('again replaces the channel that needed it', async () => {
    const { channels, server } = await open();
    server.always('connectPublishing', () => channel(2, { name: 'Renamed' }));
    await channels.finish({ platform: 'youtube', code: 'c', state: 's' });
    const connections = channels.$publishing.get().data?.connections ?? [];
    expect(connections.map(({ name, needsLogin }) => [name, needsLogin])).toEqual([
      ['Channel 1', false],
      ['Renamed', false],
    ]);
  });

  it('that is refused changes no channel', async () => {
    const { channels, server, names } = await open();
    server.refuse('connectPublishing', 'publishing_login_invalid');
    expect(await channels.finish({ platform: 'youtube', code: 'c', state: 's' })).toBeUndefined();
    expect(channels.$login.get().failure?.message).toBe('This login is no longer valid. Connect the channel again.');
    expect(names()).toEqual(['Channel 1', 'Channel 2']);
  });
});

describe('disconnecting', () => {
  it('takes the channel off the list', async () => {
    const { channels, server, names } = await open();
    server.always('disconnectPublishing', ({ params }) => ({ id: params.connectionId }));
    expect(await channels.disconnect(1)).toBe(true);
    expect(server.asked('disconnectPublishing')[0]?.params).toEqual({ connectionId: 1 });
    expect(names()).toEqual(['Channel 2']);
  });

  it('that fails leaves the channel and says why', async () => {
    const { channels, server, names, toasts } = await open();
    server.lose('disconnectPublishing');
    expect(await channels.disconnect(1)).toBe(false);
    expect(names()).toEqual(['Channel 1', 'Channel 2']);
    expect(toasts()).toMatchObject([{ tone: 'danger' }]);
  });
});
