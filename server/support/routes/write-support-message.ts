import { supportCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../implement';
import { ownThread } from '../own-thread';
import { toThread } from '../to-thread';
import { writeMessage } from '../write-message';

export const writeSupportMessage = implement(
  supportCalls.writeSupportMessage,
  async ({ params, body, user, context }, services) => {
    const { db, limiters, addresses } = services;
    const { id: threadId } = await ownThread(db, user, params.threadId);
    await limiters.support.spend(String(user.id));
    const { mailBaseUrl } = context;
    const message = { threadId, authorId: user.id, isFromSupport: false, text: body.text, mailBaseUrl };
    await db.transaction((tx) => writeMessage(tx, services, message));
    return toThread(db, await ownThread(db, user, threadId), addresses.at(context.baseUrl));
  },
);
