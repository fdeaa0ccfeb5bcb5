import { usageCalls } from '@spotreel/sdk/contract';
import { implement } from '../implement';
import { usageSummary } from '../usage-summary';

export const usage = implement(usageCalls.usage, ({ query, user }, { db, clock }) =>
  usageSummary(db, user.tenantId, query.days, clock.now()),
);
