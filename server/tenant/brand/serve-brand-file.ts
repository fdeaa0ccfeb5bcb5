import { fileAnswer } from '../../platform/http/answers/file-answer';
import { ApiError } from '../../platform/http/api-error';
import type { RequestContext } from '../../platform/http/request-context';
import { mimeTypeOf } from '../../platform/storage/mime-type';
import type { TenantServices } from '../services';
import { letterIcon, themeSheet } from './brand-files';
import { type BrandLook, findLook } from './brand-look';
import { BRAND_PATH } from './to-tenant-brand';

const PATH = new RegExp(`^${BRAND_PATH}([1-9]\\d{0,14})/([\\w-]+\\.(?:css|svg|png))$`);
/** Names of pictures and `v` of the others change with their content. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** `GET /tenant/{tenantId}/{file}`: a style sheet, an icon or a picture of a brand, for all visitors. */
export async function serveBrandFile({ raw, url }: RequestContext, services: TenantServices): Promise<Response> {
  const [, id, file = ''] = PATH.exec(url.pathname) ?? [];
  if (!id) throw new ApiError('not_found');
  if (file === 'theme.css')
    return text(await lookOf(services, id), 'text/css', (look) => themeSheet(look, services.catalogue));
  if (file === 'icon.svg') return text(await lookOf(services, id), 'image/svg+xml', letterIcon);
  const { storage } = services;
  const key = `tenants/${id}/${file}`;
  const found = await storage.head(key);
  if (!found) throw new ApiError('not_found');
  return fileAnswer(raw, {
    ...found,
    mimeType: mimeTypeOf(key),
    cacheControl: HEADERS['cache-control'],
    headers: HEADERS,
    open: (range) => storage.read(key, range),
  });
}

async function lookOf({ db }: TenantServices, id: string): Promise<BrandLook> {
  const look = await findLook(db, Number(id));
  if (!look) throw new ApiError('not_found');
  return look;
}

function text(look: BrandLook, type: string, contentOf: (look: BrandLook) => string): Response {
  return new Response(contentOf(look), { headers: { ...HEADERS, 'content-type': `${type}; charset=utf-8` } });
}
