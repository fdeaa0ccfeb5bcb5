import { type SupportThreadCreate, supportCalls } from '@spotreel/sdk/internal/contract';
import type { CurrentUser } from '../../account/session/authenticate';
import { takeTurns } from '../../platform/data/advisory-locks';
import { once, repeatableRequest } from '../../platform/data/idempotency';
import { ApiError } from '../../platform/http/api-error';
import { attachFiles } from '../idea-files';
import { implement } from '../implement';
import { ownThread, ownThreads } from '../own-thread';
import type { SupportServices } from '../services';
import { supportThread } from '../tables';
import { toThread } from '../to-thread';
import { writeMessage } from '../write-message';

/** Questions and ideas of one person. */
const MOST_THREADS = 100;

export const createSupportThread = implement(
  supportCalls.createSupportThread,
  async ({ body, user, context }, services) => {
    const { db, limiters, addresses } = services;
    await limiters.support.spend(String(user.id));
    const repeatable = repeatableRequest(context.raw.headers, 'createSupportThread', body);
    const id = await db.transaction((tx) =>
      once(tx, user, repeatable, () => store({ ...services, db: tx }, user, body, context.mailBaseUrl)),
    );
    return toThread(db, await ownThread(db, user, id), addresses.at(context.baseUrl));
  },
);

/** `services.db`: the transaction. Throws `support_limit` and as `attachFiles`. */
async function store(
  services: SupportServices,
  user: CurrentUser,
  { kind, subject, text, files = [] }: SupportThreadCreate,
  mailBaseUrl: string | undefined,
): Promise<number> {
  const { db, clock } = services;
  await takeTurns(db, 'support', user.id);
  if ((await db.$count(supportThread, ownThreads(user))) >= MOST_THREADS) throw new ApiError('support_limit');
  const createdAt = new Date(clock.now());
  const [row] = await db
    .insert(supportThread)
    .values({ tenantId: user.tenantId, ownerId: user.id, kind, subject, createdAt, updatedAt: createdAt })
    .returning({ id: supportThread.id });
  if (!row) throw new Error('The thread was not inserted');
  await attachFiles(db, user, { id: row.id, kind }, files);
  await writeMessage(db, services, { threadId: row.id, authorId: user.id, isFromSupport: false, text, mailBaseUrl });
  return row.id;
}
