import { userCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../domain';
import { toUser } from '../to-user';

export const me = implement(userCalls.me, ({ user, context }, services) => toUser(services, user.row, context));
