import { type Browser, expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { mailedLink, mailFolder } from '../pages/account-mail';
import { signIn } from '../pages/sign-in';

const EMAIL = 'nora.newman@example.com';
const FIRST_PASSWORD = 'violet kettle dancing';
const NEXT_PASSWORD = 'amber window singing';

async function newPage(browser: Browser, width = 1440): Promise<Page> {
  return (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function typeTwice(page: Page, label: string, password: string): Promise<void> {
  for (const field of [page.getByLabel(label, { exact: true }), page.getByLabel('Repeat the password')]) {
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
  }
  await page.getByLabel(label, { exact: true }).fill(password);
  await page.getByLabel('Repeat the password').fill(password);
}

/** Turns two-step login on; the answer is a recovery code. */
async function turnOn(page: Page, password: string): Promise<string> {
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await page.getByLabel('Code from the app').fill(code);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Keep your recovery codes')).toBeVisible();
  const recovery = await page.locator('.sr-recovery-codes code').first().innerText();
  await page.getByRole('button', { name: 'saved them' }).click();
  return recovery;
}

test('an invited person joins, resets the password and logs in with a code', async ({ browser, page, request }) => {
  const folder = await mailFolder(request);
  await signIn(page, '/account/people');
  await page.getByLabel('Email', { exact: true }).fill(EMAIL);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Waiting')).toBeVisible();

  const joining = await newPage(browser, 390);
  await joining.goto(await mailedLink(folder, EMAIL, '/join'));
  await joining.getByLabel('First name').fill('Nora');
  await joining.getByLabel('Last name').fill('Newman');
  await typeTwice(joining, 'Password', FIRST_PASSWORD);
  await joining.getByRole('button', { name: 'Create account' }).click();
  await joining.waitForURL((url) => url.pathname === '/');

  const person = await newPage(browser);
  await person.goto('/login');
  await person.getByText('Forgot your password').click();
  await expect(person.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await person.getByLabel('Email').fill(EMAIL);
  await person.getByRole('button', { name: 'Send the link' }).click();
  await expect(person.getByText('Check your email')).toBeVisible();
  await person.goto(await mailedLink(folder, EMAIL, '/reset-password'));
  await typeTwice(person, 'New password', NEXT_PASSWORD);
  await person.getByRole('button', { name: 'Save password' }).click();
  await expect(person.getByText('Your password is saved')).toBeVisible();
  await logIn(person, NEXT_PASSWORD);
  await person.waitForURL((url) => url.pathname === '/');
  const recovery = await turnOn(person, NEXT_PASSWORD);

  const other = await newPage(browser, 390);
  await logIn(other, NEXT_PASSWORD);
  await other.getByLabel('Code').fill('000000');
  await other.getByRole('button', { name: 'Log in' }).click();
  await expect(other.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
  await other.getByLabel('Code').fill(recovery);
  await other.getByRole('button', { name: 'Log in' }).click();
  await other.waitForURL((url) => url.pathname === '/');
  for (const address of ['/account', '/account/security']) {
    await other.goto(address);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await other.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }

  await person.goto('/account/security');
  await person.getByRole('button', { name: 'Log out all other devices' }).click();
  await expect(person.getByRole('button', { name: 'Log out all other devices' })).toBeHidden();
  await other.reload();
  await other.waitForURL((url) => url.pathname.startsWith('/login'));

  await actAsNora(page);
});

/** An operator changes something in the account of another person, and finds it in the log. */
async function actAsNora(page: Page): Promise<void> {
  const banner = page.getByText('You are impersonating Nora Newman.');
  await page.goto('/impersonate');
  await page.getByRole('button', { name: 'Sign in as Nora Newman' }).click();
  await page.getByLabel('Reason').fill('Nora asked to change her name');
  await page.getByRole('button', { name: 'Use account' }).click();
  await expect(banner).toBeVisible();
  await page.goto('/account');
  await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
  await page.getByLabel('Last name').fill('Newman-Lee');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.getByRole('button', { name: 'Exit Impersonation' }).click();
  await page.waitForURL('/impersonate');
  await expect(page.getByRole('button', { name: 'Sign in as Nora Newman-Lee' })).toBeVisible();
  await page.goto('/account/audit');
  await expect(page.getByRole('row').filter({ hasText: 'PUT /v1/user' })).toContainText(EMAIL);
  const begun = page.getByRole('row').filter({ hasText: 'Nora asked to change her name' });
  await expect(begun).toContainText(/Read \d+ times/);
}
