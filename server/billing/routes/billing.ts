import { billingCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../implement';
import { toBilling } from '../to-billing';

export const billing = implement(billingCalls.billing, ({ user, context }, services) =>
  toBilling(services, user.row, context),
);
