import type { RequestContext } from '../../platform/http/request-context';
import type { PublishingServices } from '../domain';
import { originOfLogin } from '../logins/pending-logins';

/** Below the server's own address: platforms know one address for all domains of tenants. */
export const PUBLISHING_RETURN_PATH = '/publishing/return';

/** The page that goes on, below the address at which the person uses the app. */
const APP_PAGE = '/account/integrations';

/**
 * Page that a platform sends people back to. They go on to the domain at which they use the app: their session is
 * there. The parameters of the platform open nothing without the verifier, which stays in the server.
 */
export async function servePublishingReturn(
  { url }: RequestContext,
  services: Pick<PublishingServices, 'db' | 'clock'>,
): Promise<Response> {
  const state = url.searchParams.get('state') ?? '';
  const origin = await originOfLogin(services, state);
  const target = new URLSearchParams({ publishing: url.pathname.split('/').at(-1) ?? '', state });
  for (const name of ['code', 'error']) {
    const value = url.searchParams.get(name);
    if (value) target.set(name, value);
  }
  const headers = { location: `${origin ?? ''}${APP_PAGE}?${target}`, 'cache-control': 'no-store' };
  return new Response(null, { status: 303, headers });
}
