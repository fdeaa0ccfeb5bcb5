import { expect, test } from '@playwright/test';
import { EditorPage } from '../pages/editor/editor';
import { signIn } from '../pages/sign-in';

const CLOCK = /\/ (\d+):(\d+)/;

test('a scene lasts as long as people want, by mouse, slider and keys; the video fits 15 s, and is as before by undo', async ({
  page,
}) => {
  await signIn(page);
  const editor = new EditorPage(page);
  await editor.create('Seasonal sale');
  const seconds = async () => {
    const [, minutes = '0', rest = '0'] =
      CLOCK.exec((await page.locator('.sr-transport__time').textContent()) ?? '') ?? [];
    return Number(minutes) * 60 + Number(rest);
  };
  const whole = await seconds();
  const slider = page.getByRole('slider', { name: 'Length' });
  await expect(slider).toHaveAttribute('aria-valuetext', /· 2 bars$/);

  // the handle of the first scene, dragged by as far as the scene is long
  const handle = page.locator('.sr-length-handle').first();
  const from = await handle.boundingBox();
  const timeline = await page.locator('.sr-timeline').boundingBox();
  if (!from || !timeline) throw new Error('There is no timeline.');
  const at = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + (at.x - timeline.x), at.y, { steps: 4 });
  await expect(handle).toContainText('4 bars');
  await page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuetext', /· 4 bars$/);
  await expect.poll(seconds).toBeGreaterThan(whole);

  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', /· 3\.5 bars$/);
  await page.locator('.sr-scene__select').first().click();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', /· 3 bars$/);

  await page.getByRole('button', { name: /^Length of the video/ }).click();
  await page.getByRole('menuitem', { name: 'Fit to 15 s' }).click();
  await expect.poll(seconds).toBeLessThanOrEqual(15);
  await page.keyboard.press('Control+z');
  await expect.poll(seconds).toBeGreaterThan(15);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(seconds).toBeLessThanOrEqual(15);
  await editor.waitForSaved();

  // what was saved opens again
  await page.reload();
  await editor.waitForPicture();
  await expect.poll(seconds).toBeLessThanOrEqual(15);
});
