import type { Page } from '@playwright/test';

export const DEMO_EMAIL = 'demo@spotreel.test';
export const DEMO_PASSWORD = 'journey-password';

/** Opens an address of the app and signs in on the way. */
export async function signIn(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Email').fill(DEMO_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}
