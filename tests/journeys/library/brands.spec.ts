import { expect, type Locator, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../pages/accessibility';
import { EditorPage } from '../pages/editor/editor';
import { watchProblems } from '../pages/problems';
import { signIn } from '../pages/sign-in';

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="120">
  <rect y="10" width="100" height="100" rx="24" fill="#0f3d5e"/><circle cx="50" cy="60" r="26" fill="#ff7a45"/>
</svg>`;

test('a brand is made from a logo, worn by a video, taken off again and deleted', { tag: '@main' }, async ({
  page,
}) => {
  const problems = watchProblems(page);
  const name = `Harbor ${Date.now()}`;
  await signIn(page);
  await page.getByRole('button', { name: 'Account menu' }).click({ delay: 30 });
  await page.getByRole('menuitem', { name: 'Brands' }).click();
  await page.getByRole('button', { name: 'New brand' }).click();
  const form = page.getByRole('dialog');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'harbor.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
  await expect(form.getByText('We picked these from your logo. Change any of them.')).toBeVisible();
  await expect(form.locator('input.sr-color__hex').first()).toHaveValue(/^#0f3d5[c-f]$/);
  await form.getByRole('button', { name: 'Create brand' }).click();
  await expect(form.getByText('Enter a name for the brand.')).toBeVisible();
  await form.getByLabel('Name', { exact: true }).fill(name);
  await expectAccessible(page, 'the form of a brand');
  await form.getByRole('button', { name: 'Create brand' }).click();
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
  await expectAccessible(page, 'brands');

  await page.getByRole('link', { name: 'Library' }).click();
  const editor = new EditorPage(page);
  await editor.create('Product launch');
  await page.getByRole('tab', { name: 'Style' }).click();
  const accent = page.getByRole('textbox', { name: 'Accent hex code' });
  await expect(accent).toHaveValue(/^#/);
  const before = await accent.inputValue();
  const brand = page.getByRole('button', { name, exact: true });
  await brand.click();
  await expect(brand).toHaveAttribute('aria-pressed', 'true');
  await expect(accent).not.toHaveValue(before);
  await editor.waitForSaved();
  await page.reload();
  await editor.waitForPicture();
  await page.getByRole('tab', { name: 'Style' }).click();
  await expect(brand).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'No brand' }).click();
  await expect(accent).toHaveValue(before);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(brand).toHaveAttribute('aria-pressed', 'true');
  await editor.waitForSaved();

  await page.goto('/account/brands/intro');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete brand' }).click();
  await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(0);
  problems.expectNone();
});

test('a logo for print has the colors of its file on the screen, and in the brand', async ({ page }) => {
  const name = `Press ${Date.now()}`;
  const square = { create: { width: 300, height: 200, channels: 3, background: '#20a040' } } as const;
  const logo = await sharp(square).withIccProfile('cmyk').toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
  await signIn(page, '/account/brands/intro');
  await page.getByRole('button', { name: 'New brand' }).click();
  const form = page.getByRole('dialog');
  await form.locator('input[type=file]').setInputFiles({ name: 'press.jpg', mimeType: 'image/jpeg', buffer: logo });
  await expect(form.getByText('We picked these from your logo. Change any of them.')).toBeVisible();
  const picked = await form.locator('input.sr-color__hex').first().inputValue();
  expect(distance(picked, await colorOf(form.locator('.sr-logo__picture')))).toBeLessThan(12);
  expect(distance(picked, '#20a040')).toBeLessThan(40); // inks cannot show all of it
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByRole('button', { name: 'Create brand' }).click();
  const card = page.getByRole('article').filter({ hasText: name });
  // the form reads the file as the browser does, the card shows the copy of the server: their inks differ a little
  expect(distance(picked, await colorOf(card.locator('img').first()))).toBeLessThan(30);
});

/** Color in the middle of what is shown. */
async function colorOf(part: Locator): Promise<string> {
  await part.page().waitForLoadState('networkidle');
  const { data, info } = await sharp(await part.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return `#${[...data.subarray(at, at + 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Largest difference of a channel. */
function distance(one: string, other: string): number {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const others = channels(other);
  return Math.max(...channels(one).map((value, index) => Math.abs(value - (others[index] ?? 0))));
}
