import { expect, type Page } from '@playwright/test';
import { EditorPage } from '../editor/editor';

/** The way of a visitor of an embedding page: a template of the grid, then the editor with a video from it. English or German. */
export async function makeVideoFromTemplate(visitor: Page): Promise<void> {
  const grid = visitor.locator('template-grid');
  await grid.getByRole('tab', { name: /^Animation/ }).click();
  await grid.getByRole('button', { name: /logo/i }).first().click();
  await grid.getByRole('button', { name: /^(Paper tiles|Papierkacheln)$/ }).click();
  const make = visitor.getByRole('dialog').getByRole('button', { name: /^(Create video|Video erstellen)$/ });
  await expect(make).toBeVisible();
  await make.click();
  await new EditorPage(visitor).waitForPicture();
}
