import { accentShades, parseHexColor } from '@spotreel/sdk/internal/base';
import type { TenantBrands } from '../../account/tenant-brands';
import type { Database } from '../../platform/data/database';
import { provedDomainsOf } from '../domain/tenant-hosts';
import { type BrandLook, findLook } from './brand-look';
import { isSenderAt } from './sender-address';
import { toTenantBrand } from './to-tenant-brand';

/** Brands of tenants, for other domains. */
export function createTenantBrands(db: Database): TenantBrands {
  return {
    async of(tenantId, baseUrl) {
      const look = await findLook(db, tenantId);
      return look ? toTenantBrand(look, baseUrl) : null;
    },
    async senderOf(tenantId) {
      const look = await findLook(db, tenantId);
      const domains = await provedDomainsOf(db, tenantId);
      const [domain] = domains;
      const accent = parseHexColor(look?.accent ?? '');
      return {
        name: look?.senderName ?? look?.name,
        address: senderOf(look, domains),
        replyTo: look?.replyTo ?? undefined,
        baseUrl: domain && `https://${domain}`,
        accent: accent && accentShades(accent).light.accent,
      };
    },
  };
}

/** Undefined while its domain is not proved: others could then send in its name. */
function senderOf(look: BrandLook | undefined, domains: readonly string[]): string | undefined {
  const address = look?.senderAddress;
  return address && domains.some((domain) => isSenderAt(address, domain)) ? address : undefined;
}
