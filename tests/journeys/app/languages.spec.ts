import { expect, type Page, test } from '@playwright/test';
import { demoToken } from '../pages/demo-token';
import { DEMO_EMAIL, DEMO_PASSWORD, logIn, signIn } from '../pages/sign-in';

test.afterEach(async ({ request }) => {
  const headers = { authorization: `Bearer ${await demoToken(request)}`, 'x-requested-with': 'XMLHttpRequest' };
  await request.put('/api/v1/user', { headers, data: { language: null } });
});

async function logInInGerman(page: Page): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(DEMO_EMAIL);
  await page.getByLabel('Passwort', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

const scripts = (page: Page) => {
  const urls: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && urls.push(request.url()));
  return urls;
};

const LANGUAGE_FILE = /\/(ar|de|es|fr|ja|pt)-[\w-]+\.js$/;

test('the app is in the language that is chosen on the login page, and stays in it', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Language').selectOption('Deutsch');
  await logInInGerman(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was möchtest du heute bewerben?');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Konto', level: 1 }).first()).toBeVisible();
  await expect(page).toHaveTitle(/^Konto|^Profil/);
});

test('the account keeps the language for other browsers', async ({ page, browser }) => {
  await signIn(page, '/account');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.getByRole('heading', { name: 'Sprache' })).toBeVisible();
  await expect(page.getByLabel('Vorname')).toBeVisible();
  const other = await browser.newContext();
  const second = await other.newPage();
  await second.goto(new URL('/login', page.url()).href);
  await logIn(second, new URL('/', page.url()).href);
  await expect(second.locator('html')).toHaveAttribute('lang', 'de');
  await other.close();
});

test('a browser that prefers Arabic gets it, from right to left, and no other language', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'ar', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const loaded = scripts(page);
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Arabic}/u);
  expect(loaded.filter((url) => LANGUAGE_FILE.test(url))).toEqual([expect.stringMatching(/\/ar-[\w-]+\.js$/)]);
  await context.close();
});

test('a page in English loads no language', async ({ page }) => {
  const loaded = scripts(page);
  await signIn(page);
  await page.goto('/account');
  await page.getByLabel('First name').waitFor();
  expect(loaded.filter((url) => LANGUAGE_FILE.test(url) || url.includes('load-language'))).toEqual([]);
});

test('from right to left, names in Latin letters begin at the right, as the lines around them', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'ar', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await signIn(page, '/account/brands/intro');
  const name = page.locator('.sr-brand-card__name').first();
  await expect(name).toHaveText(/^[A-Z]/);
  expect(await name.evaluate((element) => getComputedStyle(element).textAlign)).toBe('right');
  await context.close();
});
