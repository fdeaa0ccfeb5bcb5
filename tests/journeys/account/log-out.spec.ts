import { expect, test } from '@playwright/test';
import { DEMO_EMAIL, DEMO_PASSWORD, signIn } from '../pages/sign-in';

test('logging out forgets the page, and the token no longer works', async ({ page }) => {
  await signIn(page, '/grid?tab=animations');
  await expect(page).toHaveURL(/\/grid\?tab=animations$/);
  const sent = page.waitForRequest((request) => request.url().includes('/api/v2/'));
  await page.reload();
  const { authorization } = await (await sent).allHeaders();
  await page.getByRole('button', { name: 'Account menu' }).click({ delay: 30 });
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login\?out=true$/);
  const refused = await page.request.get('/api/v1/user', { headers: { authorization: authorization ?? '' } });
  expect(refused.status()).toBe(401);

  await page.getByLabel('Email').fill(DEMO_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});
