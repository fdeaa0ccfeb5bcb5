import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { EditorPage } from '../pages/editor/editor';
import { watchProblems } from '../pages/problems';
import { beginSession } from '../pages/sign-in';

test('a person loses the background, gets it back, and one step undoes either', async ({ page }) => {
  const problems = watchProblems(page);
  const editor = new EditorPage(page);
  await beginSession(page);
  await editor.create('Product launch');
  const form = page.getByRole('tabpanel', { name: 'Scene' });
  const dialog = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Replace: Image' }).click();
  // an account without uploads sees the library first, where the field for files is another one
  await dialog.getByRole('button', { name: 'My uploads' }).click();
  await dialog.locator('input[type=file]').setInputFiles('library/media/peg-portrait.jpg');
  // an upload is chosen as soon as it is there
  await expect(dialog).toHaveCount(0);
  const remove = form.getByRole('button', { name: 'Remove background: Image' });
  const bringBack = form.getByRole('button', { name: 'Bring the background back: Image' });

  await remove.click();
  const slider = dialog.getByRole('slider', { name: 'Compare before and after' });
  await expect(slider).toHaveValue('50', { timeout: 60_000 });
  await slider.focus();
  for (let step = 0; step < 30; step++) await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('20');
  await dialog.getByRole('button', { name: 'Dark' }).click();
  await expectAccessible(page, 'background removal');
  await expect(dialog.getByText(/^You’ve used \d+ of 15 background removals this month/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(bringBack).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(remove).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(bringBack).toBeVisible();
  await editor.waitForSaved();

  // on the next visit too
  await page.reload();
  await bringBack.click();
  await expect(slider).toBeVisible();
  await dialog.getByRole('button', { name: 'Bring the background back' }).click();
  await expect(remove).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(bringBack).toBeVisible();
  problems.expectNone();
});

/** Opens the dialog for a picture that is uploaded into the first image of the scene. */
async function removeBackgroundOf(page: Page, file: string) {
  const editor = new EditorPage(page);
  await beginSession(page);
  await editor.create('Product launch');
  const form = page.getByRole('tabpanel', { name: 'Scene' });
  const dialog = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Replace: Image' }).click();
  await dialog.getByRole('button', { name: 'My uploads' }).click();
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog).toHaveCount(0);
  await form.getByRole('button', { name: 'Remove background: Image' }).click();
  return { editor, form, dialog };
}

/** Draws a line with the mouse; shares of the image. */
async function draw(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  const surface = page.getByRole('application', { name: 'Image to draw on' });
  const box = await surface.boundingBox();
  if (!box) throw new Error('The image is not shown');
  const at = ([x, y]: readonly [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 8 });
  await page.mouse.up();
}

test('a thing on a plain background is cut out, and a brush refines it', async ({ page }) => {
  const problems = watchProblems(page);
  const { editor, form, dialog } = await removeBackgroundOf(page, 'library/media/pizza.jpg');
  await expect(dialog.getByText(/Found by its plain background/)).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Refine with the brush' }).click();
  await draw(page, [0.02, 0.05], [0.2, 0.12]);
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expectAccessible(page, 'brush');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toHaveCount(0, { timeout: 60_000 });
  const bringBack = form.getByRole('button', { name: 'Bring the background back: Image' });
  await expect(bringBack).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(form.getByRole('button', { name: 'Remove background: Image' })).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await editor.waitForSaved();

  // the brush begins with what it has made
  await page.reload();
  await bringBack.click();
  await dialog.getByRole('button', { name: 'Refine with the brush' }).click();
  await expect(dialog.getByRole('application', { name: 'Image to draw on' })).toBeVisible();
  problems.expectNone();
});

test('a busy image is refused in plain words, and the brush cuts it out', async ({ page }) => {
  const problems = watchProblems(page, /status of 422/);
  const { form, dialog } = await removeBackgroundOf(page, 'library/media/bright-desk.jpg');
  await expect(dialog.getByText('We couldn’t find what to keep')).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByText(/use a photo on a plain background/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Refine with the brush' }).click();
  await dialog.getByRole('application', { name: 'Image to draw on' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toHaveCount(0, { timeout: 60_000 });
  await expect(form.getByRole('button', { name: 'Bring the background back: Image' })).toBeVisible();
  problems.expectNone();
});
