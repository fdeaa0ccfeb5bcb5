import { expect, type Page, test } from '@playwright/test';
import { type FakeGoogle, startGoogle } from '../../server/fixtures/social/google';
import { expectAccessible } from '../pages/accessibility';
import { demoToken } from '../pages/demo-token';
import { type OwnServer, startOwnServer } from '../pages/operators/own-server';
import { DEMO_EMAIL, DEMO_PASSWORD, signIn } from '../pages/sign-in';

const LINKS = {
  LINK_TUTORIALS: 'https://learn.example/',
  LINK_ACADEMY: 'https://academy.example/',
  LINK_REVIEW: 'https://review.example/',
  LINK_TEMPLATES: 'https://templates.example/',
  LINK_SUPPORT: 'help@spotreel.test',
  LINK_TERMS: 'https://legal.example/terms',
  LINK_PRIVACY: 'https://legal.example/privacy',
  LINK_COOKIES: 'https://legal.example/cookies',
  LINK_FAQ: 'https://help.example/faq',
};

async function menuItems(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Account menu' }).click({ delay: 30 });
  const items = page.getByRole('menuitem');
  await items.first().waitFor();
  const texts = await items.allInnerTexts();
  await page.keyboard.press('Escape');
  return texts.map((text) => text.trim());
}

