import { describe, expect, it } from 'vitest';
import type { DeskThread } from '../../../../sdk/contract/support/support';
import { createSupportDesk } from '../../../../sdk/stores/support/support-desk';
import { openSpotreel } from '../open-spotreel';

const AT = '2026-11-20T16:33:10.000Z';
const thread: DeskThread = {
  id: 5,
  kind: 'question',
  subject: 'Music',
  state: 'waiting',
  isUnread: false,
  createdAt: AT,
  updatedAt: AT,
  person: { id: 2, name: 'Kim', email: 'kim@juniper.example', tenantName: 'Juniper' },
  files: [],
  messages: [],
};

describe('the desk of the support', () => {
  it('asks for what the filter says, from the first page', async () => {
    const { spotreel, server } = await openSpotreel();
    server.always('deskThreads', () => ({ data: [thread], page: 1, numPages: 3, totalCount: 60 }));
    const desk = createSupportDesk(spotreel);
    await desk.load();
    await desk.narrow({ page: 3 });
    await desk.narrow({ state: 'closed', search: 'kim' });
    expect(server.asked('deskThreads').map(({ query }) => query)).toEqual([
      { page: '1' },
      { page: '3' },
      { page: '1', state: 'closed', search: 'kim' },
    ]);
  });

  it('answers and closes the open one, and says why an answer was refused', async () => {
    const { spotreel, server } = await openSpotreel();
    server.always('deskThread', () => thread);
    server.always('answerDeskThread', () => ({ ...thread, state: 'answered' }));
    server.always('closeDeskThread', () => ({ ...thread, state: 'closed' }));
    const desk = createSupportDesk(spotreel);
    await desk.open(5);
    expect(await desk.answer(5, 'So.')).toBe(true);
    expect(desk.$thread.get().data?.state).toBe('answered');
    await desk.setClosed(5, true);
    expect(server.asked('closeDeskThread')[0]?.body).toEqual({ closed: true });
    expect(desk.$thread.get().data?.state).toBe('closed');
    server.refuse('answerDeskThread', 'support_thread_full');
    expect(await desk.answer(5, 'More')).toBe(false);
    expect(desk.$form.get().failure?.code).toBe('support_thread_full');
  });
});
