import { userCalls } from '../../../sdk/contract/calls/user';
import { implement } from '../../http/implement';
import { toUser } from '../../users/to-user';

export const me = implement(userCalls.me, ({ user }, services) => toUser(services, user.row));
