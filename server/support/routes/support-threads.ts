import { type SupportThreadCreate, supportCalls } from '@spotreel/sdk/internal/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../account/session/authenticate';
import { takeTurns } from '../../platform/data/advisory-locks';
import { once, repeatableRequest } from '../../platform/data/idempotency';
import { ApiError } from '../../platform/http/api-error';
import { offsetOf, pageOf } from '../../platform/http/paging';
import { implement, type SupportServices } from '../domain';
import { attachFiles } from '../idea-files';
import { ownThread, ownThreads } from '../own-thread';
import { supportThread as threads } from '../tables';
import { toSummary, toThread } from '../to-thread';
import { writeMessage } from '../write-message';

export const supportThreads = implement(supportCalls.supportThreads, async ({ query, user }, { db }) => {
  const own = and(ownThreads(user), query.kind && eq(threads.kind, query.kind));
  const total = await db.$count(threads, own);
  const records = await db
    .select()
    .from(threads)
    .where(own)
    .orderBy(desc(threads.updatedAt), desc(threads.id))
    .limit(query.perPage)
    .offset(offsetOf(query));
  return pageOf(records.map(toSummary), total, query);
});

export const supportThread = implement(
  supportCalls.supportThread,
  async ({ params, user, context }, { db, addresses }) =>
    toThread(db, await ownThread(db, user, params.threadId), addresses.at(context.baseUrl)),
);

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
  if ((await db.$count(threads, ownThreads(user))) >= MOST_THREADS) throw new ApiError('support_limit');
  const createdAt = new Date(clock.now());
  const [row] = await db
    .insert(threads)
    .values({ tenantId: user.tenantId, ownerId: user.id, kind, subject, createdAt, updatedAt: createdAt })
    .returning({ id: threads.id });
  if (!row) throw new Error('The thread was not inserted');
  await attachFiles(db, user, { id: row.id, kind }, files);
  await writeMessage(db, services, { threadId: row.id, authorId: user.id, isFromSupport: false, text, mailBaseUrl });
  return row.id;
}

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

export const markSupportThreadRead = implement(supportCalls.markSupportThreadRead, async ({ params, user }, { db }) => {
  const thread = await ownThread(db, user, params.threadId);
  if (thread.isUnread) await db.update(threads).set({ isUnread: false }).where(eq(threads.id, thread.id));
  return toSummary({ ...thread, isUnread: false });
});
