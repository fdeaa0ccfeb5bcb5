import { profileCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { implement } from '../domain';
import { provePassword } from '../prove-password';
import { refuseCommonPassword } from '../session/common-passwords';
import { hashPassword } from '../session/password';
import { endSessions } from '../session/sessions';
import { appUser } from '../tables';

export const updatePassword = implement(profileCalls.updatePassword, async ({ body, user, context }, services) => {
  const { db, clock, accountMails } = services;
  await provePassword(services, user, body.currentPassword, context);
  refuseCommonPassword(body.password, user.row.email);
  const passwordHash = await hashPassword(body.password);
  return db.transaction(async (tx) => {
    await tx.update(appUser).set({ passwordHash }).where(eq(appUser.id, user.id));
    const endedSessions = await endSessions(tx, user.id, clock, user.sessionId);
    // Without an address for its link the change still counts.
    const { mailBaseUrl: baseUrl } = context;
    if (baseUrl) await accountMails.post(tx, { kind: 'password-changed', id: user.id, baseUrl });
    return { endedSessions };
  });
});
