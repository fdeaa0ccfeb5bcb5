import type { Locator, Page } from '@playwright/test';

/** Buttons between the scenes of the list, and the picker that they open. */
export class TransitionPicker {
  readonly page: Page;
  readonly length: Locator;
  readonly useForAll: Locator;
  readonly usedForAll: Locator;

  constructor(page: Page) {
    this.page = page;
    const dialog = page.getByRole('dialog', { name: /^Transition to scene/ });
    this.length = dialog.getByRole('slider', { name: 'Length' });
    this.useForAll = dialog.getByRole('button', { name: 'Use between all scenes' });
    this.usedForAll = dialog.getByRole('button', { name: 'Used between all scenes' });
  }

  dialog(scene: number): Locator {
    return this.page.getByRole('dialog', { name: `Transition to scene ${scene}`, exact: true });
  }

  /** The button before this scene, counted from 1. */
  button(scene: number): Locator {
    const label = `[aria-label^="Transition to scene ${scene}:"]`;
    return this.page.locator(`.sr-transition-button${label}`).filter({ visible: true });
  }

  async open(scene: number): Promise<void> {
    await this.button(scene).click();
    await this.dialog(scene).waitFor();
  }

  kind(name: string): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  direction(name: string): Locator {
    return this.page.getByRole('group', { name: 'Direction' }).getByRole('button', { name });
  }

  /** Names of all transitions, in order. */
  async names(): Promise<string[]> {
    const buttons = this.page.locator('.sr-editor__scenes .sr-transition-button');
    await buttons.first().waitFor();
    const labels = await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''));
    return labels.map((label) => label.replace(/^[^:]*: /, ''));
  }
}
