import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { watchProblems } from '../pages/problems';
import { signIn } from '../pages/sign-in';

test('help is searched, read and left again', async ({ page }) => {
  const problems = watchProblems(page);
  await signIn(page, '/account/my-videos');
  await page.getByRole('button', { name: 'Help' }).click({ delay: 30 });
  await page.getByRole('dialog').getByRole('link', { name: 'Help articles' }).click();
  await page.waitForURL((url) => url.pathname === '/help');
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await expectAccessible(page, 'help');

  await page.keyboard.press('/');
  await page.keyboard.type('cropping');
  await expect(page.getByText(/\d+ articles? found/)).toBeVisible();
  await page.getByRole('link', { name: 'Images, videos and cropping' }).click();
  await page.waitForURL((url) => url.pathname === '/help/images-and-cropping');
  await expect(page).toHaveTitle(/^Images, videos and cropping/);
  await expectAccessible(page, 'help article');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Crop it' }).click();
  await expect(page.getByRole('heading', { name: 'Crop it' })).toBeInViewport();

  await page.getByRole('article').getByRole('link', { name: 'assets library' }).click();
  await page.waitForURL((url) => url.pathname === '/help/assets-library');
  await page.getByRole('article').getByRole('link', { name: 'assets library' }).click();
  await page.waitForURL((url) => url.pathname === '/account/assets/intro');
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/help\?search=cropping$/);
  await expect(page.getByRole('searchbox', { name: 'Search help' })).toHaveValue('cropping');
  await expect(page.getByRole('link', { name: 'Images, videos and cropping' })).toBeVisible();
  problems.expectNone();

  await page.goto('/help/no-such-article');
  await expect(page.getByRole('heading', { name: 'Article not found' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search help' });
  await search.fill('cropping');
  await search.press('Enter');
  await expect(page.getByRole('link', { name: 'Images, videos and cropping' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'All help articles' }).click();
  await page.waitForURL((url) => url.pathname === '/help');
});
