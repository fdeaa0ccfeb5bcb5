import { expect, type Page } from '@playwright/test';

/** What one does first with each element. */
export const USES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'project-editor': async (page) => {
    await page.getByLabel('Headline').first().fill('On a strict page');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Style' }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'template-grid': async (page) => {
    await page.getByRole('tab', { name: 'Animations' }).click();
    await expect(page.getByText(/\d+ animations/)).toBeVisible();
    await page.getByRole('button', { name: /logo/i }).first().hover();
  },
  'my-videos': async (page) => {
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('article').first().hover();
  },
  'media-library': async (page) => {
    await expect(page.getByRole('button', { name: /upload/i }).first()).toBeVisible();
  },
  'music-picker': async (page) => {
    const listen = page.getByRole('button', { name: /^Listen to / }).first();
    await listen.click();
    await expect(page.getByRole('button', { name: /^Stop / })).toBeVisible();
  },
  'brand-form': async (page) => {
    await page.getByLabel('Name').first().fill('Hazel & Oak');
    await page.locator('input[type=file]').setInputFiles('library/media/juniper-logo.png');
    await expect(page.getByRole('img', { name: 'Logo of Hazel & Oak' })).toBeVisible();
    await expect(page.getByRole('button', { name: /save|create/i }).first()).toBeEnabled();
  },
  'render-button': async (page) => {
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('progressbar')).toBeHidden();
  },
  'video-player': async (page) => {
    await page.getByRole('button', { name: 'Play' }).first().click();
    await expect(page.locator('video')).toBeVisible();
  },
  'assistant-chat': async (page) => {
    await page.getByLabel('What is your video about?').fill('Spring sale: 30% off all garden furniture.');
    await page.getByRole('button', { name: 'Make storyboard' }).click();
    await expect(page.getByRole('img', { name: 'Preview of scene 1' })).toBeVisible();
  },
  'sign-in': async (page) => {
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
  'survey-modal': async (page) => {
    await page.locator('label').filter({ hasText: /^9$/ }).click();
    await expect(page.getByText('Thank you for your answer')).toBeVisible();
  },
};
