import { fileAnswer } from '../../platform/http/answers/file-answer';
import { ApiError } from '../../platform/http/api-error';
import type { RequestContext } from '../../platform/http/request-context';
import { mimeTypeOf } from '../../platform/storage/mime-type';
import type { TenantServices } from '../domain';
import { letterIcon, themeSheet } from './brand-files';
import { type BrandLook, findLook } from './brand-look';
import { BRAND_PATH, type MadeFile, madeFilePath } from './to-tenant-brand';

const PATH = new RegExp(`^${BRAND_PATH}([1-9]\\d{0,14})/([\\w-]+\\.(?:css|svg|png))$`);
const FOR_EVER = 'public, max-age=31536000, immutable';
const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** `GET /tenant/{tenantId}/{file}`: a style sheet, an icon or a picture of a brand, for all visitors. */
export async function serveBrandFile({ raw, url }: RequestContext, services: TenantServices): Promise<Response> {
  const [, id, file = ''] = PATH.exec(url.pathname) ?? [];
  if (!id) throw new ApiError('not_found');
  if (file === 'theme.css' || file === 'icon.svg') return madeFile(await lookOf(services, id), file, url, services);
  const { storage } = services;
  const key = `tenants/${id}/${file}`;
  const found = await storage.head(key);
  if (!found) throw new ApiError('not_found');
  return fileAnswer(raw, {
    ...found,
    mimeType: mimeTypeOf(key),
    // the name of a picture changes with its content
    cacheControl: FOR_EVER,
    headers: HEADERS,
    open: (range) => storage.read(key, range),
  });
}

async function lookOf({ db }: TenantServices, id: string): Promise<BrandLook> {
  const look = await findLook(db, Number(id));
  if (!look) throw new ApiError('not_found');
  return look;
}

/** An address of another look is not kept: its content is no longer what its hash says. */
function madeFile(look: BrandLook, file: MadeFile, { pathname, search }: URL, { catalogue }: TenantServices): Response {
  const isOfLook = `${pathname}${search}` === madeFilePath(look, file);
  const content = file === 'icon.svg' ? letterIcon(look) : themeSheet(look, catalogue);
  const type = file === 'icon.svg' ? 'image/svg+xml' : 'text/css';
  const caching = { 'cache-control': isOfLook ? FOR_EVER : 'no-cache' };
  return new Response(content, { headers: { ...HEADERS, ...caching, 'content-type': `${type}; charset=utf-8` } });
}
