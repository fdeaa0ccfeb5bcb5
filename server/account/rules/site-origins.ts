/** Check of the origin of a page of another site, and of its token, for a call. */
import { ApiError } from '../../platform/http/api-error';
import type { RequestContext } from '../../platform/http/request-context';
import type { EmbedClaims } from '../session/embed-claims';

/** Origins of sites that may call the server. */
export interface SiteOrigins {
  /** A site that calls for people of every tenant. */
  isForAll(origin: string): boolean;
  /** The tenants that allow the site; none for all other sites. */
  tenantsOf(origin: string): Promise<ReadonlySet<number>>;
}

/** Address of the pages that show one element to another site, without its tag. Their query names that site. */
export const FRAME_PATH = '/embed/';

interface Caller {
  /** Tenant of the account whose token it is. */
  readonly tenantId: number;
  readonly embed: EmbedClaims | undefined;
}

/**
 * Throws `origin_not_allowed`. Browsers send no `Origin` with a GET of the server's own pages; scripts cannot forge the
 * header that says so. Sites that no tenant allows get no CORS headers, so their scripts read no answer.
 */
export async function requireOrigin(caller: Caller, context: RequestContext, origins: SiteOrigins): Promise<void> {
  const { headers } = context.raw;
  const sent = headers.get('origin') ?? (headers.get('sec-fetch-site') === 'same-origin' ? ownOrigin(context) : null);
  const origin = (sent !== null && isOwnOrigin(sent, context) && siteAroundFrame(context)) || sent;
  if (caller.embed) return requireEmbedOrigin(caller, origin, context, origins);
  if (origin === null || isOwnOrigin(origin, context) || origins.isForAll(origin)) return;
  const tenants = await origins.tenantsOf(origin);
  if (tenants.size > 0 && !tenants.has(caller.tenantId)) throw notAllowed(origin);
}

/** An origin that was taken off the tenant's list no longer counts, even while the token lives. */
async function requireEmbedOrigin(
  { tenantId, embed }: Caller,
  origin: string | null,
  context: RequestContext,
  origins: SiteOrigins,
): Promise<void> {
  if (origin === null) {
    const message = 'An embed token works only in pages of the sites that it names.';
    throw new ApiError('origin_not_allowed', { message });
  }
  if (!embed?.origins.includes(origin)) throw notAllowed(origin);
  if (isOwnOrigin(origin, context) || origins.isForAll(origin)) return;
  if (!(await origins.tenantsOf(origin)).has(tenantId)) throw notAllowed(origin);
}

function notAllowed(origin: string): ApiError {
  const message = `The site ${origin} is not allowed for this account. Add it to the allowed origins.`;
  return new ApiError('origin_not_allowed', { message });
}

/**
 * The site that shows our page in a frame: our own requests from there count as its requests. Browsers name the page as
 * `Referer`, in full for requests of the same origin. Undefined for every other page.
 */
function siteAroundFrame(context: RequestContext): string | undefined {
  const referrer = context.raw.headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return undefined;
  const { origin, pathname, searchParams } = new URL(referrer);
  return isOwnOrigin(origin, context) && pathname.startsWith(FRAME_PATH)
    ? (searchParams.get('origin') ?? '')
    : undefined;
}

/** A proxy that ends TLS changes the scheme, not the host. */
export function isOwnOrigin(origin: string, context: RequestContext): boolean {
  if (origin === context.baseUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === context.url.host;
}

function ownOrigin({ baseUrl }: RequestContext): string {
  return new URL(baseUrl).origin;
}
