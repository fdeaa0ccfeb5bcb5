/** Screens of the tutorials for everyone. */
import { expect, type Page, test } from '@playwright/test';
import { EditorPage } from '../journeys/pages/editor/editor';
import { type OwnServer, startOwnServer } from '../journeys/pages/operators/own-server';
import { signIn } from '../journeys/pages/sign-in';
import { takeScreen } from './screen-camera';

let server: OwnServer;
let page: Page;
let editor: EditorPage;

test.beforeAll(async ({ browser }) => {
  server = await startOwnServer();
  page = await browser.newPage({ baseURL: server.url });
  editor = new EditorPage(page);
  await signIn(page);
});
test.afterAll(() => server.close());

test.describe.configure({ mode: 'serial' });

test('Make your first video', async () => {
  await page.goto('/grid');
  const recipe = page.getByRole('link', { name: 'Product launch', exact: true });
  await recipe.waitFor();
  await takeScreen(
    page,
    'first-video-1',
    'The library with its recipes. “Product launch” is marked.',
    page.locator('article, li').filter({ has: recipe }).last(),
  );

  await editor.create('Product launch');
  await editor.rename('Shop opening');
  await page.getByRole('tab', { name: 'Scene', exact: true }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByLabel('Small heading').fill('Juniper Home');
  await panel.getByLabel('Subheading').fill('Lamps for every evening.');
  const headline = panel.getByLabel('Headline');
  await headline.fill('We open Friday.');
  await editor.waitForSaved();
  await takeScreen(page, 'first-video-2', 'The editor. The text of the first scene is marked.', headline);

  const replace = panel.getByRole('button', { name: /^Replace/ }).first();
  await replace.scrollIntoViewIfNeeded();
  await takeScreen(page, 'first-video-3', 'The image of a scene in the editor. Replace is marked.', replace);

  await page.getByRole('tab', { name: 'Music', exact: true }).click();
  await takeScreen(
    page,
    'first-video-4',
    'The music panel of the editor. The best match is marked.',
    panel.getByRole('listitem').first(),
  );

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const start = dialog.getByRole('button', { name: 'Export video' });
  await expect(start).toBeVisible();
  await takeScreen(page, 'first-video-5', 'The export dialog. The button Export video is marked.', start, [dialog]);
});

test('A video with your brand', async () => {
  await page.goto('/account/brands/intro');
  await page.getByRole('button', { name: 'New brand' }).click();
  const form = page.getByRole('dialog');
  await form.locator('input[type=file]').setInputFiles('library/media/juniper-logo.png');
  await expect(form.getByText('We picked these from your logo.')).toBeVisible();
  await form.getByLabel('Name', { exact: true }).fill('Juniper Home');
  await takeScreen(
    page,
    'video-with-your-brand-1',
    'The form of a new brand, with a logo and the colors that were picked from it.',
    form.locator('.sr-brand-colors'),
    [form.locator('.sr-logo__ground')],
  );
  await form.getByRole('button', { name: 'Create brand' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Juniper Home' });
  await expect(card).toBeVisible();
  await takeScreen(page, 'video-with-your-brand-4', 'The page Brands. The new brand is marked.', card);

  await editor.create('Product launch');
  await page.getByRole('tab', { name: 'Style' }).click();
  const brand = page.getByRole('button', { name: 'Juniper Home', exact: true });
  await brand.click();
  await expect(brand).toHaveAttribute('aria-pressed', 'true');
  await editor.waitForSaved();
  await takeScreen(page, 'video-with-your-brand-2', 'The Style panel of the editor. The brand is marked.', brand);
  const swatch = page
    .locator('.sr-swatch')
    .filter({ has: page.locator('.sr-contrast') })
    .first();
  await swatch.scrollIntoViewIfNeeded();
  await takeScreen(
    page,
    'video-with-your-brand-3',
    'Colors in the Style panel. The contrast of a color is marked.',
    swatch,
  );
});

test('One video in three sizes', async () => {
  await page.goto('/account/my-videos');
  await page.getByText('Shop opening').first().waitFor();
  await page.getByRole('button', { name: /^Actions for Shop opening/ }).click({ delay: 30 });
  const duplicate = page.getByRole('menuitem', { name: 'Duplicate' });
  await takeScreen(page, 'one-video-three-sizes-2', 'The menu of a video. Duplicate is marked.', duplicate, [
    page.getByRole('menu'),
  ]);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Shop opening' }).first().click();
  await page.waitForURL(/\/project\/\d+/);
  await editor.waitForPicture();
  await takeScreen(
    page,
    'one-video-three-sizes-1',
    'A landscape video in the editor.',
    page.locator('.sr-stage__picture'),
  );
  const sizes = page.getByRole('button', { name: 'Portrait', exact: true });
  await sizes.click();
  await editor.waitForPicture();
  await takeScreen(page, 'one-video-three-sizes-3', 'The same video in portrait. The size is marked.', sizes);
  await page.keyboard.press('b');
  const storyboard = page.locator('.sr-storyboard').first();
  await storyboard.waitFor();
  await page.waitForTimeout(15_000);
  await takeScreen(
    page,
    'one-video-three-sizes-4',
    'The storyboard with a preview image of every scene.',
    page.getByRole('dialog').or(storyboard).first(),
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const start = dialog.getByRole('button', { name: 'Export video' });
  await expect(start).toBeVisible();
  await takeScreen(page, 'one-video-three-sizes-5', 'The export dialog of the portrait video.', start, [dialog]);
});
