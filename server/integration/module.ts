import { FRAME_PATH } from '../account/rules/site-origins';
import { defineModule } from '../platform/modules/module';
import { integrationDomain } from './domain';
import { serveFramePage } from './frame/serve-frame-page';
import { webhookKind } from './job-kinds';
import { createEmbedToken } from './routes/create-embed-token';
import { deleteTenantUser, putTenantUser, setTenantUserStatus, tenantUser, tenantUsers } from './routes/tenant-users';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  renewWebhookSecret,
  resendWebhookDelivery,
  testWebhook,
  webhookDeliveries,
  webhooks,
} from './routes/webhooks';
import { sweepDeliveries } from './webhooks/deliveries';
import { resealWebhooks } from './webhooks/sealed-secrets';
import { createWebhookSender } from './webhooks/webhook-sender';

export const integrationModule = defineModule(integrationDomain, {
  calls: [
    webhooks,
    createWebhook,
    changeWebhook,
    deleteWebhook,
    renewWebhookSecret,
    testWebhook,
    webhookDeliveries,
    resendWebhookDelivery,
    putTenantUser,
    tenantUsers,
    tenantUser,
    setTenantUserStatus,
    deleteTenantUser,
    createEmbedToken,
  ],
  pages: [{ method: 'GET', path: `${FRAME_PATH}:tag`, route: FRAME_PATH, answer: serveFramePage }],
  jobKinds: [webhookKind],
  work: (services, pollMs) => createWebhookSender({ ...services, ...(pollMs !== undefined && { pollMs }) }),
  daily: [resealWebhooks, ({ db, clock }) => sweepDeliveries(db, clock)],
});
