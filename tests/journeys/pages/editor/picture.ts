import type { Locator, Page } from '@playwright/test';

/** What is edited on the picture itself. */
export class PicturePage {
  readonly page: Page;
  readonly group: Locator;
  readonly background: Locator;

  constructor(page: Page) {
    this.page = page;
    this.group = page.getByRole('group', { name: 'Edit on the image' });
    this.background = this.group.getByRole('button', { name: /^(Background|Position background)$/ });
  }

  text(name: string): Locator {
    return this.group.getByRole('button', { name: `Edit text: ${name}` });
  }

  image(name: string): Locator {
    return this.group.getByRole('button', { name: `Change image: ${name}` });
  }

  /** Drags the background by a share of the picture. */
  async dragBackground(x: number, y: number): Promise<void> {
    const box = await this.background.boundingBox();
    if (!box) throw new Error('there is no background');
    // the top right corner: texts are on the left in every scene that is used here
    const fromX = box.x + box.width * 0.9;
    const fromY = box.y + box.height * 0.1;
    await this.page.mouse.move(fromX, fromY);
    await this.page.mouse.down();
    await this.page.mouse.move(fromX + box.width * x, fromY + box.height * y, { steps: 6 });
    await this.page.mouse.up();
  }
}
