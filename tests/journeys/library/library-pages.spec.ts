import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { EditorPage } from '../pages/editor/editor';
import { watchProblems } from '../pages/problems';
import { signIn } from '../pages/sign-in';

test('home leads to recipes, and a recipe to a video in the style and format that were chosen', async ({ page }) => {
  const problems = watchProblems(page);
  await signIn(page);
  const all = page.getByRole('link', { name: /^See all: / });
  await expect(all.first()).toHaveAttribute('href', /\/grid\?objective=\d+&icon=[a-z-]+$/);
  await expect(all.last()).toHaveAttribute('href', /\/grid\?tab=animations&categories=\d+&icon=[a-z-]+$/);
  // a video of that name may be among the recent ones
  const recipe = page.locator('a[href^="/recipes/"]').and(page.getByRole('link', { name: 'Handy tips', exact: true }));
  await recipe.first().click();
  await expect(page).toHaveURL(/\/recipes\/\d+$/);
  await expect(page).toHaveTitle(/^Handy tips/);

  await page.getByRole('button', { name: /^Watch / }).click();
  const place = page.getByRole('slider', { name: 'Video position' });
  await expect(place).toHaveAttribute('aria-valuetext', /^0:0[1-9] of 0:[1-3]/, { timeout: 30_000 });
  // it gives way to the music alone
  await page.getByRole('button', { name: /^Listen to/ }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Stop/ }).click();
  await page.getByRole('button', { name: /^Listen to/ }).click();
  await page.getByRole('button', { name: /^Stop/ }).click();
  const [, second] = await page.getByRole('group', { name: 'Style' }).getByRole('button').all();
  await second?.click();
  await page.getByRole('button', { name: 'Portrait 9:16' }).click();
  await expect(page.locator('.sr-detail__scenes--portrait img').first()).toBeVisible();
  await page.getByRole('button', { name: 'Use this recipe' }).click();
  await page.waitForURL(/\/project\/\d+/);
  await new EditorPage(page).waitForPicture();
  problems.expectNone();
});

test('a template is seen, marked, and customised under an address like its own', async ({ page }) => {
  await signIn(page, '/templates');
  await expect(page).toHaveURL(/\/grid\?tab=animations$/);
  const card = page.getByRole('tabpanel').getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What you can edit' })).toBeVisible();
  await page.getByRole('button', { name: `Add ${name} to favorites` }).click();
  await page.getByRole('button', { name: `Remove ${name} from favorites` }).click();
  await expectAccessible(page, 'template');

  await page.getByRole('button', { name: 'Use this template' }).click();
  await page.waitForURL(/\/templates\/\d{6,}$/);
  const editor = new EditorPage(page);
  await editor.waitForPicture();
  await page.reload();
  await editor.waitForPicture();
  await page.goto('/recipes/999999');
  await expect(page.getByText('Recipe not found')).toBeVisible();
});

test('a page begins at its top, and home where it was left', async ({ page }) => {
  await signIn(page);
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await expect(page.getByRole('heading', { name: 'Hire people' })).toBeVisible();
  await page.mouse.wheel(0, 1500);
  await expect.poll(scrolled).toBeGreaterThan(1000);
  const before = await scrolled();
  const card = page.getByRole('article').getByRole('link', { name: 'Seasonal sale' }).last();
  await card.evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Seasonal sale' })).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(before);
});
