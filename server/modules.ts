import { batchModule } from './batch/module';
import { mcpModule } from './mcp/module';
import { notificationModule } from './notification/module';
import { publishingModule } from './publishing/module';
import { sharingModule } from './sharing/module';
import { stockModule } from './stock/module';
import { supportModule } from './support/module';
import { trackingModule } from './tracking/module';

/** What the server is made of; each module comes after those that it needs (`docs/decisions/server-modules.md`). */
export const modules = [
  trackingModule,
  stockModule,
  batchModule,
  sharingModule,
  publishingModule,
  supportModule,
  notificationModule,
  mcpModule,
] as const;
