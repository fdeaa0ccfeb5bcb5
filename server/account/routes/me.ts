import { userCalls } from '@spotreel/sdk/contract';
import { implement } from '../implement';
import { toUser } from '../to-user';

export const me = implement(userCalls.me, ({ user }, services) => toUser(services, user.row));
