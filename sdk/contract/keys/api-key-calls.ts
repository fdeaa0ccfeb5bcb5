import * as z from 'zod/mini';
import { allowedOrigin, allowedOriginDraft } from '../agency/site-origin';
import { defineCall } from '../call';
import { apiKey, apiKeyDraft, apiKeyRotation, apiKeyWithSecret } from './api-key';

/** Keys with which a tenant's own server calls this one, and the sites that may embed the elements. */
export const apiKeyCalls = {
  apiKeys: defineCall({
    method: 'GET',
    path: '/v1/api-key',
    auth: 'admin',
    summary: 'API keys of the tenant that were not revoked, the newest first.',
    output: z.array(apiKey),
  }),
  createApiKey: defineCall({
    method: 'POST',
    path: '/v1/api-key',
    auth: 'admin',
    summary: 'Makes an API key. Only this answer has its secret.',
    body: apiKeyDraft,
    output: apiKeyWithSecret,
    errors: ['api_key_limit'],
  }),
  rotateApiKey: defineCall({
    method: 'POST',
    path: '/v1/api-key/{apiKeyId}/rotate',
    auth: 'admin',
    summary: 'Gives the key a new secret. The former one goes on working for a while.',
    body: apiKeyRotation,
    output: apiKeyWithSecret,
  }),
  revokeApiKey: defineCall({
    method: 'DELETE',
    path: '/v1/api-key/{apiKeyId}',
    auth: 'admin',
    summary: 'Ends an API key and the embed tokens that it made, at once.',
    output: z.looseObject({ revoked: z.boolean() }),
  }),
  allowedOrigins: defineCall({
    method: 'GET',
    path: '/v1/allowed-origin',
    auth: 'admin',
    summary: 'Sites whose pages may call the server for people of the tenant.',
    output: z.array(allowedOrigin),
  }),
  allowOrigin: defineCall({
    method: 'POST',
    path: '/v1/allowed-origin',
    auth: 'admin',
    summary: 'Allows a site, or changes whether it may show pages of this server in a frame.',
    body: allowedOriginDraft,
    output: allowedOrigin,
    errors: ['allowed_origin_limit'],
  }),
  disallowOrigin: defineCall({
    method: 'DELETE',
    path: '/v1/allowed-origin/{allowedOriginId}',
    auth: 'admin',
    summary: 'Takes a site off the list: embed tokens stop working there.',
    output: z.looseObject({ deleted: z.boolean() }),
  }),
} as const;
