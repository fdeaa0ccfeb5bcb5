import { describe, expect, it } from 'vitest';
import { requireOrigin, type SiteOrigins } from '../../../../server/account/rules/site-origins';
import type { EmbedClaims } from '../../../../server/account/session/embed-claims';
import type { RequestContext } from '../../../../server/platform/http/request-context';

const SHOP = 'https://shop.test';
const PARTNER = 'https://partner.test';
const OWN = 'https://videos.test';
const TENANT = 7;

/** The partner calls for all. Tenant 8 lists what is not its own, too: that takes nothing away from others. */
const ALLOWED: Readonly<Record<string, number>> = {
  [SHOP]: TENANT,
  'https://blog.test': 8,
  [PARTNER]: 8,
  [OWN]: 8,
  'http://videos.test': 8,
};
const origins: SiteOrigins = {
  isForAll: (origin) => origin === PARTNER,
  tenantsOf: async (origin) => new Set([ALLOWED[origin] ?? []].flat()),
};

function contextOf(headers: Readonly<Record<string, string>>): RequestContext {
  const url = new URL(`${OWN}/api/v1/user`);
  return { raw: new Request(url, { headers }), url, baseUrl: OWN } as RequestContext;
}

function outcome(headers: Readonly<Record<string, string>>, embed?: EmbedClaims): Promise<string> {
  return requireOrigin({ tenantId: TENANT, embed }, contextOf(headers), origins).then(
    () => 'allowed',
    (error: { code: string; message: string }) => `${error.code}: ${error.message}`,
  );
}

const refused = (origin: string) =>
  `origin_not_allowed: The site ${origin} is not allowed for this account. Add it to the allowed origins.`;
const framedBy = (site: string, page = `${OWN}/embed/editor`) => ({
  origin: OWN,
  referer: `${page}?origin=${encodeURIComponent(site)}`,
});

describe('a token of a person', () => {
  it.each([
    ['of no page', {}],
    ['of a page of the server', { origin: OWN }],
    ['of a page of the server behind a proxy that ends TLS', { origin: 'http://videos.test' }],
    ['of a site of the tenant', { origin: SHOP }],
    ['of a site that calls for all', { origin: PARTNER }],
    ['of a site that no tenant allows, which reads no answer', { origin: 'https://stranger.test' }],
    ['of a page of the server in a frame of the tenant', framedBy(SHOP)],
    [
      'of a page of the server that is in no frame',
      { origin: OWN, referer: `${OWN}/projects?origin=https://blog.test` },
    ],
    ['of a page of the server that hides where it is', { origin: OWN, referer: 'no address' }],
    [
      'of a page of another site that looks like a frame',
      { origin: OWN, referer: 'https://stranger.test/embed/?origin=x' },
    ],
  ])('serves a request %s', async (_, headers) => {
    expect(await outcome(headers)).toBe('allowed');
  });

  it('does not take the word of another site for the frame that it is in', async () => {
    expect(await outcome({ ...framedBy(SHOP), origin: 'https://blog.test' })).toBe(refused('https://blog.test'));
  });

  it('does not serve the site of another tenant, in a frame or not', async () => {
    expect(await outcome({ origin: 'https://blog.test' })).toBe(refused('https://blog.test'));
    expect(await outcome(framedBy('https://blog.test'))).toBe(refused('https://blog.test'));
  });
});

describe('an embed token', () => {
  const embed: EmbedClaims = { keyId: 1, origins: [SHOP, PARTNER, OWN, 'https://former.test'], projectId: undefined };

  it.each([SHOP, PARTNER, OWN])('serves the site that it names: %s', async (origin) => {
    expect(await outcome({ origin }, embed)).toBe('allowed');
  });

  it('serves a frame in a site that it names', async () => {
    expect(await outcome(framedBy(SHOP), embed)).toBe('allowed');
  });

  it('serves pages of the server that send no origin, where it names the server', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect(await outcome(headers, embed)).toBe('allowed');
    expect(await outcome(headers, { ...embed, origins: [SHOP] })).toBe(refused(OWN));
  });

  it.each([{}, { 'sec-fetch-site': 'cross-site' }])('serves no program: %j', async (headers) => {
    expect(await outcome(headers, embed)).toBe(
      'origin_not_allowed: An embed token works only in pages of the sites that it names.',
    );
  });

  it('does not serve a site that it does not name, nor a frame in one', async () => {
    const narrow = { ...embed, origins: [SHOP] };
    expect(await outcome({ origin: PARTNER }, narrow)).toBe(refused(PARTNER));
    expect(await outcome(framedBy(PARTNER), narrow)).toBe(refused(PARTNER));
    expect(await outcome({ origin: OWN }, narrow)).toBe(refused(OWN));
  });

  it('does not serve a site that was taken off the list of the tenant', async () => {
    expect(await outcome({ origin: 'https://former.test' }, embed)).toBe(refused('https://former.test'));
  });
});
