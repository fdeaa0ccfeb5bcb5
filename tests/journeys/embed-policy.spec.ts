/** Each element on a page of another origin that allows exactly what the documentation says. */
import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { demoToken } from './pages/demo-token';
import { type EmbeddingSite, startEmbeddingSite } from './pages/embedding-site';

const DOCUMENTED = new Map(
  [...readFileSync('docs/content-security-policy.md', 'utf8').matchAll(/^\| `<([\w-]+)>` \| (.+) \|$/gm)].map(
    ([, tag = '', directives = '']) => [tag, [...directives.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name)],
  ),
);

const sites: EmbeddingSite[] = [];
test.afterEach(() => Promise.all(sites.splice(0).map((site) => site.close())));

/** Opens a page with one element and a policy that allows the server in these directives alone. */
async function openPage(page: Page, request: APIRequestContext, server: string, tag: string, directives: string[]) {
  const headers = { authorization: `Bearer ${await demoToken(request)}`, 'x-requested-with': 'XMLHttpRequest' };
  const created = await request.post('/api/v1/project', { headers, data: { recipeId: 1 } });
  const { data: project } = await created.json();
  const trusted = "require-trusted-types-for 'script'; trusted-types 'none'";
  const policy = `default-src 'none'; ${directives.map((name) => `${name} ${server}`).join('; ')}; ${trusted}`;
  const site = await startEmbeddingSite(
    `<!doctype html><html lang="en"><title>A shop</title>
<script async src="${server}/sdk/v1/loader.js"></script><${tag} project-id="${project.id}"></${tag}></html>`,
    policy,
  );
  sites.push(site);
  await request.post('/api/v1/allowed-origin', { headers, data: { origin: site.origin, mayFrame: false } });
  // what a page would do in a script file of its own
  await page.addInitScript(
    (token) => {
      const configure = (spotreel: { configure(settings: object): void }) =>
        spotreel.configure({ getAccessToken: () => token });
      const violations: string[] = [];
      Object.assign(window, { violations, spotreel: [configure] });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        if (!blockedURI.endsWith('/favicon.ico')) violations.push(`${effectiveDirective} ${blockedURI}`);
      });
    },
    await demoToken(request),
  );
  await page.goto(site.origin);
}

/** What the editor tries before it takes another way, as the documentation says. */
const TRIED: Readonly<Record<string, readonly string[]>> = {
  'project-editor': [
    'img-src data',
    'img-src blob',
    'worker-src blob',
    'script-src wasm-eval',
    'require-trusted-types-for trusted-types-sink',
  ],
};

const violations = (page: Page) => page.evaluate(() => Reflect.get(window, 'violations') as string[]);

/** What one does first with each element. */
const USES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'project-editor': async (page) => {
    await page.getByLabel('Headline').first().fill('On a strict page');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Style' }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'template-grid': async (page) => {
    await page.getByRole('tab', { name: 'Animations' }).click();
    await expect(page.getByText(/\d+ animations/)).toBeVisible();
    await page.getByRole('button', { name: /logo/i }).first().hover();
  },
  'media-library': async (page) => {
    await expect(page.getByRole('button', { name: /upload/i }).first()).toBeVisible();
  },
};

test('every element with an account is documented', () => {
  expect([...DOCUMENTED.keys()]).toEqual(Object.keys(USES));
});

for (const [tag, use] of Object.entries(USES)) {
  test(`<${tag}> works with the documented directives, and violates no other`, async ({ page, request, baseURL }) => {
    await openPage(page, request, baseURL ?? '', tag, DOCUMENTED.get(tag) ?? []);
    await use(page);
    expect((await violations(page)).filter((violation) => !TRIED[tag]?.includes(violation))).toEqual([]);
  });

  for (const missing of ['img-src', 'media-src'])
    test(`<${tag}> without ${missing} works all the same`, async ({ page, request, baseURL }) => {
      const directives = (DOCUMENTED.get(tag) ?? []).filter((name) => name !== missing);
      await openPage(page, request, baseURL ?? '', tag, directives);
      await use(page);
      const others = (await violations(page)).filter(
        (violation) => !violation.startsWith(missing) && !TRIED[tag]?.includes(violation),
      );
      expect(others).toEqual([]);
    });

  test(`<${tag}> without connect-src says what is missing, and without script-src nothing is loaded`, async ({
    page,
    request,
    baseURL,
  }) => {
    const server = baseURL ?? '';
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const without = (name: string) => (DOCUMENTED.get(tag) ?? []).filter((directive) => directive !== name);
    await openPage(page, request, server, tag, without('connect-src'));
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    expect(said.join('\n')).toContain(`Add ${server} to connect-src.`);
    await openPage(page, request, server, tag, without('script-src'));
    await expect.poll(() => violations(page)).toContain(`script-src-elem ${server}/sdk/v1/loader.js`);
    expect(await page.evaluate((name) => customElements.get(name), tag)).toBeUndefined();
  });
}
