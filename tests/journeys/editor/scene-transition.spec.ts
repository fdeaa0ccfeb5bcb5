import { expect, type Page, test } from '@playwright/test';
import { demoToken } from '../pages/demo-token';
import { EditorPage } from '../pages/editor/editor';
import { TransitionPicker } from '../pages/editor/transition-picker';
import { signIn } from '../pages/sign-in';

/** Transitions of the open video as the server has them, scene by scene. */
async function savedTransitions(page: Page): Promise<unknown[]> {
  const id = /\/project\/(\d+)/.exec(page.url())?.[1];
  const headers = { authorization: `Bearer ${await demoToken(page.request)}` };
  const { data } = await (await page.request.get(`/api/v2/project/${id}`, { headers })).json();
  return data.ingredients.map(({ transition = null }) => transition);
}

test('a transition is picked between two scenes, taken back, used everywhere, and is still there after a reload', async ({
  page,
}) => {
  await signIn(page);
  const editor = new EditorPage(page);
  await editor.create('Seasonal sale');
  const picker = new TransitionPicker(page);
  const before = await picker.names();

  await picker.open(2);
  await picker.kind('Push').check({ force: true });
  await picker.length.fill('12');
  await picker.direction('Up').click();
  await expect(picker.button(2)).toHaveAccessibleName('Transition to scene 2: Push · 0.4 s');
  await page.keyboard.press('Escape');
  await expect(picker.button(2)).toBeFocused();

  // all that was picked in one go is one step
  await page.keyboard.press('Control+z');
  await expect.poll(() => picker.names()).toEqual(before);
  await page.keyboard.press('Control+Shift+z');
  await expect(picker.button(2)).toHaveAccessibleName('Transition to scene 2: Push · 0.4 s');

  await picker.open(2);
  await picker.useForAll.click();
  await expect(picker.usedForAll).toBeVisible();
  await page.keyboard.press('Escape');
  const count = before.length;
  await expect.poll(() => picker.names()).toEqual(Array(count).fill('Push · 0.4 s'));
  await expect(page.locator('.sr-transition-mark')).toHaveCount(count);
  await editor.waitForSaved();

  await page.reload();
  await editor.waitForPicture();
  await expect.poll(() => picker.names()).toEqual(Array(count).fill('Push · 0.4 s'));
  const push = { kind: 'push', frames: 12, direction: 'up' };
  expect((await savedTransitions(page)).slice(0, -1)).toEqual(Array(count).fill(push));
});

test('a transition is picked without a mouse', async ({ page }) => {
  await signIn(page);
  const editor = new EditorPage(page);
  await editor.create('Seasonal sale');
  const picker = new TransitionPicker(page);
  await page.locator('.sr-editor__scenes .sr-scene__select').nth(1).press('Enter');

  await page.keyboard.press('Alt+t');
  await expect(picker.dialog(3)).toBeVisible();
  await picker.kind('As in the template').press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(picker.length).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect(picker.button(3)).toBeFocused();
  await expect(picker.button(3)).toHaveAccessibleName('Transition to scene 3: Push · 0.7 s');

  // the last scene has none
  await page.locator('.sr-editor__scenes .sr-scene__select').last().press('Enter');
  await page.keyboard.press('Alt+t');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the picker is a sheet below the picture', async ({ page }) => {
    await signIn(page);
    const editor = new EditorPage(page);
    await editor.create('Seasonal sale');
    const picker = new TransitionPicker(page);
    await page.getByRole('tab', { name: 'Scenes', exact: true }).tap();
    await picker.button(2).tap();
    const sheet = picker.dialog(2);
    await expect(sheet).toBeVisible();
    const edges = async () => {
      const { x, y, width, height } = (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      return [x, width, y + height].map(Math.round);
    };
    await expect.poll(edges).toEqual([0, 390, 844]); // it rises
    await expect(page.locator('.sr-stage__picture canvas').filter({ visible: true })).toBeInViewport({ ratio: 0.9 });
    await sheet.getByText('Wipe', { exact: true }).tap();
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(picker.button(2)).toHaveAccessibleName(/^Transition to scene 2: Wipe/);
    await editor.waitForSaved();
  });
});
