/**
 * An agency makes a client on its own domain, whose first video carries only the agency's brand. `*.localhost` leads to this
 * machine in every browser, and a small DNS server proves it.
 */
import { readFileSync } from 'node:fs';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { newestMail } from '../pages/account-mail';
import { EditorPage } from '../pages/editor/editor';
import { type DnsServer, startDns } from '../pages/operators/dns-server';
import { type OwnServer, startOwnServer } from '../pages/operators/own-server';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../pages/sign-in';

const PASSWORD = 'violet kettle dancing';
const DOMAIN = 'videos.localhost';
const port = Number(process.env.TEST_PORT ?? 4671) + 4 + Number(process.env.TEST_PARALLEL_INDEX ?? 0) * 1000;
const house = `http://127.0.0.1:${port}`;
const home = `http://${DOMAIN}:${port}`;

const PAGES = [
  ['/agency/dashboard', 'Dashboard'],
  ['/agency/clients', 'Clients'],
  ['/agency/creations', 'Creations'],
  ['/agency/assets', 'Assets'],
  ['/agency/users', 'People'],
  ['/agency/resellers', 'Resellers'],
  ['/agency/white-labels', 'White labels'],
  ['/agency/profile/details', 'Profile'],
  ['/agency/profile/domain', 'Domain'],
  ['/agency/profile/harbor-films', 'Profile'],
  ['/agency/custom-domain', 'Domain'],
  ['/reseller/profile', 'Profile'],
  ['/reseller/help', 'Help for resellers'],
] as const;

let dns: DnsServer;
let server: OwnServer;
const mailTo = (address: string) => newestMail(server.mailFolder, address);

test.beforeAll(async () => {
  dns = await startDns();
  server = await startOwnServer({
    PORT: String(port),
    DNS_SERVERS: dns.address,
    MAIL_FROM: 'no-reply@mails.example',
  });
});
test.afterAll(async () => {
  await server.close();
  dns.close();
});

// each test goes on where the one before ended
test.describe('an agency', { tag: '@main' }, () => {
  test('an agency makes a client on its own domain whose first video carries only its brand', async ({
    browser,
    request,
  }) => {
    test.setTimeout(400_000);
    await makeAgency(request);
    const boss = await openPage(browser, house);
    await join(boss, await mailTo('boss@harbor.test'), house);
    await setBrand(boss);
    await connectDomain(boss);
    await inviteClient(boss);

    const invitation = await mailTo('cleo@client.test');
    expect(invitation).toContain('Harbor Films');
    expect(invitation).not.toMatch(/spotreel/i);
    const client = await openPage(browser, home);
    await join(client, invitation, home);
    await expectOnlyTheBrand(client);
    const file = await makeVideo(client);
    expect(file.subarray(4, 8).toString('latin1')).toBe('ftyp');
    expect(file.toString('latin1')).not.toMatch(/spotreel/i);

    for (const address of ['/', '/grid', '/account/my-videos', '/account/brands/intro', '/account', '/nowhere']) {
      await client.goto(home + address);
      await expectOnlyTheBrand(client);
    }
    await client.goto(`${home}/agency/clients`);
    await expect(client.getByRole('heading', { name: 'Page not found' })).toBeVisible();

    await boss.goto(`${house}/agency/creations`);
    await expect(boss.getByText('by Cleo')).toBeVisible();
    await expect(boss.getByRole('button', { name: /^Download/ })).toBeVisible();
  });

  test('every page of an agency and of a reseller opens', async ({ browser }) => {
    const page = await openPage(browser, house);
    await page.goto('/login');
    await page.getByLabel('Email').fill('boss@harbor.test');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`${house}/`);
    for (const [address, heading] of PAGES) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText('We couldn’t load this page')).toBeHidden();
    }
  });

  test('the page to log in at the domain of an agency has nothing of the house', async ({ browser }) => {
    const page = await openPage(browser, home);
    for (const address of ['/login', '/recover-password', '/register']) {
      await page.goto(home + address);
      await expectOnlyTheBrand(page);
    }
    await page.goto(`${home}/login`);
    await page.getByLabel('Email').fill('boss@bolt.test');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Wrong email or password.')).toBeVisible();
  });
});

