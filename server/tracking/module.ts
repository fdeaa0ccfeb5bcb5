import { eq } from 'drizzle-orm';
import { defineModule } from '../platform/modules/module';
import { trackingDomain } from './domain';
import { track } from './routes/track';
import { usage } from './routes/usage';
import { sweepUsage } from './sweep-usage';
import { usageEvent } from './tables';

export const trackingModule = defineModule(trackingDomain, {
  calls: [track, usage],
  daily: [(services) => sweepUsage(services)],
  personalRecords: {
    'usage.json': (db, userId) => db.select().from(usageEvent).where(eq(usageEvent.userId, userId)),
  },
});
