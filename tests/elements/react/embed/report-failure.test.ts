/** What the console says of an element without an account. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SERVER = 'https://videos.example.com';
const RELEASE = `${SERVER}/sdk/v1/release.json`;
let said: string[] = [];

beforeEach(() => {
  said = [];
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** `answers`: by address and mode. Every other request fails. */
function serve(answers: Readonly<Record<string, () => Response>>): void {
  vi.stubGlobal('fetch', async (address: string, { mode }: RequestInit) => {
    const answer = answers[`${mode} ${address}`];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
}

const release = () => Response.json({ version: '1.0.0-12345678' });
const anything = () => new Response('a page');

async function report(code: string, apiBase = SERVER, hasTokens = true): Promise<string> {
  const { reportFailure } = await import('../../../../elements/react/embed/report-failure');
  await reportFailure({ code, apiBase, hasTokens });
  return said.join('\n');
}

test('a server that is there and lets no call through does not allow the page', async () => {
  serve({ [`cors ${RELEASE}`]: release });
  const text = await report('network_error');
  expect(text).toContain(`Add ${location.origin} under Account > Developers > Allowed origins`);
  expect(text).toMatch(/ https:\/\/videos\.example\.com\/docs\/problems#origin_not_allowed$/);
});

test('a site that is no Spotreel server is another address than the one that is meant', async () => {
  serve({ [`no-cors ${SERVER}`]: anything });
  expect(await report('network_error')).toContain(
    `There is no Spotreel server at ${SERVER}. Check \`api-base\`. (api_base_wrong)`,
  );
});

test('a page that calls itself lacks `api-base`', async () => {
  serve({ [`cors ${location.origin}/sdk/v1/release.json`]: anything, [`no-cors ${location.origin}`]: anything });
  expect(await report('request_failed', '')).toContain('(api_base_missing)');
});

test('a login at an address without a server is a mistake, at a server it is none', async () => {
  serve({ [`no-cors ${location.origin}`]: anything });
  expect(await report('signed-out', '', false)).toContain('(api_base_missing)');
  said = [];
  serve({ [`cors ${RELEASE}`]: release });
  expect(await report('signed-out', SERVER, false)).toBe('');
});

test('a server that does not answer is called away', async () => {
  serve({});
  expect(await report('network_error')).toMatch(/cannot be reached\. .*#network$/);
});

test('a directive that stops the call is named', async () => {
  vi.stubGlobal('fetch', async () => {
    const event = Object.assign(new Event('securitypolicyviolation'), {
      disposition: 'enforce',
      blockedURI: RELEASE,
      effectiveDirective: 'connect-src',
    });
    document.dispatchEvent(event);
    throw new TypeError('Failed to fetch');
  });
  expect(await report('network_error')).toMatch(/Add https:\/\/videos\.example\.com to connect-src\. .*#policy$/);
});

test('what the server says of a token keeps its code, and is said once', async () => {
  serve({});
  for (const code of [
    'jwt_not_found',
    'jwt_expired',
    'jwt_invalid',
    'token_not_for_this',
    'api_key_in_browser',
    'origin_not_allowed',
  ])
    expect(await report(code)).toMatch(new RegExp(`#${code}$`));
  const before = said.length;
  await report('jwt_invalid');
  expect(said).toHaveLength(before);
});

test('a token function that fails is named; an element without tokens shows a login instead', async () => {
  serve({});
  expect(await report('unknown')).toMatch(/#token_failed$/);
  said = [];
  expect(await report('jwt_expired', `${SERVER}/`, false)).toBe('');
  expect(await report('internal')).toBe('');
});
