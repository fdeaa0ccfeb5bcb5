import { expect, test } from '@playwright/test';
import { expectAccessible } from './pages/accessibility';
import { watchProblems } from './pages/problems';
import { signIn } from './pages/sign-in';

test('a tutorial is read, and leads to the next one', async ({ page }) => {
  const problems = watchProblems(page);
  await signIn(page, '/account/my-videos');
  await page.getByRole('navigation', { name: 'Spotreel' }).getByRole('link', { name: 'Tutorials' }).click();
  await page.waitForURL((url) => url.pathname === '/tutorials');
  await expectAccessible(page, 'tutorials');
  await page.getByRole('link', { name: 'Make your first video' }).click();
  await expect(page.getByRole('heading', { name: 'Step 1: Choose a recipe' })).toBeVisible();
  await expectAccessible(page, 'tutorial');
  await page.getByRole('link', { name: 'Next tutorial: A video with your brand' }).click();
  await expect(page).toHaveTitle(/^A video with your brand/);
  await page.getByRole('link', { name: 'All tutorials' }).click();
  await page.getByRole('link', { name: 'Agencies' }).click();
  await page.waitForURL((url) => url.pathname === '/tutorials/agency');
  await expect(page.getByRole('link', { name: 'Bring your first client in' })).toBeVisible();
  problems.expectNone();
});

test('a lesson is done once its answers are right', async ({ page }) => {
  const problems = watchProblems(page);
  await signIn(page, '/accounts/university');
  await page.waitForURL((url) => url.pathname === '/university/homepage');
  await expectAccessible(page, 'university');
  await page.getByRole('link', { name: 'Video maker' }).click();
  await page.waitForURL((url) => url.pathname === '/university/degree/video-maker');
  await expectAccessible(page, 'degree');
  await page.getByRole('link', { name: 'Text that people can read' }).click();
  await page.getByLabel('About twenty').check();
  await page.getByLabel('Book a table for Friday').check();
  await page.getByRole('button', { name: 'Check answers' }).click();
  await expect(page.getByText('1 answer isn’t right yet.')).toBeVisible();
  await expectAccessible(page, 'lesson');
  await page.getByLabel('About seven').check();
  await page.getByRole('button', { name: 'Check answers' }).click();
  await expect(page.getByText('All answers are right. This lesson is done.')).toBeVisible();
  await page.getByRole('link', { name: 'Next lesson' }).click();
  await expect(page.getByRole('heading', { name: 'Check and export', level: 1 })).toBeVisible();
  await page.reload();
  const done = page.getByRole('listitem').filter({ hasText: 'Text that people can read' });
  await expect(done.getByRole('img', { name: 'Done' })).toBeVisible();
  await page.goto('/university/course');
  await expect(page.getByRole('heading', { name: 'One video, one message', level: 1 })).toBeVisible();
  problems.expectNone();
});
