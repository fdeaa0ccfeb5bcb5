/** Puts the brand of a tenant into the first page, so that nothing of the product is seen before the app runs. */
import type { TenantBrand } from '@spotreel/sdk/contract';
import { houseId } from '../../account/plans/offered-plans';
import { escapeHtml } from '../../platform/http/escape-html';
import type { RequestContext } from '../../platform/http/request-context';
import type { TenantServices } from '../services';
import { findLook, PRODUCT_NAME } from './brand-look';
import { toTenantBrand } from './to-tenant-brand';

const TITLE = `<title>${PRODUCT_NAME}</title>`;
const ICON = /<link rel="icon"[^>]*>/;
const NOSCRIPT = `<noscript>${PRODUCT_NAME} needs`;

/** The page as the domain of the request shows it; undefined: as it is. */
export async function dressedPage(
  html: string,
  { tenantId }: Pick<RequestContext, 'tenantId'>,
  { db }: Pick<TenantServices, 'db'>,
): Promise<string | undefined> {
  const shown = tenantId ?? (await houseId(db));
  const look = await findLook(db, shown);
  return look && dressPage(html, toTenantBrand(look, ''));
}

/** `brand`: with addresses of the page's own origin. Throws an Error for a page that has no place for a brand. */
export function dressPage(html: string, brand: TenantBrand): string {
  if (!html.includes(TITLE) || !ICON.test(html)) throw new Error('The page of the app has no title or no icon');
  const name = escapeHtml(brand.name);
  const icon = escapeHtml(brand.icon ?? '');
  const links = [
    `<link rel="icon" href="${icon}">`,
    `<link rel="apple-touch-icon" href="${icon}">`,
    `<meta name="application-name" content="${name}">`,
    `<meta name="tenant" content="${escapeHtml(JSON.stringify(brand))}">`,
    ...(brand.stylesheet ? [`<link rel="stylesheet" href="${escapeHtml(brand.stylesheet)}">`] : []),
  ];
  return html
    .replace(TITLE, () => `<title>${name}</title>`)
    .replace(ICON, () => links.join('\n    '))
    .replace(NOSCRIPT, () => `<noscript>${name} needs`);
}
