import { usageCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../domain';
import { readUsageSummary } from '../usage-summary';

export const usage = implement(usageCalls.usage, ({ query, user }, { db, clock }) =>
  readUsageSummary(db, user.tenantId, query.days, clock.now()),
);
