import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { signIn } from '../pages/sign-in';

test('the library is narrowed, its address says how, and the way back leads to the same place', async ({ page }) => {
  await signIn(page, '/grid');
  const cards = page.getByRole('tabpanel').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await page.getByRole('tab', { name: 'Animations' }).click();
  await expect(page).toHaveURL(/\/grid\?tab=animations$/);
  await expect(page.getByRole('list', { name: 'Animations' })).toBeVisible();
  await expectAccessible(page, 'animations');

  await page.getByLabel('Size').selectOption('Square 1:1');
  await page.getByRole('searchbox').pressSequentially('sale'); // letter by letter: none is lost to the address
  await expect(page.getByRole('searchbox')).toHaveValue('sale');
  await expect(page).toHaveURL(/orientation=square&search=sale/);
  await expect(page.getByRole('status').filter({ hasText: 'animation' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('sale');
  await expect(page.getByLabel('Size')).toHaveValue('square');

  await page.getByRole('searchbox').fill('xyzzyx');
  await expect(page.getByText('No animations or images found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/grid\?tab=animations&search=xyzzyx$/);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL(/\/grid\?tab=animations$/);

  const star = page.getByRole('button', { name: /to favorites$/ }).first();
  const marked = await star.getAttribute('aria-label');
  await star.click();
  await page.getByRole('button', { name: 'Favorites', exact: true }).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: marked?.replace('Add', 'Remove').replace(' to ', ' from ') ?? '' }).click();
  await page.getByRole('button', { name: 'Favorites', exact: true }).click();
  await expect(cards).not.toHaveCount(1);

  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const before = await page.evaluate(() => window.scrollY);
  await page.getByRole('link', { name: 'My Videos' }).first().click();
  await expect(page).toHaveURL(/my-videos/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});
