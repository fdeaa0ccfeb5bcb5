/**
 * The page of a link: the app's own, with the brand of the link's tenant. Messengers and social networks get a preview
 * unless the link has a password.
 */
import { eq } from 'drizzle-orm';
import { escapeHtml } from '../../platform/http/escape-html';
import type { RequestContext } from '../../platform/http/request-context';
import type { SharingServices } from '../domain';
import { shareLink } from '../tables';
import { SHARE_PATH } from '../to-share-link';
import { shareFileUrl } from './share-addresses';
import { visitedLink } from './visited-link';

/** Answers the app's first page; undefined where there is none. */
type AppPage = (context: RequestContext) => Promise<Response | undefined>;

/** Undefined where the app has no page. */
export async function serveSharePage(
  context: RequestContext,
  services: SharingServices,
  appPage: AppPage,
): Promise<Response | undefined> {
  const root = new URL('/', context.url);
  const tenantId = context.tenantId ?? (await tenantOf(services, context));
  const page = await appPage({ ...context, tenantId, url: root, raw: new Request(root) });
  if (!page) return undefined;
  const html = await page.text();
  const tags = ['<meta name="robots" content="noindex">', ...(await previewOf(context, services))];
  return new Response(
    html.replace('</head>', () => `${tags.map((tag) => `  ${tag}\n  `).join('')}</head>`),
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      },
    },
  );
}

/** Empty for a link with a password, for one that shows nothing, and while the database does not answer. */
async function previewOf(context: RequestContext, services: SharingServices): Promise<string[]> {
  const { db, clock, links, addresses } = services;
  const token = tokenOf(context);
  try {
    const { row, title, video } = await visitedLink(db, await links.find(db, 'share', token), clock.now(), context);
    if (row.passwordHash !== null) return [];
    const at = addresses.at(context.baseUrl);
    return [
      property('og:type', 'video.other'),
      property('og:title', title),
      property('og:url', `${context.baseUrl}${SHARE_PATH}/${token}`),
      `<meta name="twitter:card" content="summary_large_image">`,
      ...(video.posterKey ? sized('og:image', shareFileUrl(row, 'poster.webp', at), video) : []),
      ...sized('og:video', shareFileUrl(row, 'video.mp4', at), video),
      property('og:video:type', 'video/mp4'),
    ];
  } catch {
    return [];
  }
}

function tokenOf({ url }: Pick<RequestContext, 'url'>): string {
  return url.pathname.slice(SHARE_PATH.length + 1);
}

/**
 * Tenant with the brand of the page at the server's own address. Undefined: that of the server, also while the database
 * does not answer.
 */
async function tenantOf({ db, links }: SharingServices, context: RequestContext): Promise<number | undefined> {
  try {
    const link = await links.find(db, 'share', tokenOf(context));
    if (!link) return undefined;
    const [found] = await db.select({ tenantId: shareLink.tenantId }).from(shareLink).where(eq(shareLink.id, link.id));
    return found?.tenantId;
  } catch {
    return undefined;
  }
}

function sized(name: string, url: string, { widthPx, heightPx }: { widthPx: number; heightPx: number }): string[] {
  return [property(name, url), property(`${name}:width`, `${widthPx}`), property(`${name}:height`, `${heightPx}`)];
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}
