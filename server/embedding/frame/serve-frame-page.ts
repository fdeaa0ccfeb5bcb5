/**
 * `/embed/<tag>?origin=https://www.example.com`: one element for frames of other sites. The site is in the address. A
 * tenant has to allow it to show pages in a frame, and only that site can: `frame-ancestors` names no other. The app itself
 * needs no permission: it shows previews. Requests of the page carry its address as `Referer`, so that each call is checked
 * against the site and the caller's tenant, too.
 */
import { FRAME_PATH, isOwnOrigin } from '../../account/rules/site-origins';
import { escapeHtml } from '../../platform/http/escape-html';
import type { RequestContext } from '../../platform/http/request-context';
import type { Site } from '../../platform/modules/module';
import type { EmbeddingServices } from '../domain';

const LANGUAGE = /^[a-z]{2,3}(-[\w-]{2,20})?$/i;

/** Undefined where there is no such element. */
export async function serveFramePage(
  context: RequestContext,
  { siteOrigins }: Pick<EmbeddingServices, 'siteOrigins'>,
  { appPage, policy }: Pick<Site, 'appPage' | 'policy'>,
): Promise<Response | undefined> {
  const { pathname, searchParams } = context.url;
  const tag = pathname.slice(FRAME_PATH.length);
  if (!/^[a-z]+(-[a-z]+)+$/.test(tag)) return undefined;
  if (!(await appPage({ ...context, url: new URL(`/sdk/v1/${tag}.json`, context.url) }))) return undefined;
  const origin = searchParams.get('origin') ?? '';
  const isAllowed = isOwnSite(origin, context) || (await siteOrigins.mayFrame(origin, context.tenantId));
  return isAllowed ? elementPage(searchParams, policyFor(policy, origin)) : refusal(origin);
}

/** Nothing beside the origin, as it becomes a part of the policy. */
function isOwnSite(origin: string, context: RequestContext): boolean {
  return URL.canParse(origin) && new URL(origin).origin === origin && isOwnOrigin(origin, context);
}

function policyFor(policy: string, origin: string): string {
  return policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${origin}`);
}

function elementPage(query: URLSearchParams, policy: string): Response {
  const given = query.get('locale') ?? 'en';
  const language = LANGUAGE.test(given) ? given : 'en';
  const direction = query.get('dir') === 'rtl' ? 'rtl' : 'ltr';
  const theme = query.get('theme');
  const scheme = theme === 'dark' || theme === 'light' ? theme : 'light dark';
  return page(
    200,
    policy,
    `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="${scheme}">
  <meta name="robots" content="noindex">
  <title>Spotreel</title>
  <link rel="stylesheet" href="/elements/frame-page.css">
  <script async src="/sdk/v1/loader.js"></script>
  <script defer src="/sdk/v1/frame-page.js"></script>
</head>
<body></body>
</html>`,
  );
}

/** Every site may show this page: it has words alone, for the developer of the site. */
function refusal(origin: string): Response {
  const site =
    origin === '' ? 'The address of the frame has no <code>origin</code>.' : `${escapeHtml(origin)} is not allowed.`;
  return page(
    403,
    "default-src 'none'; base-uri 'none'; frame-ancestors *",
    `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>This site is not allowed</title></head>
<body>
  <h1>This site may not show this page in a frame</h1>
  <p>${site}</p>
  <p>In the app, open Account &gt; Developers &gt; Allowed origins. Add the site, and let it show pages in a frame.</p>
</body>
</html>`,
  );
}

function page(status: number, policy: string, html: string): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    },
  });
}
