import * as z from 'zod/mini';
import { defineCall } from '../call';
import {
  webhook,
  webhookChange,
  webhookDelivery,
  webhookDeliveryQuery,
  webhookDraft,
  webhookWithSecret,
} from './webhook';

/** Webhooks: URLs of a tenant's own server that receive events. */
export const webhookCalls = {
  webhooks: defineCall({
    method: 'GET',
    path: '/v1/webhook',
    auth: 'admin',
    summary: 'Webhooks of the tenant, the oldest first.',
    output: z.array(webhook),
  }),
  createWebhook: defineCall({
    method: 'POST',
    path: '/v1/webhook',
    auth: 'admin',
    summary: 'Adds a webhook. Only this answer has its secret.',
    body: webhookDraft,
    output: webhookWithSecret,
    errors: ['webhook_limit'],
  }),
  changeWebhook: defineCall({
    method: 'PUT',
    path: '/v1/webhook/{webhookId}',
    auth: 'admin',
    summary: 'Changes a webhook, or turns it on or off.',
    body: webhookChange,
    output: webhook,
  }),
  deleteWebhook: defineCall({
    method: 'DELETE',
    path: '/v1/webhook/{webhookId}',
    auth: 'admin',
    summary: 'Removes a webhook with its deliveries.',
    output: z.looseObject({ deleted: z.boolean() }),
  }),
  renewWebhookSecret: defineCall({
    method: 'POST',
    path: '/v1/webhook/{webhookId}/secret',
    auth: 'admin',
    summary: 'Makes a new secret. For a day, deliveries are signed with the former one too.',
    output: webhookWithSecret,
  }),
  testWebhook: defineCall({
    method: 'POST',
    path: '/v1/webhook/{webhookId}/test',
    auth: 'admin',
    summary: 'Sends an event of the type test.',
    output: webhookDelivery,
  }),
  webhookDeliveries: defineCall({
    method: 'GET',
    path: '/v1/webhook/{webhookId}/delivery',
    auth: 'admin',
    summary: 'What was sent in the last 30 days, the newest first.',
    query: webhookDeliveryQuery,
    output: webhookDelivery,
    list: true,
  }),
  resendWebhookDelivery: defineCall({
    method: 'POST',
    path: '/v1/webhook/{webhookId}/delivery/{deliveryId}/resend',
    auth: 'admin',
    summary: 'Sends a delivery again, now.',
    output: webhookDelivery,
  }),
} as const;
