import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../pages/accessibility';
import { mailedLink, mailFolder, newestMail } from '../pages/account-mail';
import { startOwnServer } from '../pages/operators/own-server';
import { watchProblems } from '../pages/problems';
import { DEMO_EMAIL, DEMO_PASSWORD, signIn } from '../pages/sign-in';

const EMAIL = 'quinn.asks@example.com';

async function joined(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.goto(link);
  await page.getByLabel('First name').fill('Quinn');
  await page.getByLabel('Last name').fill('Asks');
  await page.getByLabel('Password', { exact: true }).fill('orange bicycle thunder');
  await page.getByLabel('Repeat the password').fill('orange bicycle thunder');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  return page;
}

async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Help', exact: true }).click({ delay: 30 });
  const panel = page.getByRole('dialog', { name: 'Help' });
  await panel.getByLabel('Subject').fill('The music ends too early');
  await panel.getByLabel('Message').fill('Two seconds before the end.');
  await expectAccessible(page, 'the support');
  await panel.getByRole('button', { name: 'Send question' }).click();
  await expect(panel.getByText('Waiting for an answer')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

async function answer(page: Page, subject: string, text: string): Promise<void> {
  await page.goto('/operator/support');
  await page.getByRole('link', { name: subject }).click();
  await page.getByLabel('Your answer').fill(text);
  await expectAccessible(page, `answering ${subject}`);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Answered')).toBeVisible();
}

test('a person asks, an operator answers, and the person reads it by the link of the email', async ({
  browser,
  page,
  request,
}) => {
  test.slow();
  const folder = await mailFolder(request);
  await signIn(page, '/account/people');
  await page.getByLabel('Email', { exact: true }).fill(EMAIL);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const quinn = await joined(browser, await mailedLink(folder, EMAIL, '/join'));
  const problems = watchProblems(quinn);
  await ask(quinn);
  await answer(page, 'The music ends too early', 'Choose a fade in the Music tab.');

  await expect.poll(() => newestMail(folder, EMAIL)).toContain('Choose a fade in the Music tab.');
  const [, link = ''] = /http:\/\/[^/\s]+(\/help\?question=\d+)/.exec(await newestMail(folder, EMAIL)) ?? [];
  await quinn.goto(link);
  const panel = quinn.getByRole('dialog', { name: 'Help' });
  await expect(panel.getByText('Choose a fade in the Music tab.')).toBeVisible();
  await panel.getByLabel('Your reply').fill('Thank you!');
  await panel.getByRole('button', { name: 'Send reply' }).click();
  await expect(panel.getByText('Waiting for an answer')).toBeVisible();
  await panel.getByRole('button', { name: 'All questions' }).click();
  await expect(panel.getByText('New answer')).toHaveCount(0);
  await quinn.keyboard.press('Escape');
  await expect(quinn).toHaveURL(/\/help$/);
  problems.expectNone();
});

test('an idea has a file that was just uploaded, and the operator sees both', async ({ page }) => {
  const problems = watchProblems(page);
  await signIn(page, '/account/my-videos');
  await page.getByRole('button', { name: /^Account/ }).click({ delay: 30 });
  await page.getByRole('menuitem', { name: 'Ideas upload' }).click();
  await page.waitForURL((url) => url.pathname === '/user-upload');
  await page.getByLabel('Title').fill('A style for the night');
  await page.getByLabel('Description').fill('Dark colors and neon.');
  await page.getByRole('button', { name: 'Add files' }).click();
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0b1026' } })
    .png()
    .toBuffer();
  const dialog = page.getByRole('dialog', { name: 'Choose files' });
  await dialog.locator('input[type=file]').setInputFiles({ name: 'night.png', mimeType: 'image/png', buffer });
  await dialog.getByRole('button', { name: 'Add 1 file' }).click();
  await expect(page.getByRole('button', { name: 'Remove night.png' })).toBeVisible();
  await expectAccessible(page, 'ideas upload');
  await page.getByRole('button', { name: 'Send idea' }).click();
  await expect(page.getByRole('link', { name: 'night.png' })).toBeVisible();
  await page.getByRole('button', { name: 'All ideas' }).click();
  await expect(page.getByRole('button', { name: /A style for the night.*Waiting for an answer/ })).toBeVisible();

  await answer(page, 'A style for the night', 'It is on our list.');
  await expect(page.getByRole('link', { name: 'night.png' })).toBeVisible();
  await page.goto('/user-upload');
  await page.getByRole('button', { name: /A style for the night.*New answer/ }).click();
  await expect(page.getByText('It is on our list.')).toBeVisible();
  problems.expectNone();
});

test('the script of a configured chat is fetched once the person agrees, and runs', async ({ page }) => {
  const asked: string[] = [];
  const chat = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/javascript' }).end('document.title = "The chat runs";');
  });
  await new Promise<void>((resolve) => chat.listen(0, '127.0.0.1', resolve));
  const { port } = chat.address() as AddressInfo;
  const server = await startOwnServer({ SUPPORT_WIDGET_URL: `http://127.0.0.1:${port}/chat.js` });
  try {
    await page.goto(`${server.url}/login`);
    await page.getByLabel('Email').fill(DEMO_EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL((address) => address.pathname === '/');
    await page.getByRole('button', { name: 'Help', exact: true }).click({ delay: 30 });
    const agree = page.getByRole('button', { name: 'Agree and start the chat' });
    await agree.waitFor();
    expect(asked).toEqual([]);
    await agree.click();
    await expect(page).toHaveTitle('The chat runs');
    expect(asked).toEqual(['/chat.js']);
    await expect(page.getByRole('dialog')).toBeHidden();
  } finally {
    await server.close();
    chat.close();
  }
});
