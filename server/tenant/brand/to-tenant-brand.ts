import { createHash } from 'node:crypto';
import type { TenantBrand } from '@spotreel/sdk/internal/contract';
import { legalPagePath } from '../legal/legal-pages';
import type { BrandLook } from './brand-look';

/** Start of the addresses of brands. They are public, and their content never changes. */
export const BRAND_PATH = '/tenant/';

/** Files that are made from the look: their address changes with it. */
export type MadeFile = 'theme.css' | 'icon.svg';

/** `baseUrl`: '' for addresses of the page's own origin. */
export function toTenantBrand(look: BrandLook, baseUrl: string): TenantBrand {
  const { name, accent, font, supportUrl, termsUrl, privacyUrl } = look;
  const picture = (key: string | null) => pictureAddress(key, baseUrl);
  return {
    name,
    isHouse: look.isHouse,
    logo: picture(look.logoKey),
    logoDark: picture(look.logoDarkKey),
    icon: picture(look.iconKey) ?? `${baseUrl}${madeFilePath(look, 'icon.svg')}`,
    stylesheet: accent || font ? `${baseUrl}${madeFilePath(look, 'theme.css')}` : null,
    supportUrl,
    termsUrl,
    privacyUrl,
    legalPages: look.legalPages.map((kind) => ({ kind, path: legalPagePath(kind, look) })),
  };
}

/** With query. */
export function madeFilePath({ tenantId, name, accent, font }: BrandLook, file: MadeFile): string {
  const content = file === 'icon.svg' ? [name, accent] : [accent, font];
  return `${BRAND_PATH}${tenantId}/${file}?v=${hashOf(content)}`;
}

/** Keys are `tenants/{tenantId}/{file}`. */
export function pictureAddress(key: string | null, baseUrl: string): string | null {
  return key && `${baseUrl}${BRAND_PATH}${key.split('/').slice(1).join('/')}`;
}

function hashOf(content: readonly (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12);
}
