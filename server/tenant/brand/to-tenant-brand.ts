import { createHash } from 'node:crypto';
import type { TenantBrand } from '@spotreel/sdk/contract';
import type { BrandLook } from './brand-look';

/** Start of the addresses of brands. They are public, and their content never changes. */
export const BRAND_PATH = '/tenant/';

/** `baseUrl`: '' for addresses of the page's own origin. */
export function toTenantBrand(look: BrandLook, baseUrl: string): TenantBrand {
  const { tenantId, name, accent, font, supportUrl, termsUrl, privacyUrl } = look;
  const picture = (key: string | null) => pictureAddress(key, baseUrl);
  const of = (file: string, ...content: (string | null)[]) =>
    `${baseUrl}${BRAND_PATH}${tenantId}/${file}?v=${hashOf(content)}`;
  return {
    name,
    isHouse: look.isHouse,
    logo: picture(look.logoKey),
    logoDark: picture(look.logoDarkKey),
    icon: picture(look.iconKey) ?? of('icon.svg', name, accent),
    stylesheet: accent || font ? of('theme.css', accent, font) : null,
    supportUrl,
    termsUrl,
    privacyUrl,
  };
}

/** Keys are `tenants/{tenantId}/{file}`. */
export function pictureAddress(key: string | null, baseUrl: string): string | null {
  return key && `${baseUrl}${BRAND_PATH}${key.split('/').slice(1).join('/')}`;
}

function hashOf(content: readonly (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12);
}
