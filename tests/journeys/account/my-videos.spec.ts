import { expect, test } from '@playwright/test';
import { EditorPage } from '../pages/editor/editor';
import { beginSession, signIn } from '../pages/sign-in';

test('a video is found again, marked and deleted', async ({ page }) => {
  const name = `Found again ${Date.now()}`;
  await beginSession(page);
  const editor = new EditorPage(page);
  await editor.create('Handy tips');
  await page.getByLabel('Video name').fill(name);
  await page.keyboard.press('Enter');
  await editor.waitForSaved();
  await page.getByRole('link', { name: 'Back to My Videos' }).click();

  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('Draft');
  await card.getByRole('button', { name: `Add ${name} to favorites` }).click();
  await page.getByRole('button', { name: 'Favorites', exact: true }).click();
  await expect(card).toBeVisible();

  await card.getByRole('button', { name: `Actions for ${name}` }).click({ delay: 30 });
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete video' }).click();
  await expect(card).toHaveCount(0);
});

test('a second tab shows what the first one saved', async ({ page, context }) => {
  await beginSession(page);
  const mine = new EditorPage(page);
  await mine.create('Customer story');
  const other = new EditorPage(await context.newPage());
  await other.page.goto(page.url());
  await other.waitForPicture();

  await other.page.getByLabel('Video name').fill('Theirs');
  await other.page.keyboard.press('Enter');
  await expect(page.getByLabel('Video name')).toHaveValue('Theirs');
  await expect(page.getByText('Updated to the newest version')).toBeVisible();
});

test('two browsers that edit one video are told apart', async ({ page, browser }) => {
  await beginSession(page);
  const mine = new EditorPage(page);
  await mine.create('Customer story');
  const other = new EditorPage(await (await browser.newContext()).newPage());
  await signIn(other.page, new URL(page.url()).pathname);
  await other.waitForPicture();

  await other.page.getByLabel('Video name').fill('Theirs');
  await other.page.keyboard.press('Enter');
  await other.waitForSaved();
  await page.getByLabel('Video name').fill('Mine');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep my version' }).click();
  await mine.waitForSaved();
  await other.page.reload();
  await expect(other.page.getByLabel('Video name')).toHaveValue('Mine');
});

test('what goes wrong is said in plain words', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Email').fill('demo@spotreel.test');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('Wrong email or password.');
  await signIn(page, '/project/999999');
  await expect(page.getByText('Cannot load the project. Are you sure it really exists?')).toBeVisible();
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
