import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { id, timestamp } from '../schemas/scalars';

/** `house` runs the server; the others are below it, or below each other. */
export const TENANT_KINDS = ['house', 'agency', 'reseller', 'white_label'] as const;
export const tenantKind = z.enum(TENANT_KINDS);
/** Kind of a tenant. */
export type TenantKind = z.infer<typeof tenantKind>;

/** Kinds of tenants that the admins of a tenant can create below it. */
export const KINDS_BELOW: Readonly<Record<TenantKind, readonly Exclude<TenantKind, 'house'>[]>> = {
  house: ['agency', 'reseller', 'white_label'],
  agency: ['reseller', 'white_label'],
  reseller: ['white_label'],
  white_label: [],
};

/** 1 to 80 characters. */
export const tenantName = z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(80));

/** Part of an address: `acme-studio`. */
export const tenantSlug = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/, 'Use letters, digits and hyphens, at most 40.'),
  );

/** A tenant as those see it who manage it. */
export const managedTenant = z.looseObject({
  id: id as IdSchema<'tenant'>,
  slug: z.string(),
  name: z.string(),
  kind: tenantKind,
  /** Name of the tenant above it; null: none that the caller sees. */
  parentName: z.nullable(z.string()),
  archived: z.boolean(),
  /** The caller's own. */
  isOwn: z.boolean(),
  /** Accounts in it, without those of tenants below it. */
  people: z.int(),
  /** Accounts in it that make videos and manage no others. */
  clients: z.int(),
  /** Proved domain. */
  domain: z.nullable(z.string()),
  createdAt: timestamp,
});
/** A tenant that the caller manages. */
export type ManagedTenant = z.infer<typeof managedTenant>;

/** A record of DNS that proves a domain, or leads it to this server. */
const dnsRecord = z.looseObject({ type: z.string(), name: z.string(), value: z.string() });

/** The own domain of a tenant. */
export const tenantDomain = z.looseObject({
  domain: z.string(),
  /** `waiting`: not found yet, looked for again. `failed`: given up, or the record is gone. */
  state: z.enum(['waiting', 'proved', 'failed']),
  /** DNS records to add at the provider of the domain. */
  records: z.array(dnsRecord),
  /** Values that the last check found at the name of the first record. */
  found: z.array(z.string()),
  /** Reason why the last check failed; null: it succeeded, or there was none. */
  problem: z.nullable(z.enum(['no_record', 'other_record', 'dns_failed', 'taken'])),
  checkedAt: z.nullable(timestamp),
  /** Null: only on request. */
  nextCheckAt: z.nullable(timestamp),
  provedAt: z.nullable(timestamp),
});
/** The own domain of a tenant, and how far its proof is. */
export type TenantDomain = z.infer<typeof tenantDomain>;

/** A host name with a dot, without `https://` and path. Letters of other scripts are written in punycode. */
export const domainName = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1, 'Enter a domain.'), z.maxLength(253));
