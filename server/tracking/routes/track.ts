import { trackingCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../domain';
import { usageEvent } from '../tables';
import { trackedPage } from '../tracked-page';

export const track = implement(trackingCalls.track, async ({ body, user }, { db, limiters, clock }) => {
  await limiters.track.spend(String(user.id));
  await db.insert(usageEvent).values({
    tenantId: user.tenantId,
    userId: user.id,
    event: body.event,
    source: body.source,
    userAgent: body.user_agent ?? null,
    searchTerm: body.search_term ?? null,
    pageUrl: body.page_url ?? null,
    page: trackedPage(body.page_url) ?? null,
    createdAt: new Date(clock.now()),
  });
  return {};
});
