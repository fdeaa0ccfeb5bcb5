import { peopleCalls } from '@spotreel/sdk/contract';
import { recordAct } from '../audit/audit-log';
import { implement } from '../implement';
import { findActedAs } from '../session/authenticate';
import { toUser } from '../to-user';

export const beginActingAs = implement(peopleCalls.beginActingAs, async ({ body, user, context }, services) => {
  const { db } = services;
  const subject = await findActedAs(db, user.row, body.email);
  await recordAct(db, { actor: user.row, subject, call: peopleCalls.beginActingAs, params: {} });
  return toUser(services, subject, context);
});

/** What is to be logged was logged before the handler. */
export const endActingAs = implement(peopleCalls.endActingAs, async ({ user }) => ({
  ended: user.actor !== undefined,
}));
