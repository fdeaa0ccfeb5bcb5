import { accentShades, parseHexColor } from '@spotreel/sdk/base';
import type { TenantBrands } from '../../account/tenant-brands';
import type { Database } from '../../platform/data/database';
import { provedDomainOf } from '../domain/tenant-hosts';
import { findLook } from './brand-look';
import { toTenantBrand } from './to-tenant-brand';

/** How tenants look, for other domains. */
export function createTenantBrands(db: Database): TenantBrands {
  return {
    async of(tenantId, baseUrl) {
      const look = await findLook(db, tenantId);
      return look ? toTenantBrand(look, baseUrl) : null;
    },
    async senderOf(tenantId) {
      const look = await findLook(db, tenantId);
      const domain = await provedDomainOf(db, tenantId);
      const accent = parseHexColor(look?.accent ?? '');
      return {
        name: look?.senderName ?? look?.name,
        address: look?.senderAddress ?? undefined,
        replyTo: look?.replyTo ?? undefined,
        baseUrl: domain && `https://${domain}`,
        accent: accent && accentShades(accent).light.accent,
      };
    },
  };
}
