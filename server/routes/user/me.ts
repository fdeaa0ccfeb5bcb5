import { userCalls } from '../../../sdk/contract/calls/user';
import { implement } from '../../http/implement';
import { toUser } from '../../users/to-user';

export const me = implement(userCalls.me, async ({ user }, { db, clock }) => toUser(db, user.row, clock.now()));
