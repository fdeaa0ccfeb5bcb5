import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../pages/accessibility';
import { EditorPage } from '../pages/editor/editor';
import { beginSession } from '../pages/sign-in';

const headline = (page: Page) => page.getByRole('textbox', { name: 'Headline' });
const toasts = (page: Page) => page.locator('.sr-toasts');

async function newVideo(page: Page): Promise<EditorPage> {
  const editor = new EditorPage(page);
  await beginSession(page);
  await editor.create('Product launch');
  await expect(headline(page)).toBeVisible();
  return editor;
}

/** Whether closing the tab asks first; it then stays open. */
async function asksBeforeClosing(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog', { timeout: 2_000 }).then(
    async (dialog) => {
      await dialog.dismiss();
      return dialog.type() === 'beforeunload';
    },
    () => false,
  );
  await page.close({ runBeforeUnload: true });
  return asked;
}

/** Closing it would first lift the emulated loss of the network, and the page would save in its last moment. */
async function dies(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => undefined); // the dead do not answer
  await crashed;
  await page.close();
}

test('a tab that is closed offline asks first, and its edits are back on the next visit', async ({ page, context }) => {
  const editor = await newVideo(page);
  await context.setOffline(true);
  await headline(page).fill('Typed in a tunnel');
  await expect(page.getByText('Offline – changes saved on this device')).toBeVisible();
  expect(await asksBeforeClosing(page)).toBe(true);
  const address = page.url();
  await dies(page);
  await context.setOffline(false);

  const again = await context.newPage();
  await again.goto(address, { waitUntil: 'commit' });
  // First: it goes after five seconds.
  await expect(toasts(again)).toContainText('We restored your unsaved changes');
  await expect(headline(again)).toHaveValue('Typed in a tunnel');
  await new EditorPage(again).waitForSaved();
  await again.reload();
  await expect(headline(again)).toHaveValue('Typed in a tunnel');
  await expect(toasts(again)).not.toContainText('back');
  expect(await asksBeforeClosing(again)).toBe(false);
  expect(editor.page.isClosed()).toBe(true);
});

test('two tabs that write the same are both kept, whatever is chosen', async ({ page, context, browser }) => {
  const editor = await newVideo(page);
  await editor.waitForSaved();
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await new EditorPage(other).waitForPicture();

  await context.setOffline(true);
  await headline(page).fill('Mine');
  await headline(other).fill('Theirs');
  await other.getByLabel('Video name').fill('Renamed elsewhere');
  await other.getByLabel('Video name').press('Enter');
  await new EditorPage(other).waitForSaved();
  await expect(page.getByText('Offline – changes saved on this device')).toBeVisible();
  await context.setOffline(false);

  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Scene 1 · Headline')).toBeVisible();
  await expect(dialog.getByRole('group')).toContainText(['Mine']);
  await expect(dialog.getByRole('group')).toContainText(['Theirs']);
  await expectAccessible(page, 'conflict');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Resolve' }).click();
  await dialog.getByRole('radio', { name: /Other version/ }).check();
  await dialog.getByRole('button', { name: 'Keep the other version' }).click();
  await expect(headline(page)).toHaveValue('Theirs');
  await expect(page.getByLabel('Video name')).toHaveValue('Renamed elsewhere');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(headline(page)).toHaveValue('Mine');
  await editor.waitForSaved();
  await elsewhere.close();
});

test('a video that has lost parts opens, says so, and is repaired in one step', async ({ page }) => {
  await newVideo(page);
  await page.route(/\/api\/v2\/project\/\d+$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const json = await response.json();
    Object.assign(json.data.ingredients[1], { template: null, ingredientTemplateId: 999_999 });
    json.data.musicKit = 999_999;
    return route.fulfill({ response, json });
  });
  await page.reload();
  const notice = page.getByRole('region', { name: '2 items are missing' });
  await notice.getByRole('button', { name: 'Details' }).click();
  await expect(notice).toContainText('Scene 2 is no longer in the library.');
  await expectAccessible(page, 'missing parts');
  await notice.getByRole('button', { name: /^Choose other music/ }).click();
  await expect(page.getByRole('tab', { name: 'Music' })).toHaveAttribute('aria-selected', 'true');
  await notice.getByRole('button', { name: /^Replace/ }).click();
  await page.getByRole('dialog').locator('.sr-add-scene__item').first().click();
  await expect(page.getByRole('region', { name: '1 item is missing' })).toBeVisible();
  await page.getByRole('button', { name: 'Fix all' }).click();
  await expect(page.getByRole('region', { name: /missing/ })).toBeHidden();
  await new EditorPage(page).waitForSaved();
});
