import * as z from 'zod/mini';
import { defineCall } from '../call';
import { domainName, tenantDomain } from './tenant';
import { tenantBrand } from './tenant-brand';
import { brandPictures, tenantBrandChange, tenantBranding } from './tenant-branding';

const slot = z.object({ slot: z.enum(brandPictures) });
const none = z.looseObject({ deleted: z.boolean() });

/** The look of a tenant, and the domain at which it is reached. */
export const tenantBrandCalls = {
  tenantBrand: defineCall({
    method: 'GET',
    path: '/v1/tenant/brand',
    auth: 'none',
    summary: 'The brand of the domain that the request came to; the brand of the house at every other one.',
    output: tenantBrand,
  }),
  tenantBranding: defineCall({
    method: 'GET',
    path: '/v1/tenant/{tenantId}/branding',
    auth: 'staff',
    summary: 'What a tenant has set of its brand, and what people see.',
    output: tenantBranding,
  }),
  updateTenantBranding: defineCall({
    method: 'PUT',
    path: '/v1/tenant/{tenantId}/branding',
    auth: 'admin',
    summary: 'Changes the brand of a tenant. What is left out stays; null: as the tenant above it.',
    body: tenantBrandChange,
    output: tenantBranding,
  }),
  uploadTenantPicture: defineCall({
    method: 'POST',
    path: '/v1/tenant/{tenantId}/branding/picture',
    auth: 'admin',
    summary: 'Uploads logo or icon of a tenant. It is stored as PNG; SVG is refused.',
    query: slot,
    body: z.object({}),
    multipart: { file: 'image', accept: 'image' },
    output: tenantBranding,
    errors: ['payload_too_large', 'media_type_unsupported', 'media_undecodable', 'image_too_large'],
  }),
  deleteTenantPicture: defineCall({
    method: 'DELETE',
    path: '/v1/tenant/{tenantId}/branding/picture',
    auth: 'admin',
    summary: 'Takes logo or icon of a tenant away.',
    query: slot,
    output: tenantBranding,
  }),
  tenantDomain: defineCall({
    method: 'GET',
    path: '/v1/tenant/{tenantId}/domain',
    auth: 'staff',
    summary: 'The own domain of a tenant and how far its proof is; null where there is none.',
    output: z.nullable(tenantDomain),
  }),
  setTenantDomain: defineCall({
    method: 'PUT',
    path: '/v1/tenant/{tenantId}/domain',
    auth: 'admin',
    summary: 'Names the own domain of a tenant. It counts once its DNS has the record of the answer.',
    body: z.object({ domain: domainName }),
    output: tenantDomain,
    errors: ['domain_taken'],
  }),
  checkTenantDomain: defineCall({
    method: 'POST',
    path: '/v1/tenant/{tenantId}/domain/check',
    auth: 'admin',
    summary: 'Looks for the DNS record now.',
    output: tenantDomain,
  }),
  deleteTenantDomain: defineCall({
    method: 'DELETE',
    path: '/v1/tenant/{tenantId}/domain',
    auth: 'admin',
    summary: 'Gives the domain up. It leads to the house from then on.',
    output: none,
  }),
} as const;
