import { type Browser, expect, type Page, test } from '@playwright/test';
import { mailedLink, mailFolder } from '../pages/account-mail';
import { EditorPage } from '../pages/editor/editor';
import { signIn } from '../pages/sign-in';

const EMAIL = 'pia.planner@example.com';
const PASSWORD = 'orange bicycle thunder';

async function newPage(browser: Browser, width: number): Promise<Page> {
  return (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
}

/** How many exports a month everybody has who bought nothing. */
async function setFreeExports(page: Page, exports: string): Promise<void> {
  await page.goto('/operator/plans');
  await page.getByRole('button', { name: 'Edit Free' }).click();
  await page.getByLabel('Exports a month').fill(exports);
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function join(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('First name').fill('Pia');
  await page.getByLabel('Last name').fill('Planner');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

test('a person reaches a limit, asks for a plan, gets it and exports', async ({ browser, page, request }) => {
  test.slow();
  const folder = await mailFolder(request);
  await signIn(page, '/account/people');
  await page.getByLabel('Email', { exact: true }).fill(EMAIL);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Waiting')).toBeVisible();
  const link = await mailedLink(folder, EMAIL, '/join');
  await setFreeExports(page, '0');

  const pia = await newPage(browser, 1280);
  await join(pia, link);
  const editor = new EditorPage(pia);
  await editor.create('Customer story');
  await editor.keepScenes(1);
  await editor.waitForSaved();
  const editorAddress = pia.url();
  await pia.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = pia.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Export video' }).click();
  await expect(dialog.getByText('Whoa there, Render Master!')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Upgrade Your Plan' })).toHaveAttribute('href', '/account/plans');

  await pia.goto('/account/plans');
  await pia.getByRole('button', { name: 'Get this plan: Pro' }).click();
  await pia.getByLabel('Message').fill('We pay by bank transfer.');
  await pia.getByRole('button', { name: 'Send request' }).click();
  await expect(pia.getByText('You asked for Pro')).toBeVisible();

  await page.goto('/account/customers');
  await expect(page.getByText('We pay by bank transfer.')).toBeVisible();
  await page.getByRole('button', { name: 'Grant the request of Pia Planner' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Grant', exact: true }).click();
  await expect(page.getByText('Granted')).toBeVisible();

  await pia.goto('/account/payment');
  await pia.getByRole('link', { name: /^\d{4}-\d{6}$/ }).click();
  await expect(pia.getByRole('heading', { name: /^Receipt / })).toBeVisible();
  await expect(pia.getByText('Pia Planner', { exact: true })).toBeVisible();
  await pia.goto(editorAddress);
  await pia.getByRole('button', { name: 'Export', exact: true }).click();
  await pia.getByRole('dialog').getByRole('button', { name: 'Export video' }).click();
  await expect(pia.getByRole('dialog').getByText('Whoa there, Render Master!')).toBeHidden();
  await expect(pia.getByRole('dialog').getByRole('link', { name: 'Download MP4' })).toBeVisible({ timeout: 120_000 });
  await setFreeExports(page, '');
});

test('the pages of plans fit every width', async ({ page }) => {
  await page.route('**/api/v1/plan', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    const many = ['Basic', 'Team', 'Business', 'Enterprise'].map((name, index) => ({
      ...data[1],
      id: 900 + index,
      name,
    }));
    await route.fulfill({ response: answer, json: { data: [...data, ...many] } });
  });
  await signIn(page, '/account/plans');
  for (const address of [
    '/account/plans',
    '/account/payment',
    '/account/customers',
    '/account/edit-plans',
    '/account',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), address).toBeLessThanOrEqual(
        0,
      );
    }
  }
  await page.goto('/accounts/favourites');
  await expect(page).toHaveURL(/\/grid\?favourite=true/);
  await page.goto('/accounts/subscriptions');
  await expect(page).toHaveURL(/\/account\/payment/);
});
