import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { demoToken } from '../pages/demo-token';
import { type EmbeddingSite, startEmbeddingSite } from '../pages/embed/embedding-site';

let site: EmbeddingSite | undefined;
test.afterEach(() => site?.close());

/** Opens a page of another origin, which the demo account's tenant allows, and collects what its console says. */
async function openPage(page: Page, request: APIRequestContext, body: string, policy?: string): Promise<string[]> {
  const icon = '<link rel="icon" href="data:,">';
  site = await startEmbeddingSite(`<!doctype html><html lang="en"><title>A shop</title>${icon}${body}</html>`, policy);
  const headers = { authorization: `Bearer ${await demoToken(request)}`, 'x-requested-with': 'XMLHttpRequest' };
  const data = { origin: site.origin, mayFrame: false };
  expect((await request.post('/api/v1/allowed-origin', { headers, data })).status()).toBe(200);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(site.origin);
  return errors;
}

function scriptOf(server: string, attributes = ''): string {
  return `<script async src="${server}/sdk/v1/loader.js" ${attributes}></script>`;
}

/** What a page has to allow for a server of another origin, when it allows nothing else. */
function strictPolicy(server: string): string {
  return [
    "default-src 'none'",
    `script-src ${server}`,
    `connect-src ${server}`,
    `img-src ${server} data:`,
    `media-src ${server}`,
    `font-src ${server}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Commands that a page keeps until the script has come, as one of its own files. */
const withCommands = (commands: string) =>
  `<script>(window.spotreel = window.spotreel || []).push(${commands})</script>`;

test('one script tag shows an element on a strict page of another origin', async ({ page, request, baseURL }) => {
  const server = baseURL ?? '';
  const body = `${scriptOf(server)}<template-grid></template-grid>`;
  const errors = await openPage(page, request, body, strictPolicy(server));
  await expect(page.locator('template-grid').getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('commands wait for the script, and settings reach elements before and after', async ({
  page,
  request,
  baseURL,
}) => {
  const token = await demoToken(request);
  const settings = `{ getAccessToken: () => ${JSON.stringify(token)}, theme: 'dark' }`;
  const commands = `(spotreel) => spotreel.configure(${settings}), () => { throw new Error('of the page') }, (spotreel) => { window.ranLast = spotreel.version }`;
  const body = `${withCommands(commands)}${scriptOf(baseURL ?? '', 'data-prefix="acme-"')}<acme-template-grid></acme-template-grid>`;
  await openPage(page, request, body);
  const grid = page.locator('acme-template-grid');
  await expect(
    grid
      .getByRole('link', { name: /./ })
      .or(grid.getByRole('button', { name: /./ }))
      .first(),
  ).toBeVisible();
  await expect(grid.getByRole('button', { name: 'Log in' })).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'ranLast'))).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/);
  const theme = () => grid.evaluate((element) => Reflect.get(element, 'theme'));
  expect(await theme()).toBe('dark');
  await page.evaluate(() => globalThis.spotreel?.push((spotreel) => spotreel.configure({ theme: 'light' })));
  expect(await theme()).toBe('light');
});

test('each file is fetched once, and from an address that never changes', async ({ page, request, baseURL }) => {
  await openPage(page, request, `${scriptOf(baseURL ?? '')}<template-grid></template-grid>`);
  await expect(page.locator('template-grid').getByRole('button', { name: 'Log in' })).toBeVisible();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.includes('/sdk/') && entry.name.endsWith('.js'))
      .map(({ name, transferSize }) => ({ name, isFromNetwork: transferSize > 0 })),
  );
  const fetched = scripts.filter(({ isFromNetwork }) => isFromNetwork).map(({ name }) => name);
  expect(new Set(fetched).size).toBe(fetched.length);
  expect(fetched.filter((name) => name.includes('/sdk/v1/'))).toHaveLength(1);
});

test('a file that does not come is asked for once more', async ({ page, request, baseURL }) => {
  let lost = 0;
  await page.route('**/chunks/library-view-*.js', (route) => (++lost === 1 ? route.abort() : route.continue()));
  await openPage(page, request, `${scriptOf(baseURL ?? '')}<template-grid></template-grid>`);
  await expect(page.locator('template-grid').getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(lost).toBeGreaterThan(1);
});

test('a file that was changed on its way does not run, and the element can be tried again', async ({
  page,
  request,
  baseURL,
}) => {
  await page.route('**/spotreel.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `window.changed = true;${await answer.text()}` });
  });
  const errors = await openPage(page, request, `${scriptOf(baseURL ?? '')}<template-grid></template-grid>`);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('This part of the page could not be loaded.');
  expect(await page.evaluate(() => Reflect.get(window, 'changed'))).toBeUndefined();
  expect(errors.join('\n')).toContain('[Spotreel] <template-grid> was not loaded');

  await page.unroute('**/spotreel.js');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('template-grid').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a policy without the server is named, and the page shows its own words', async ({ page, request, baseURL }) => {
  const server = baseURL ?? '';
  const own = '<p slot="loading">One moment</p><p slot="error" hidden>Call us instead.</p>';
  const body = `${scriptOf(server)}<template-grid>${own}</template-grid>`;
  const policy = strictPolicy(server).replace(`connect-src ${server}`, "connect-src 'self'");
  const errors = await openPage(page, request, body, policy);
  await expect(page.getByText('Call us instead.')).toBeVisible();
  await expect(page.getByText('One moment')).toBeHidden();
  expect(errors.join('\n')).toContain(`Add ${server} to connect-src.`);
});
