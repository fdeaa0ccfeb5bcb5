import { type AccessRows, byKey, byPath, own, ownWith } from '../access-rules';

export const access: AccessRows = {
  webhooks: own,
  createWebhook: ownWith({ url: 'https://another.test/webhook', events: ['user.created'] }),
  changeWebhook: byPath(({ webhookId }) => `/v1/webhook/${webhookId}`, { isEnabled: false }),
  deleteWebhook: byPath(({ webhookId }) => `/v1/webhook/${webhookId}`),
  renewWebhookSecret: byPath(({ webhookId }) => `/v1/webhook/${webhookId}/secret`),
  testWebhook: byPath(({ webhookId }) => `/v1/webhook/${webhookId}/test`),
  webhookDeliveries: byPath(({ webhookId }) => `/v1/webhook/${webhookId}/delivery`),
  resendWebhookDelivery: byPath(
    ({ webhookId, deliveryId }) => `/v1/webhook/${webhookId}/delivery/${deliveryId}/resend`,
  ),
  putTenantUser: byKey(({ externalId }) => ({
    path: '/v1/tenant/users',
    json: { externalId, firstName: 'Taken over' },
  })),
  tenantUsers: byKey(() => ({ path: '/v1/tenant/users' })),
  tenantUser: byKey(({ externalId }) => ({ path: `/v1/tenant/users/${externalId}` })),
  setTenantUserStatus: byKey(({ externalId }) => ({
    path: `/v1/tenant/users/${externalId}/status`,
    json: { status: 'suspended' },
  })),
  createEmbedToken: byKey(({ externalId }) => ({
    path: '/v1/tenant/embed-tokens',
    json: { externalId, origins: ['https://another.test'] },
  })),
  deleteTenantUser: byKey(({ externalId }) => ({ path: `/v1/tenant/users/${externalId}` })),
};