async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })).newPage();
}

/** Two agencies; the admin of the first one is invited, that of the second one has an account at once. */
async function makeAgency(request: APIRequestContext): Promise<void> {
  const login = await request.post(`${house}/api/v1/security/login`, {
    data: { email: DEMO_EMAIL, password: DEMO_PASSWORD },
  });
  const headers = { authorization: `Bearer ${(await login.json()).data.token}` };
  const make = async (address: string, data: unknown) =>
    (await (await request.post(`${house}/api/v1/${address}`, { headers, data })).json()).data;
  for (const [name, email] of [
    ['Harbor Films', 'boss@harbor.test'],
    ['Bolt', 'boss@bolt.test'],
  ]) {
    const { id } = await make('tenant', { name, kind: 'agency' });
    await make('invitation', { email, role: 'agency_admin', tenantId: id });
  }
  const token = /#token=([^\s]+)/.exec(await mailTo('boss@bolt.test'))?.[1];
  await make('security/invitation/accept', {
    token,
    password: PASSWORD,
    passwordRepeat: PASSWORD,
    firstName: 'Bo',
    lastName: '',
  });
}

/** Opens the link of an invitation, which has no port in an email for a proved domain. */
async function join(page: Page, mail: string, origin: string): Promise<void> {
  const [, token] = /\/join#token=([^\s"<]+)/.exec(mail) ?? [];
  await page.goto(`${origin}/join#token=${token}`);
  await page.getByLabel('First name').fill(origin === home ? 'Cleo' : 'Bea');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${origin}/`);
}

async function setBrand(page: Page): Promise<void> {
  await page.goto(`${house}/agency/profile/details`);
  await page.getByRole('button', { name: 'Choose a color' }).click();
  await page.locator('input.sr-color__hex').fill('#c2410c');
  await page.locator('input.sr-color__hex').blur();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const logo = await sharp({ create: { width: 480, height: 120, channels: 4, background: '#c2410c' } })
    .png()
    .toBuffer();
  await page
    .locator('input[type=file][aria-label="Upload Logo"]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await expect(page.getByRole('button', { name: 'Replace Logo' })).toBeVisible();
}

async function connectDomain(page: Page): Promise<void> {
  await page.goto(`${house}/agency/custom-domain`);
  await page.getByRole('textbox', { name: 'Domain' }).fill(DOMAIN);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  const value = await page.locator('code', { hasText: 'site-verification=' }).innerText();
  dns.texts.set(`_spotreel-challenge.${DOMAIN}`, 'something else');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('another value: something else')).toBeVisible();
  dns.texts.set(`_spotreel-challenge.${DOMAIN}`, value);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Connected')).toBeVisible();
}

async function inviteClient(page: Page): Promise<void> {
  await page.goto(`${house}/agency/clients`);
  await page.getByRole('button', { name: 'Invite client' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill('cleo@client.test');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invitation sent to cleo@client.test')).toBeVisible();
}

async function makeVideo(page: Page): Promise<Buffer> {
  const editor = new EditorPage(page);
  await editor.create('Product launch');
  await editor.keepScenes(1);
  await editor.waitForSaved();
  await expectOnlyTheBrand(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Export video' }).click();
  await expect(page.getByRole('heading', { name: 'Your video is ready' })).toBeVisible({ timeout: 180_000 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download MP4' }).click(),
  ]);
  return readFileSync(await download.path());
}

/** Title, icons, texts and names for readers: none is of the house. */
async function expectOnlyTheBrand(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/Harbor Films$/);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const seen = await page.evaluate(() => ({
    title: document.title,
    text: document.body.innerText,
    icons: [...document.querySelectorAll('link[rel*="icon"]')].map((link) => link.getAttribute('href')),
    pictures: [...document.querySelectorAll('img')].map((image) => `${image.getAttribute('src')} ${image.alt}`),
    names: [...document.querySelectorAll('[aria-label], [title], [placeholder]')].map((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name)).join(' '),
    ),
  }));
  expect(JSON.stringify(seen)).not.toMatch(/spotreel/i);
  expect(seen.icons.length).toBeGreaterThan(0);
}
