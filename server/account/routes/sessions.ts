import { accountSecurityCalls } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../domain';
import { deviceName } from '../session/device-name';
import { endOneSession, endSessions, listSessions } from '../session/sessions';

export const sessions = implement(accountSecurityCalls.sessions, async ({ user }, { db, clock }) =>
  (await listSessions(db, user.id, clock)).map(({ id, family, userAgent, signedInAt, lastUsedAt }) => ({
    id,
    device: deviceName(userAgent),
    signedInAt: signedInAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: family === user.sessionId,
  })),
);

export const endSession = implement(
  accountSecurityCalls.endSession,
  async ({ params: { sessionId }, user }, { db, clock }) => {
    if (!(await db.transaction((tx) => endOneSession(tx, user.id, sessionId, clock)))) throw new ApiError('not_found');
    return { ended: true };
  },
);

export const endOtherSessions = implement(accountSecurityCalls.endOtherSessions, async ({ user }, { db, clock }) => ({
  ended: await db.transaction((tx) => endSessions(tx, user.id, clock, user.sessionId)),
}));
