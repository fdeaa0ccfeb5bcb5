/** Screens of the tutorials for agencies and white-label clients. */
import { expect, type Page, test } from '@playwright/test';
import { newestMail } from '../journeys/pages/account-mail';
import { EditorPage } from '../journeys/pages/editor/editor';
import { type DnsServer, startDns } from '../journeys/pages/operators/dns-server';
import { type OwnServer, startOwnServer } from '../journeys/pages/operators/own-server';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../journeys/pages/sign-in';
import { takeScreen } from './screen-camera';

const PASSWORD = 'violet kettle dancing';
const DOMAIN = 'videos.example.com';

let dns: DnsServer;
let server: OwnServer;
let page: Page;

test.beforeAll(async ({ browser, playwright }) => {
  dns = await startDns();
  server = await startOwnServer({ DNS_SERVERS: dns.address, MAIL_FROM: 'no-reply@mails.example' });
  page = await browser.newPage({ baseURL: server.url });
  const request = await playwright.request.newContext({ baseURL: `${server.url}/api/v1/` });
  const data = { email: DEMO_EMAIL, password: DEMO_PASSWORD };
  const login = await (await request.post('security/login', { data })).json();
  const headers = { authorization: `Bearer ${login.data.token}` };
  const tenant = { name: 'Juniper Films', kind: 'agency' };
  const { id } = (await (await request.post('tenant', { headers, data: tenant })).json()).data;
  const invitation = { email: 'bea@juniper.example', role: 'agency_admin', tenantId: id };
  await request.post('invitation', { headers, data: invitation });
  await join(page, 'bea@juniper.example', 'Bea', 'Lindholm');
});
test.afterAll(async () => {
  await server.close();
  dns.close();
});

async function join(guest: Page, email: string, firstName: string, lastName: string): Promise<void> {
  const [, token] = /\/join#token=([^\s"<]+)/.exec(await newestMail(server.mailFolder, email)) ?? [];
  await guest.goto(`/join#token=${token}`);
  await guest.getByLabel('First name').fill(firstName);
  await guest.getByLabel('Last name').fill(lastName);
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await guest.getByLabel('Repeat the password').fill(PASSWORD);
  await guest.getByRole('button', { name: 'Create account' }).click();
  await guest.waitForURL(`${server.url}/`);
}

async function makeVideo(maker: Page, recipe: string, name: string): Promise<void> {
  const editor = new EditorPage(maker);
  await editor.create(recipe);
  await editor.rename(name);
}

