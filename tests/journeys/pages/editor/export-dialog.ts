import type { Locator, Page } from '@playwright/test';

/** The dialog in which a video becomes a file. */
export class ExportDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly download: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
    this.download = this.dialog.getByRole('link', { name: 'Download MP4' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Export', exact: true }).click();
    await this.dialog.waitFor();
  }

  /** Downloads the finished file. */
  async save(): Promise<{ name: string; path: string }> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), this.download.click()]);
    return { name: download.suggestedFilename(), path: await download.path() };
  }
}
