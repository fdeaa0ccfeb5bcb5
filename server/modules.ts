import { assistantModule } from './assistant/module';
import { batchModule } from './batch/module';
import { billingModule } from './billing/module';
import { externalModule } from './external/module';
import { helpModule } from './help/module';
import { integrationModule } from './integration/module';
import { mcpModule } from './mcp/module';
import { notificationModule } from './notification/module';
import { personalDataModule } from './personal-data/module';
import { publishingModule } from './publishing/module';
import { sharingModule } from './sharing/module';
import { stockModule } from './stock/module';
import { supportModule } from './support/module';
import { surveyModule } from './survey/module';
import { templatePackageModule } from './template-package/module';
import { tenantModule } from './tenant/module';
import { trackingModule } from './tracking/module';

/** What the server is made of; each module comes after those that it needs (`docs/decisions/server-modules.md`). */
export const modules = [
  billingModule,
  trackingModule,
  surveyModule,
  stockModule,
  externalModule,
  helpModule,
  personalDataModule,
  batchModule,
  sharingModule,
  publishingModule,
  supportModule,
  notificationModule,
  templatePackageModule,
  integrationModule,
  mcpModule,
  tenantModule,
  assistantModule,
] as const;
