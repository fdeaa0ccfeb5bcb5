import { userCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../implement';
import { toUser } from '../to-user';

export const me = implement(userCalls.me, ({ user, context }, services) => toUser(services, user.row, context));
