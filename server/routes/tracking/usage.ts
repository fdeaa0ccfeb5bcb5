import { trackingCalls } from '../../../sdk/contract/calls/tracking';
import { implement } from '../../http/implement';
import { usageSummary } from '../../tracking/usage-summary';

export const usage = implement(trackingCalls.usage, ({ query, user }, { db, clock }) =>
  usageSummary(db, user.tenantId, query.days, clock.now()),
);
