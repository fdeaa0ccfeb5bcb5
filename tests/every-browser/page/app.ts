/** The screens of the app that journeys go through. */
import { DEMO_EMAIL, DEMO_PASSWORD } from '../../journeys/pages/sign-in';
import { expect } from '../journey';
import type { BrowserPage } from './browser-page';

export async function signIn(page: BrowserPage, server: string): Promise<void> {
  await page.open(`${server}/login`);
  await page.getByLabel('Email').fill(DEMO_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => page.evaluate(() => location.pathname)).not.toContain('/login');
}

/** Makes a new video from a recipe of the library, and waits for its picture. */
export async function createVideo(page: BrowserPage, server: string, recipe: string): Promise<void> {
  await page.open(`${server}/grid`);
  await page.getByRole('link', { name: recipe, exact: true }).click();
  await page.getByRole('button', { name: 'Landscape' }).click();
  const { width, height } = (await page.locate('.sr-choice__picture.sr-thumbnail--landscape').find()).box;
  expect(width / height, 'the whole picture of a style is seen').toBeCloseTo(16 / 9, 1);
  await page.getByRole('button', { name: 'Use this recipe' }).click();
  await expect.poll(() => page.evaluate(() => location.pathname)).toMatch(/\/project\/\d+/);
  await waitForPicture(page);
}

/** The preview shows the scene that the clock is at. */
export async function waitForPicture(page: BrowserPage): Promise<void> {
  await page.locate('.sr-stage__picture canvas').waitFor(60_000);
}

export async function waitForSaved(page: BrowserPage): Promise<void> {
  await page.getByText('Saved', { exact: true }).waitFor();
}

/** Keeps the first `count` scenes. */
export async function keepScenes(page: BrowserPage, count: number): Promise<void> {
  const menus = page.getByRole('list').getByRole('button', { name: /^Actions for/ });
  await menus.waitFor();
  for (let before = await menus.count(); before > count; before -= 1) {
    await menus.nth(-1).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect.poll(() => menus.count()).toBe(before - 1);
  }
}

export async function sceneNames(page: BrowserPage): Promise<readonly string[]> {
  return (await page.locate('.sr-editor__scenes .sr-scene__name').find()).texts;
}

/** The px of the scene as it is drawn. */
export async function drawing(page: BrowserPage): Promise<string> {
  return page.evaluate(() => {
    const canvases = [document, ...document.querySelectorAll('project-editor')].flatMap((root) => {
      const stage = (root instanceof Element ? root.shadowRoot : root)?.querySelector('.sr-stage__picture > *');
      return [...(stage?.shadowRoot?.querySelectorAll('canvas') ?? [])];
    });
    const shown = canvases.find((canvas) => getComputedStyle(canvas).visibility === 'visible');
    const copy = document.createElement('canvas');
    if (shown) copy.getContext('2d')?.drawImage(shown, 0, 0, copy.width, copy.height);
    return copy.toDataURL();
  });
}
