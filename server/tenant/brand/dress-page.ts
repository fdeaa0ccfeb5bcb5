/** Puts the brand of a tenant into the first page, so that nothing of the product is seen before the app runs. */
import type { TenantBrand } from '@spotreel/sdk/internal/contract';
import { escapeHtml } from '../../platform/http/escape-html';
import type { RequestContext } from '../../platform/http/request-context';
import type { TenantHosts } from '../domain/tenant-hosts';
import { PRODUCT_NAME } from './brand-look';
import { PRODUCT_BRAND } from './branding';
import type { TenantLooks } from './tenant-looks';
import { toTenantBrand } from './to-tenant-brand';

const TITLE = `<title>${PRODUCT_NAME}</title>`;
const ICON = /<link rel="icon"[^>]*>/;
const NOSCRIPT = `<noscript>${PRODUCT_NAME} needs`;

interface DresserParts {
  readonly tenantHosts: TenantHosts;
  readonly tenantLooks: TenantLooks;
}

/** The page as the domain of the request shows it; undefined: as it is. `isOwnHost`: of the server's own names. Never rejects. */
export async function dressedPage(
  html: string,
  { tenantId, url: { hostname } }: Pick<RequestContext, 'tenantId' | 'url'>,
  { tenantHosts, tenantLooks }: DresserParts,
  isOwnHost: boolean,
): Promise<string | undefined> {
  try {
    // where the database does not answer, the request goes on as one of the house: here it must be known
    if (tenantId === undefined && !isOwnHost) await tenantHosts.tenantOf(hostname);
    const look = await tenantLooks.get(tenantId ?? 'house');
    return look && dressPage(html, toTenantBrand(look, ''));
  } catch {
    return isOwnHost ? undefined : dressPage(html, { ...PRODUCT_BRAND, name: hostname, isHouse: false });
  }
}

/** `brand`: with addresses of the page's own origin. Throws an Error for a page that has no place for a brand. */
export function dressPage(html: string, brand: TenantBrand): string {
  if (!html.includes(TITLE) || !ICON.test(html)) throw new Error('The page of the app has no title or no icon');
  const name = escapeHtml(brand.name);
  const icon = brand.icon && escapeHtml(brand.icon);
  const links = [
    ...(icon ? [`<link rel="icon" href="${icon}">`, `<link rel="apple-touch-icon" href="${icon}">`] : []),
    `<meta name="application-name" content="${name}">`,
    `<meta name="tenant" content="${escapeHtml(JSON.stringify(brand))}">`,
    ...(brand.stylesheet ? [`<link rel="stylesheet" href="${escapeHtml(brand.stylesheet)}">`] : []),
  ];
  return html
    .replace(TITLE, () => `<title>${name}</title>`)
    .replace(ICON, () => links.join('\n    '))
    .replace(NOSCRIPT, () => `<noscript>${name} needs`);
}
