import { accountModule } from './account/module';
import { assistantModule } from './assistant/module';
import { batchModule } from './batch/module';
import { billingModule } from './billing/module';
import { brandModule } from './brand/module';
import { embeddingModule } from './embedding/module';
import { externalModule } from './external/module';
import { helpModule } from './help/module';
import { libraryModule } from './library/module';
import { mcpModule } from './mcp/module';
import { mediaModule } from './media/module';
import { notificationModule } from './notification/module';
import { personalDataModule } from './personal-data/module';
import { projectModule } from './project/module';
import { publishingModule } from './publishing/module';
import { renderModule } from './render/module';
import { sharingModule } from './sharing/module';
import { stockModule } from './stock/module';
import { supportModule } from './support/module';
import { surveyModule } from './survey/module';
import { templatePackageModule } from './template-package/module';
import { tenantModule } from './tenant/module';
import { trackingModule } from './tracking/module';
import { webhookModule } from './webhooks/module';

/** Modules of the server; each comes after those that it needs (`docs/decisions/server-modules.md`). */
export const modules = [
  accountModule,
  billingModule,
  trackingModule,
  mediaModule,
  surveyModule,
  libraryModule,
  stockModule,
  externalModule,
  helpModule,
  brandModule,
  projectModule,
  renderModule,
  batchModule,
  sharingModule,
  publishingModule,
  supportModule,
  notificationModule,
  templatePackageModule,
  personalDataModule,
  webhookModule,
  embeddingModule,
  mcpModule,
  tenantModule,
  assistantModule,
] as const;
