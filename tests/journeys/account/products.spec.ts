import { expect, test } from '@playwright/test';
import { EditorPage } from '../pages/editor/editor';
import { watchProblems } from '../pages/problems';
import { signIn } from '../pages/sign-in';

const FEED = `title,description,sale price,price
Oak shelf,Four boards and no screws.,€75.00,€100.00
Wool blanket,Warm.,,€49.00
`;

test('a product fills a scene of a product recipe in one step, with its old price only if it is reduced', async ({
  page,
}) => {
  const problems = watchProblems(page);
  await signIn(page, '/accounts/integrations');
  await page.getByRole('button', { name: 'Add products' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'File' }).click();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from(FEED) });
  await dialog.getByRole('button', { name: 'Add 2 products' }).click();
  await expect(dialog).toBeHidden();

  const editor = new EditorPage(page);
  await editor.create(15, 'Square');
  await page.locator('.sr-editor__scenes').getByText('2. New price').click();
  const panel = page.getByRole('tabpanel');
  const textOf = (label: string) => panel.getByRole('textbox', { name: label, exact: true }).inputValue();
  const texts = async () => Promise.all(['Product', 'Price', 'Old price', 'Discount'].map(textOf));
  const before = await texts();

  await panel.getByRole('button', { name: 'Choose a product' }).click();
  await dialog.getByRole('button', { name: /^Oak shelf/ }).click();
  await expect.poll(texts).toEqual(['Oak shelf', '€75', '€100', '−25%']);
  await panel.getByRole('button', { name: 'Choose a product' }).click();
  await dialog.getByRole('button', { name: /^Wool blanket/ }).click();
  await expect.poll(texts).toEqual(['Wool blanket', '€49', '', '']);
  await editor.waitForSaved();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(texts).toEqual(before);
  problems.expectNone();
});
