import { supportDeskCalls } from '@spotreel/sdk/internal/contract';
import { recordAct } from '../../account/audit/audit-log';
import { deskRecord } from '../desk-record';
import { implement } from '../implement';
import { toDeskThread } from '../to-thread';
import { writeMessage } from '../write-message';

export const answerDeskThread = implement(
  supportDeskCalls.answerDeskThread,
  async ({ params, body, user, context }, services) => {
    const { db, addresses } = services;
    const { person } = await deskRecord(db, params.threadId);
    const { threadId } = params;
    const { mailBaseUrl } = context;
    const call = supportDeskCalls.answerDeskThread;
    const message = { threadId, authorId: user.id, isFromSupport: true, text: body.text, mailBaseUrl };
    await db.transaction(async (tx) => {
      await recordAct(tx, { actor: user.row, subject: person, call, params: { threadId: String(threadId) } });
      await writeMessage(tx, services, message);
    });
    return toDeskThread(db, await deskRecord(db, threadId), addresses.at(context.baseUrl));
  },
);