async function logInAt(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(DEMO_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((address) => address.pathname === '/');
}

test.describe('without a configuration', () => {
  test('each entry leads to a page of the app', async ({ page }) => {
    await signIn(page);
    const bar = page.getByRole('navigation', { name: 'Spotreel' });
    await expect(bar.getByRole('link')).toHaveText([
      'Home',
      'Library',
      'My Videos',
      'Tutorials',
      'AssistantBeta',
      'Leave Us A Review',
    ]);
    await page.getByRole('button', { name: 'Help' }).click({ delay: 30 });
    const links = page.getByRole('navigation', { name: 'Help pages' }).getByRole('link');
    await expect(links).toHaveText(['Help articles', 'Tutorials', 'University', 'Payment', 'Developer documentation']);
    await page.keyboard.press('Escape');
    const items = await menuItems(page);
    expect(items.slice(0, 4)).toEqual(['Videos', 'Brands', 'Assets Library', 'Account info']);
    expect(items).toContain('Academy');
    expect(items.slice(-5)).toEqual(['Log out', 'Terms', 'Privacy', 'Cookies', 'FAQ']);
    await page.goto('/login_check');
  });

  test('an operator writes the terms, and a visitor reads them from the login page', async ({
    page,
    browser,
    baseURL,
  }) => {
    await signIn(page, '/agency/legal-pages');
    const terms = page.getByRole('region', { name: 'Terms' });
    await expect(terms.getByText('Not written yet')).toBeVisible();
    await expectAccessible(page, 'legal pages');
    await terms.getByLabel('Text of “Terms”').fill('## Your account\n\nKeep your password to yourself.');
    await terms.getByRole('button', { name: 'Publish' }).click();
    await expect(terms.getByText('Saved')).toBeVisible();

    const visitor = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
    await visitor.goto('/login');
    await visitor.getByRole('link', { name: 'Terms' }).click();
    await expect(visitor.getByRole('heading', { name: 'Your account' })).toBeVisible();
    await expectAccessible(visitor, 'terms');
    await visitor.goto('/privacy');
    await expect(visitor.getByText('Not written yet')).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Go to home' })).toBeVisible();
    await visitor.context().close();
    await terms.getByLabel('Text of “Terms”').fill('');
    await terms.getByRole('button', { name: 'Publish' }).click();
    await expect(terms.getByText('Not written yet')).toBeVisible();
  });

  test('the login offers no other site and no registration', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').waitFor();
    await expect(page.getByRole('button', { name: /Continue with/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
    await page.goto('/login_check');
    await page.getByLabel('Email').fill('nobody@spotreel.test');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('nobody@spotreel.test');
    await expect(page.getByText(/Accounts are by invitation/)).toBeVisible();
    await expectAccessible(page, 'login by email');
  });

  test('home shows what was edited last', async ({ page, request }) => {
    const headers = { authorization: `Bearer ${await demoToken(request)}` };
    const made = await request.post('/api/v1/project', { headers, data: { recipeId: 1, name: 'My newest story' } });
    const { id } = (await made.json()).data;
    await request.put(`/api/v1/project/${id}/name`, { headers, data: { name: 'My newest story' } });
    await request.post(`/api/v1/project/${id}/favourite`, { headers });
    await signIn(page);
    const recents = page.getByRole('region', { name: 'Continue where you left off' });
    await recents.getByRole('link', { name: 'My newest story' }).click();
    await page.waitForURL((url) => url.pathname === `/project/${id}`);
  });

  test('a session that ended leads back to the page, and another person starts at the front page', async ({ page }) => {
    await signIn(page, '/grid?tab=animations');
    await page.getByRole('button', { name: 'Account menu' }).waitFor();
    const end = () => page.route('**/api/v1/user', (route) => route.fulfill({ status: 401, json: JWT_INVALID }));
    await end();
    await page.reload();
    await expect(page).toHaveURL(/\/login\?out=true$/);
    await expect(page.getByText('Your session has ended. Log in again to continue.')).toBeVisible();
    await page.unroute('**/api/v1/user');
    await page.getByLabel('Email').fill(DEMO_EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/grid\?tab=animations$/);

    await end();
    await page.reload();
    await expect(page).toHaveURL(/\/login\?out=true$/);
    await page.unroute('**/api/v1/user');
    // the page was kept for somebody else
    await page.evaluate(() => localStorage.setItem('spotreel.deepLinkPerson', '999'));
    await page.getByLabel('Email').fill(DEMO_EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('a page reports each route to the window, without its query', async ({ page }) => {
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      window.addEventListener('spotreel:route-change', (event) => {
        heard.push((event as CustomEvent<{ path: string }>).detail.path);
      });
    });
    await signIn(page, '/grid?tab=animations');
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    // the address changes a moment before the window hears of it
    await expect.poll(async () => (await heard()).at(-1)).toBe('/');
    expect(await heard()).toEqual(['/grid', '/']);
  });

  test('a notification is held while the focus is on it, and stays in the log', async ({ page }) => {
    // other journeys export with this account
    await page.route('**/api/v1/notification?*', (route) => route.fulfill({ json: NOTHING }));
    await page.route('**/api/v1/notification', (route) => route.fulfill({ json: NOTHING }));
    await signIn(page, '/account/my-videos');
    await page.route('**/api/v1/project/*/favourite', (route) => route.fulfill({ status: 500, json: INTERNAL }));
    await page
      .getByRole('button', { name: / (to|from) favorites$/ })
      .first()
      .click();
    const notification = page.getByRole('region', { name: 'Notifications' }).locator('.sr-toast');
    await notification.waitFor();
    const box = await notification.boundingBox();
    expect(box?.x ?? 999).toBeLessThan(100);
    await notification.getByRole('button', { name: 'Dismiss' }).focus();
    await page.waitForTimeout(6_000);
    await expect(notification).toBeVisible();
    await page.getByRole('button', { name: 'Notifications, 1 new' }).focus();
    await expect(notification).toHaveCount(0, { timeout: 8_000 });
    await page.keyboard.press('Enter');
    const log = page.getByRole('dialog', { name: 'Notifications' });
    await expect(log.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page, 'notification log');
    await log.getByRole('button', { name: 'Clear messages of this visit' }).click();
    await expect(log.getByText('You’re all caught up')).toBeVisible();
  });
});

const JWT_INVALID = { code: 'jwt_invalid', message: 'Invalid JWT Token', requestId: 'journey' };
const NOTHING = { data: [], page: 1, numPages: 0, totalCount: 0 };
const INTERNAL = { code: 'internal', message: 'No', requestId: 'journey' };

test.describe('with a configuration', () => {
  let google: FakeGoogle;
  let server: OwnServer;
  test.beforeAll(async () => {
    google = await startGoogle(Date.now);
    server = await startOwnServer({
      ...LINKS,
      REGISTRATION: 'open',
      GOOGLE_CLIENT_ID: google.options.clientId,
      GOOGLE_JWKS_URL: google.options.jwksUrl,
      GOOGLE_AUTHORIZE_URL: google.options.authorizeUrl,
    });
  });
  test.afterAll(async () => {
    await server.close();
    await google.close();
  });

  test('the bar and the account menu have all entries in order', async ({ page }) => {
    await logInAt(page, server.url);
    const bar = page.getByRole('navigation', { name: 'Spotreel' });
    await expect(bar.getByRole('link')).toHaveText([
      'Home',
      'Library',
      'My Videos',
      'Tutorials',
      'AssistantBeta',
      'Leave Us A Review',
    ]);
    const review = bar.getByRole('link', { name: 'Leave Us A Review' });
    await expect(review).toHaveAttribute('href', LINKS.LINK_REVIEW);
    await expect(review).toHaveAttribute('target', '_blank');
    const items = await menuItems(page);
    const own = [
      'Videos',
      'Brands',
      'Assets Library',
      'Account info',
      'Plans',
      'Payment',
      'Ideas upload',
      'Academy',
      'Log out',
      'Terms',
      'Privacy',
      'Cookies',
      'FAQ',
    ];
    expect(items.filter((item) => own.includes(item))).toEqual(own);
    await page.getByRole('button', { name: 'Help' }).click({ delay: 30 });
    await expect(page.getByRole('navigation', { name: 'Help pages' }).getByRole('link')).toHaveText([
      'Help articles',
      'Support',
      'FAQ',
      'Tutorials',
      'University',
      'Payment',
      'Developer documentation',
    ]);
  });

  test('the guide leads to a first video, and is skipped for good', async ({ page }) => {
    // a server on which nothing was exported: after three steps the guide goes by itself
    await logInAt(page, server.url);
    const guide = page.getByRole('region', { name: 'Your first video in three steps' });
    await expect(guide.getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page, 'home with the guide');
    await guide.getByRole('button', { name: 'Skip' }).focus();
    await page.keyboard.press('Enter');
    await expect(guide).toHaveCount(0);
    await page.reload();
    await page.getByRole('link', { name: 'Customer story', exact: true }).first().waitFor();
    await expect(guide).toHaveCount(0);
  });

  test('the menu of a phone follows the permissions', async ({ browser }) => {
    const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    const withPermissions = (permissions: string[]) =>
      page.route('**/api/v1/user/permission', (route) => route.fulfill({ json: { data: permissions } }));
    await logInAt(page, server.url);
    const entries = async () => {
      await page.reload();
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('dialog');
      await menu.getByRole('link').first().waitFor();
      return menu.getByRole('link').evaluateAll((links) => links.map((link) => link.firstChild?.textContent));
    };
    await withPermissions([]);
    const without = await entries();
    const useful = ['Terms', 'Privacy', 'Cookies', 'FAQ'];
    const first = ['Home', 'Library', 'Templates', 'Help', 'Tutorials'];
    const second = ['Videos', 'Brands', 'Assets Library', 'Account info'];
    expect(without.slice(0, 9)).toEqual([...first, ...second]);
    expect(without.slice(-4)).toEqual(useful);
    await expectAccessible(page, 'menu of a phone');
    await page.unroute('**/api/v1/user/permission');
    await withPermissions(['api.feature.academy', 'api.upsell.recipes']);
    const all = await entries();
    expect(all.slice(0, 11)).toEqual([...first, 'Academy', 'Assistant', ...second]);
    expect(all).not.toContain('Upgrade to Pro');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('Google logs a new person in, and a token of a stranger does not', async ({ page }) => {
    let isForged = true;
    await page.route('**/authorize?*', async (route) => {
      const asked = new URL(route.request().url()).searchParams;
      const claims = { sub: '77', email: 'gina@new.test', given_name: 'Gina', nonce: asked.get('nonce') };
      const token = await google.token(claims, { isForged });
      const back = `${asked.get('redirect_uri')}#state=${asked.get('state')}&id_token=${token}`;
      await route.fulfill({ status: 302, headers: { location: back } });
    });
    await page.goto(`${server.url}/login`);
    await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible();
    const button = page.getByRole('button', { name: 'Continue with Google' });
    await expectAccessible(page, 'login with other sites');
    await button.click();
    await expect(page.getByText('We could not confirm this login. Try again.')).toBeVisible();
    await expect(page).toHaveURL(/\/login\/google$/);
    isForged = false;
    await page.getByRole('link', { name: 'Back to login' }).click();
    await button.click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByRole('button', { name: 'Account menu' })).toHaveText('G');
    await page.goto(`${server.url}/account/security`);
    await expect(page.getByText('gina@new.test')).toBeVisible();
    await page.getByRole('button', { name: 'Unlink Google' }).click();
    await expect(page.getByText('This is your only way to log in. Set a password first.').first()).toBeVisible();
  });
});

test('maintenance replaces the whole app, and ends by itself', async ({ page, baseURL }) => {
  let isOver = false;
  await page.route('**/api/v1/app', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({ json: { data: { ...data, maintenance: !isOver } } });
  });
  await page.clock.install();
  await page.goto(`${baseURL}/grid`);
  const words = "Spotreel is going through some maintenance at the moment... We'll be right back!";
  await expect(page.getByRole('heading')).toHaveText(words);
  await expectAccessible(page, 'maintenance');
  isOver = true;
  await page.clock.fastForward(21_000);
  await page.getByLabel('Email').waitFor();
});
