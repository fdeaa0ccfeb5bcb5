import { apiKeyCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../domain';
import { addKey, listKeys, revokeKey, rotateKey } from '../keys/api-keys';

export const apiKeys = implement(apiKeyCalls.apiKeys, ({ user }, { db, clock }) => listKeys(db, user.tenantId, clock));

export const createApiKey = implement(apiKeyCalls.createApiKey, ({ body, user }, { db, clock }) =>
  addKey(db, user, body, clock),
);

export const rotateApiKey = implement(apiKeyCalls.rotateApiKey, ({ params, body, user }, { db, clock }) =>
  rotateKey(db, user.tenantId, params.apiKeyId, body.graceHours, clock),
);

export const revokeApiKey = implement(apiKeyCalls.revokeApiKey, async ({ params, user }, { db, clock }) => {
  await revokeKey(db, user.tenantId, params.apiKeyId, clock);
  return { revoked: true };
});
