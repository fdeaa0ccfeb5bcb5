import { expect, type Page } from '@playwright/test';

/** The editor of one video. */
export class EditorPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Makes a new video from a recipe of the library. */
  async create(recipe: string, format: 'Landscape' | 'Portrait' = 'Landscape'): Promise<void> {
    await this.page.goto('/grid');
    const link = this.page.getByRole('link', { name: recipe, exact: true });
    await link.click();
    // on a busy machine a list that is drawn anew can swallow the click
    await this.page.waitForURL(/\/recipes\/\d+/, { timeout: 15_000 }).catch(() => link.click());
    await this.page.getByRole('button', { name: format }).click();
    await this.page.getByRole('button', { name: 'Use this recipe' }).click();
    await this.page.waitForURL(/\/project\/\d+/);
    await this.waitForPicture();
  }

  /** Makes a new video from the recipe with this id. */
  async createFrom(recipeId: number, format: 'Landscape' | 'Portrait' | 'Square'): Promise<void> {
    await this.page.goto(`/recipes/${recipeId}`);
    await this.page.getByRole('button', { name: format }).click();
    await this.page.getByRole('button', { name: 'Use this recipe' }).click();
    await this.page.waitForURL(/\/project\/\d+/);
    await this.waitForPicture();
  }

  /** The preview shows the scene that the clock is at. */
  async waitForPicture(): Promise<void> {
    await expect(this.page.locator('.sr-stage__picture canvas').filter({ visible: true })).toBeVisible();
  }

  async waitForSaved(): Promise<void> {
    await expect(this.page.getByText('Saved', { exact: true })).toBeVisible();
  }

  /** An edit: My Videos lists a video once something in it was changed. */
  async rename(name: string): Promise<void> {
    await this.page.getByLabel('Video name').fill(name);
    await this.page.keyboard.press('Enter');
    await this.waitForSaved();
  }

  /** Keeps the first `count` scenes. */
  async keepScenes(count: number): Promise<void> {
    const menus = this.page.getByRole('list').getByRole('button', { name: /^Actions for/ });
    await menus.first().waitFor();
    while ((await menus.count()) > count) {
      const before = await menus.count();
      await menus.last().click({ delay: 30 });
      await this.page.getByRole('menuitem', { name: 'Remove' }).click();
      await expect(menus).toHaveCount(before - 1);
    }
  }

  /** The list comes behind the picture. */
  async sceneNames(): Promise<string[]> {
    const names = this.page.locator('.sr-editor__scenes .sr-scene__name');
    await names.first().waitFor();
    return names.allTextContents();
  }
}
