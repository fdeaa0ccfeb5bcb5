import { expect, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { EditorPage } from '../pages/editor/editor';
import { PicturePage } from '../pages/editor/picture';
import { watchProblems } from '../pages/problems';
import { beginSession } from '../pages/sign-in';

test('texts, pictures and backgrounds are changed where they stand', async ({ page }) => {
  const problems = watchProblems(page);
  const editor = new EditorPage(page);
  const picture = new PicturePage(page);
  await beginSession(page);
  await editor.create('Product launch');
  const form = page.getByRole('tabpanel', { name: 'Scene' });

  await picture.text('Small heading').click();
  await expectAccessible(page, 'writing on the picture');
  await page.keyboard.type('Written on the picture');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Small heading' })).toHaveValue('Written on the picture');
  await expect(picture.text('Small heading')).toBeFocused();

  // a part of the picture, by keys alone
  await picture.image('Image').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Crop and position', exact: true }).click();
  await page.getByLabel('Crop area').focus();
  for (const key of ['+', '+', '+', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  await expectAccessible(page, 'crop dialog');
  await page.getByRole('button', { name: 'Apply crop' }).click();
  await expect(form.getByRole('button', { name: 'Reset Image' })).toBeVisible();
  await editor.waitForSaved();

  // 'again' starts from the same part of the whole picture, on the next visit too
  const zoom = page.getByRole('dialog').getByRole('slider', { name: 'Zoom' });
  await form.getByRole('button', { name: 'Crop and position: Image' }).click();
  await expect(zoom).not.toHaveValue('1');
  const before = await zoom.inputValue();
  await page.keyboard.press('Escape');
  await page.reload();
  await form.getByRole('button', { name: 'Crop and position: Image' }).click();
  await expect(zoom).toHaveValue(before);
  await page.getByRole('button', { name: 'Reset crop' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // the background of the showcase
  await page.locator('.sr-editor__scenes').getByText('5. Showcase').click();
  await picture.background.focus();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 10; step++) await page.keyboard.press('+');
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
  await expectAccessible(page, 'placing the background');
  const shift = form.getByLabel('Horizontal position');
  // the focus point of the picture decides where it begins
  const start = await shift.inputValue();
  await picture.dragBackground(-0.1, 0.2);
  await expect.poll(async () => Math.round(Number(await shift.inputValue()) - Number(start))).toBe(-10);
  await page.keyboard.press('Control+z');
  await expect(shift).toHaveValue(start);
  problems.expectNone();
});

test('one scene is selected everywhere, Escape keeps what was typed, and a removed scene comes back', async ({
  page,
}) => {
  const problems = watchProblems(page);
  const editor = new EditorPage(page);
  const picture = new PicturePage(page);
  await beginSession(page);
  await editor.create('Product launch', 'Portrait');
  const form = page.getByRole('tabpanel', { name: 'Scene' });
  const scenes = page.locator('.sr-editor__scenes .sr-scene__select');
  const selected = page.locator('.sr-editor__scenes .sr-scene__select[aria-current]');
  await scenes.first().waitFor();

  // the first frame of a scene is empty: the stage rests where it shows most, and so do list and form
  await page.getByRole('button', { name: 'Next scene', exact: true }).click();
  await expect(selected).toContainText('2. ');
  await expect(picture.text('Statement')).toBeVisible();
  await page.getByRole('slider', { name: 'Position' }).press('End');
  await expect(selected).toContainText(`${await scenes.count()}. `);
  await page.getByRole('slider', { name: 'Position' }).press('Home');
  await expect(selected).toContainText('1. ');

  await picture.text('Headline').click();
  await page.keyboard.type('Given up');
  await expect(form.getByRole('textbox', { name: 'Headline' })).toHaveValue('Given up');
  await page.keyboard.press('Escape');
  await expect(form.getByRole('textbox', { name: 'Headline' })).not.toHaveValue('Given up');
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(form.getByRole('textbox', { name: 'Headline' })).toHaveValue('Given up');

  const count = await scenes.count();
  await picture.text('Headline').focus();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await expect(form.getByRole('textbox', { name: 'Headline' })).toHaveValue('');
  await expect(scenes).toHaveCount(count);
  await scenes.nth(1).click();
  await page.keyboard.press('Delete');
  await expect(scenes).toHaveCount(count - 1);
  await page.locator('.sr-toast', { hasText: 'Removed scene 2' }).getByRole('button', { name: 'Undo' }).click();
  await expect(scenes).toHaveCount(count);
  await expect(selected).toContainText('2. ');
  problems.expectNone();
});

test('undo outlives the full-screen preview and a reload, and Escape is the way back', async ({ page }) => {
  const problems = watchProblems(page);
  await beginSession(page);
  const editor = new EditorPage(page);
  await editor.create('Handy tips');
  const before = page.url();
  const text = page.getByRole('tabpanel').getByRole('textbox').first();
  const sample = await text.inputValue();
  await text.fill('Changed');
  await page.getByRole('link', { name: 'Full-screen preview' }).click();
  await page.waitForURL(/\/project\/\d+\/preview$/);
  await expect(page.locator('.sr-preview canvas').filter({ visible: true }).first()).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  await page.keyboard.press('Escape');
  await page.waitForURL(before);
  await expect(text).toHaveValue('Changed');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(text).toHaveValue(sample);
  await editor.waitForSaved();

  await page.reload();
  await expect(text).toHaveValue(sample);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(text).toHaveValue('Changed');
  await editor.waitForSaved();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await page.waitForURL((url) => !url.pathname.startsWith('/project/'));
  problems.expectNone();
});

test('the preview has the whole window', async ({ page }) => {
  const problems = watchProblems(page);
  await beginSession(page);
  const editor = new EditorPage(page);
  await editor.create('Handy tips');
  await page.getByRole('link', { name: 'Full-screen preview' }).click();
  await page.waitForURL(/\/project\/\d+\/preview$/);
  await expect(page.locator('.sr-preview canvas').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expectAccessible(page, 'full-screen preview');

  const position = page.getByLabel('Playback position', { exact: true });
  const seconds = async () => Number(await position.inputValue());
  await page.keyboard.press('Space');
  const isPaused = async () => {
    const earlier = await seconds();
    await page.waitForTimeout(300);
    return (await seconds()) === earlier;
  };
  await expect.poll(isPaused).toBe(true);
  const before = await seconds();
  await page.keyboard.press('ArrowRight');
  await expect.poll(seconds).toBeCloseTo(before + 1, 1);
  await page.keyboard.press('ArrowDown');
  await expect(position).toHaveAttribute('aria-valuetext', / of 0:\d\d, /);

  await page.keyboard.press('Space');
  const screen = page.locator('.sr-preview');
  await expect(screen).toHaveClass(/sr-preview--idle/, { timeout: 6000 });
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
  await expect(screen).not.toHaveClass(/sr-preview--idle/);
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/project\/\d+$/);
  await editor.waitForPicture();
  problems.expectNone();
});
