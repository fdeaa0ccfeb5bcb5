import { describe, expect, it } from 'vitest';
import type { SupportThread } from '../../../../sdk/contract/support/support';
import { createOwnSupport } from '../../../../sdk/stores/support/own-support';
import { openSpotreel } from '../open-spotreel';

const AT = '2026-11-20T16:33:10.000Z';
const thread: SupportThread = {
  id: 5,
  kind: 'question',
  subject: 'Music',
  state: 'answered',
  isUnread: true,
  createdAt: AT,
  updatedAt: AT,
  files: [],
  messages: [{ id: 1, isFromSupport: true, text: 'So.', createdAt: AT }],
};
const read = { ...thread, isUnread: false };

async function open() {
  const { spotreel, server } = await openSpotreel();
  server.always('supportThreads', () => ({ data: [thread], page: 1, numPages: 1, totalCount: 1 }));
  server.always('supportThread', () => thread);
  server.always('markSupportThreadRead', () => read);
  return { store: createOwnSupport(spotreel, 'question'), server };
}

describe('own questions', () => {
  it('lists those of one kind, and marks an answer as read when it is opened', async () => {
    const { store, server } = await open();
    await store.load();
    expect(server.asked('supportThreads')[0]?.query).toMatchObject({ kind: 'question', page: '1' });
    await store.open(5);
    expect(server.asked('markSupportThreadRead')).toHaveLength(1);
    expect(store.$threads.get().data?.data).toMatchObject([{ id: 5, isUnread: false }]);
  });

  it('stays unread when the mark was not taken, without a failure', async () => {
    const { store, server } = await open();
    server.refuse('markSupportThreadRead', 'internal');
    await store.load();
    await store.open(5);
    expect(store.$threads.get().data?.data).toMatchObject([{ isUnread: true }]);
    expect(store.$thread.get()).toMatchObject({ data: { id: 5 }, failure: undefined });
  });

  it('sends the same content with the same key until it was taken', async () => {
    const { store, server } = await open();
    server.refuse('createSupportThread', 'internal');
    expect(await store.send({ subject: 'Music', text: 'How?' })).toBeUndefined();
    expect(store.$form.get().failure?.code).toBe('internal');
    server.always('createSupportThread', () => thread);
    expect(await store.send({ subject: 'Music', text: 'How?' })).toMatchObject({ id: 5 });
    await store.send({ subject: 'Music', text: 'How?' });
    const keys = server.asked('createSupportThread').map(({ headers }) => headers.get('idempotency-key'));
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
    expect(server.asked('createSupportThread')[0]?.body).toMatchObject({ kind: 'question', subject: 'Music' });
  });

  it('adds a reply to the open one, and its state to the list', async () => {
    const { store, server } = await open();
    expect(await store.reply('Nothing is open')).toBe(false);
    await store.load();
    await store.open(5);
    const message = { id: 2, isFromSupport: false, text: 'Thanks', createdAt: AT };
    server.always('writeSupportMessage', () => ({
      ...read,
      state: 'waiting',
      messages: [...thread.messages, message],
    }));
    expect(await store.reply('Thanks')).toBe(true);
    expect(store.$thread.get().data?.messages).toHaveLength(2);
    expect(store.$threads.get().data?.data[0]?.state).toBe('waiting');
    server.refuse('writeSupportMessage', 'support_thread_full');
    expect(await store.reply('More')).toBe(false);
    expect(store.$form.get().failure?.message).toContain('full');
  });
});
