/** Opens addresses one by one and looks at each in several windows. One page is kept and resized: loading takes the most time. */
import { type Browser, expect, type Page } from '@playwright/test';
import { type Login, signIn } from '../sign-in';
import { layoutFaults, misfits, prepareFit, unseenContent } from './fit';

export interface Look {
  readonly baseURL: string | undefined;
  readonly addresses: readonly string[];
  /** Of the window, in pixels. */
  readonly widths: readonly number[];
  /** Default: the demo account. */
  readonly login?: Login;
  /** Of the browser. Default: English. */
  readonly language?: string;
  /** The dark colors too, in the last window. Default: false. */
  readonly isDarkToo?: boolean;
  /** The windows of `lookMagnified` too, at these addresses. Default: at none. */
  readonly magnified?: readonly string[];
}

/** Charts follow the window a moment later. */
const expectSoon = expect.configure({ soft: true }).poll;

/** Reports everything that is cut off, collapsed, covered, beyond the edge or not to be seen. */
export async function lookAtPages(browser: Browser, look: Look): Promise<void> {
  const { baseURL, login, language = 'en' } = look;
  const options = { reducedMotion: 'reduce', locale: language, ...(baseURL && { baseURL }) } as const;
  const context = await browser.newContext(options);
  await prepareFit(context);
  const page = await context.newPage();
  await signIn(page, '/', login);
  for (const address of look.addresses) await lookAt(page, address, look);
  await context.close();
}

async function lookAt(page: Page, address: string, look: Look): Promise<void> {
  const { widths, isDarkToo, language, magnified = [] } = look;
  const place = language ? `${address} in ${language}` : address;
  await openPage(page, address);
  if (language) expect.soft(await page.locator('html').getAttribute('lang'), place).toMatch(new RegExp(`^${language}`));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectSoon(() => layoutFaults(page), { message: `${place} at ${width} px`, timeout: 5000 }).toEqual([]);
  }
  for (const colorScheme of isDarkToo ? (['light', 'dark'] as const) : []) {
    await page.emulateMedia({ colorScheme });
    await expectSoon(() => unseenContent(page), { message: `${place}, ${colorScheme}`, timeout: 5000 }).toEqual([]);
  }
  if (isDarkToo) await page.emulateMedia({ colorScheme: 'light' });
  if (magnified.includes(address)) await lookMagnified(page, place);
}

/** Waits until a page has its heading and its data. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('h1, h2').filter({ visible: true }).first().waitFor();
  await expect(page.locator('.sr-skeleton').filter({ visible: true })).toHaveCount(0);
}

/**
 * The page that is open, at 320 px and at 400% zoom (WCAG 1.4.4, 1.4.10). At that zoom a large window has 320 x 256 px of CSS.
 * Nothing scrolls sideways or is cut off, not even with the spacing of 1.4.12, and targets are large enough (2.5.8). In
 * the lower window, where more of it is covered, the focus is seen (2.4.7, 2.4.11).
 */
export async function lookMagnified(page: Page, place: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  await expectSoon(() => misfits(page, 0), { message: `${place} at 320 px`, timeout: 5000 }).toEqual([]);
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await misfits(page), `${place} at 400% zoom`).toEqual([]);
}
