import { type AccessRows, byId, byPath, managed, own } from '../access-rules';
import { addMark } from '../mark';
import type { AddOwned, OwnedRows } from '../owned-rows';

declare module '../owned-rows' {
  interface OwnedRows {
    readonly supportThreadId: number;
  }
}

const thread =
  (rest = '', calls = 'support') =>
  ({ supportThreadId }: OwnedRows) =>
    `/v1/${calls}/thread/${supportThreadId}${rest}`;

export const access: AccessRows = {
  supportThreads: own,
  supportThread: byPath(thread()),
  createSupportThread: byId(({ mediaId }) => ({
    path: '/v1/support/thread',
    json: { kind: 'idea', subject: 'Taken over', text: 'Taken over', files: [mediaId] },
  })),
  writeSupportMessage: byPath(thread('/message'), { text: 'Taken over' }),
  markSupportThreadRead: byPath(thread('/read')),
  // operators answer the people of all teams
  deskThreads: { kind: 'own', operatorsToo: true },
  deskThread: managed(thread('', 'support-desk')),
  answerDeskThread: managed(thread('/message', 'support-desk'), { text: 'Taken over' }),
  closeDeskThread: managed(thread('/close', 'support-desk'), { closed: true }),
};

export const addOwned: AddOwned = async (make, { owner }) => {
  const question = { kind: 'question', subject: addMark('question'), text: addMark('text') };
  const { id } = await make(owner, '/api/v1/support/thread', question);
  return { supportThreadId: id };
};