test('Bring your first client in', async ({ browser }) => {
  await page.goto('/agency/clients');
  await page.getByRole('button', { name: 'Invite client' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('cleo@winter.example');
  await takeScreen(
    page,
    'onboard-a-client-1',
    'The dialog that invites a client, with an email address.',
    dialog.getByRole('button', { name: 'Send invitation' }),
    [dialog],
  );
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invitation sent to cleo@winter.example')).toBeVisible();
  const client = await browser.newPage({ baseURL: server.url });
  await join(client, 'cleo@winter.example', 'Cleo', 'Winter');
  await makeVideo(client, 'Customer story', 'A winter at home');
  await makeVideo(client, 'Product launch', 'The spring lamp');
  await client.close();

  await page.goto('/agency/clients');
  const actions = page.getByRole('button', { name: 'Actions for Cleo Winter' });
  await actions.click({ delay: 30 });
  await page.getByRole('menuitem', { name: 'Set limits' }).click();
  await dialog.getByLabel('Exports a month').fill('10');
  await dialog.getByLabel('Brands').fill('1');
  await takeScreen(
    page,
    'onboard-a-client-2',
    'The limits of a client: exports a month, brands, scenes.',
    dialog.locator('form'),
    [dialog],
  );
  await page.goto('/agency/creations');
  await page.getByText('by Cleo').first().waitFor();
  await takeScreen(
    page,
    'onboard-a-client-4',
    'The page Creations with the videos of a client.',
    page.locator('.sr-creation').first(),
  );
  await page.goto('/agency/clients');
  await actions.click({ delay: 30 });
  await page.getByRole('menuitem', { name: 'Use account' }).click();
  await page.getByLabel('Reason').fill('Finds out why a video is late');
  await page.getByRole('button', { name: 'Use account' }).click();
  const exit = page.getByRole('button', { name: 'Exit Impersonation' });
  await exit.waitFor();
  await page.goto('/account/my-videos');
  await page.getByText('The spring lamp').first().waitFor();
  const banner = page.getByText('You are impersonating');
  // the words alone are marked, not their line
  await banner.evaluate((line) => Object.assign((line as HTMLElement).style, { width: 'fit-content' }));
  await takeScreen(
    page,
    'onboard-a-client-3',
    'The videos of a client, whose account the agency uses. The banner says so.',
    banner,
  );
  await exit.click();
  await expect(page.getByRole('button', { name: 'Account menu' })).toHaveText('B');
});

test('Share files with your clients', async () => {
  await page.goto('/account/assets/intro');
  await page
    .locator('input[type=file]:not([webkitdirectory])')
    .first()
    .setInputFiles(
      ['breakfast-table.jpg', 'pottery-light.jpg', 'living-room.jpg', 'pancakes.jpg', 'lemonade.jpg'].map(
        (file) => `library/media/${file}`,
      ),
    );
  const files = page.getByRole('list', { name: 'Files' });
  await expect(files.getByRole('listitem')).toHaveCount(5, { timeout: 60_000 });
  await takeScreen(
    page,
    'share-files-with-clients-1',
    'The assets library with uploaded images. Upload is marked.',
    page.getByRole('button', { name: 'Upload', exact: true }),
  );
  await page.goto('/agency/assets');
  await page.locator('input[type=file]').first().setInputFiles('library/media/juniper-logo.png');
  await page.getByText('juniper-logo.png').first().waitFor();
  const shared = page.locator('.sr-shared-assets__one').first();
  await shared.waitFor({ timeout: 60_000 });
  await page.waitForTimeout(3000);
  await takeScreen(
    page,
    'share-files-with-clients-2',
    'The page Assets of an agency. A shared file is marked.',
    shared,
  );

  const editor = new EditorPage(page);
  await editor.create('Food and drink');
  await page.getByRole('tab', { name: 'Scene', exact: true }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Replace/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('img').first().waitFor();
  const sharedPlace = dialog.getByText(/shared/i).first();
  if (await sharedPlace.isVisible()) await sharedPlace.click();
  await takeScreen(
    page,
    'share-files-with-clients-3',
    'The choice of an image in the editor, with the shared files.',
    dialog.locator('.sr-media-grid').first(),
    [dialog],
  );
});

// last: people of a tenant with a domain log in there
test('The app under your own domain', async ({ browser }) => {
  await page.goto('/agency/profile/details');
  await page.getByRole('button', { name: 'Choose a color' }).click();
  await page.locator('input.sr-color__hex').fill('#0f766e');
  await page.locator('input.sr-color__hex').blur();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.locator('input[type=file][aria-label="Upload Logo"]').setInputFiles('library/media/juniper-logo.png');
  await expect(page.getByRole('button', { name: 'Replace Logo' })).toBeVisible();
  await page.reload();
  await page.locator('.sr-brand-pictures').scrollIntoViewIfNeeded();
  await takeScreen(
    page,
    'your-own-domain-1',
    'The profile of an agency with its logo.',
    page.locator('.sr-brand-pictures__slot').first(),
  );

  await page.goto('/agency/custom-domain');
  const domain = page.getByRole('textbox', { name: 'Domain' });
  await domain.fill(DOMAIN);
  await takeScreen(page, 'your-own-domain-2', 'The page Domain with a name that was entered.', domain, [
    page.getByRole('button', { name: 'Connect', exact: true }),
  ]);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  const records = page.locator('table').first();
  await records.waitFor();
  // this server has no name, as that of an agency would
  const address = page.locator('code', { hasText: '127.0.0.1' });
  await address.first().evaluate((code) => {
    code.closest('tr')?.querySelector('th, td')?.replaceChildren('CNAME');
    code.replaceChildren('app.example.com');
  });
  await takeScreen(page, 'your-own-domain-3', 'The two records for the domain, and when they are checked.', records);

  await page.getByRole('button', { name: 'Disconnect' }).click();
  await domain.fill('videos.localhost');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.locator('code', { hasText: 'videos.localhost' }).first()).toBeVisible();
  const proof = await page.locator('code', { hasText: 'site-verification=' }).innerText();
  dns.texts.set('_spotreel-challenge.videos.localhost', proof);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Connected')).toBeVisible();
  const visitor = await browser.newPage();
  await visitor.goto(`http://videos.localhost:${new URL(server.url).port}/login`);
  const form = visitor.locator('form').first();
  await form.waitFor();
  await takeScreen(visitor, 'your-own-domain-4', 'The login page with the logo of the agency.', form, [
    visitor.getByRole('heading', { level: 1 }),
  ]);
  await visitor.close();
});
