import { expect, test } from '@playwright/test';
import { expectAccessible } from './pages/accessibility';
import { EditorPage } from './pages/editor';
import { watchProblems } from './pages/problems';
import { signIn } from './pages/sign-in';

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
