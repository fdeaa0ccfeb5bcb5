import { defineModule } from '../platform/modules/module';
import { sweepDeliveries } from './deliveries';
import { webhookDomain } from './domain';
import { webhookKind } from './job-kinds';
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
import { resealWebhooks } from './sealed-secrets';
import { createWebhookSender } from './webhook-sender';

export const webhookModule = defineModule(webhookDomain, {
  calls: [
    webhooks,
    createWebhook,
    changeWebhook,
    deleteWebhook,
    renewWebhookSecret,
    testWebhook,
    webhookDeliveries,
    resendWebhookDelivery,
  ],
  jobKinds: [webhookKind],
  work: (services, pollMs) => createWebhookSender({ ...services, ...(pollMs !== undefined && { pollMs }) }),
  daily: [resealWebhooks, ({ db, clock }) => sweepDeliveries(db, clock)],
});
