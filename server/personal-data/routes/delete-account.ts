import { personalDataCalls } from '@spotreel/sdk/internal/contract';
import { provePassword } from '../../account/passwords/prove-password';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../domain';
import { closeAccount } from '../removal/close-account';
import { requireDeletable } from '../removal/may-be-deleted';

export const deleteAccount = implement(personalDataCalls.deleteAccount, async ({ body, user, context }, services) => {
  if (user.actor) throw new ApiError('forbidden');
  if (body.email !== user.row.email) throw new ApiError('email_not_own');
  if (user.row.passwordHash !== null) await provePassword(services, user, body.password, context);
  await services.db.transaction(async (tx) => {
    await requireDeletable(tx, user.row);
    await closeAccount(tx, services, user.id);
  });
  return { deleted: true };
});
