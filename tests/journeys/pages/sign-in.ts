import type { Page } from '@playwright/test';

export const DEMO_EMAIL = 'demo@spotreel.test';
export const DEMO_PASSWORD = 'journey-password';

/** Who logs in. */
export interface Login {
  readonly email: string;
  readonly password: string;
}

const DEMO: Login = { email: DEMO_EMAIL, password: DEMO_PASSWORD };

/** Opens an address of the app and logs in with the form on the way, in any language. */
export async function logIn(page: Page, address = '/', { email, password }: Login = DEMO): Promise<void> {
  await page.goto(address);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** Opens an address of the app as somebody who logged in on an earlier visit. */
export async function signIn(page: Page, address = '/', login: Login = DEMO): Promise<void> {
  await beginSession(page, address, login);
  await page.goto(address);
}

/** An empty page of the app's origin. The server has no such address: the journey answers it. */
const EMPTY_PAGE = '/an-empty-page-of-a-journey';

/** Logs in behind the screen, and leaves an empty page of the app's origin. `address`: of the app. */
export async function beginSession(page: Page, address = '/', login: Login = DEMO): Promise<void> {
  const isAbsolute = URL.canParse(address);
  await page.route(`**${EMPTY_PAGE}`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(isAbsolute ? new URL(EMPTY_PAGE, address).href : EMPTY_PAGE);
  await page.unroute(`**${EMPTY_PAGE}`);
  await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
    const answer = await fetch('/api/v1/security/login', { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`The login was refused: ${await answer.text()}`);
    const { token, refreshToken, user } = (await answer.json()).data;
    const { email, firstName } = user;
    const state = { email, firstName, photo: null, token, refreshToken, switchUser: null, authenticated: true };
    localStorage.setItem('spotreel.security', JSON.stringify(state));
  }, login);
}
