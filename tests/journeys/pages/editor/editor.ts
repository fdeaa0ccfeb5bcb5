import { expect, type Page } from '@playwright/test';

/** Format of a video, as its button says. */
type Format = 'Landscape' | 'Portrait' | 'Square';

/** The editor of one video. */
export class EditorPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Makes a new video from a recipe of the library, as people do. */
  async createByHand(recipe: string, format: Format = 'Landscape'): Promise<void> {
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

  /** Opens a new video of a recipe, by its name or id, which was made behind the screen: the page has a session. */
  async create(recipe: string | number, format: Format = 'Landscape'): Promise<void> {
    const project = await this.page.evaluate(createProject, { recipe, ratio: format.toLowerCase() });
    await this.page.goto(`/project/${project}`);
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

interface NewVideo {
  /** Name or id. */
  readonly recipe: string | number;
  readonly ratio: string;
}

/** Runs in a page of the app that has a session. Answers the id of the new project, which is kept once it is edited. */
async function createProject({ recipe, ratio }: NewVideo): Promise<number> {
  const { token } = JSON.parse(localStorage.getItem('spotreel.security') ?? '{}');
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
  };
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`/api/v1${path}`, { headers, ...init });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const recipes: { id: number; name: string }[] = await call('/recipe?perPage=100');
  const recipeId = recipes.find(({ id, name }) => id === recipe || name === recipe)?.id;
  const { id } = await call('/project', { method: 'POST', body: JSON.stringify({ recipeId, ratio, keep: false }) });
  return id;
}
