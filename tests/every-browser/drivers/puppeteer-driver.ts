/** Firefox over WebDriver BiDi, which a stock Firefox speaks without a driver, and Chromium over its own protocol. */
import puppeteer, { type ConsoleMessage, type ElementHandle, type KeyInput, type LaunchOptions } from 'puppeteer-core';
import { BROWSER_ARGS } from '../../browser.mjs';
import type { BrowserDriver } from './browser-driver';

/** Headless browsers have no person who allows sound. */
const FIREFOX_PREFERENCES = { 'media.autoplay.default': 0, 'media.autoplay.blocking_policy': 0 };

export const launchFirefox = (executablePath: string): Promise<BrowserDriver> =>
  launch({ browser: 'firefox', executablePath, extraPrefsFirefox: FIREFOX_PREFERENCES });

export const launchChromium = (executablePath: string): Promise<BrowserDriver> =>
  launch({ browser: 'chrome', executablePath, args: [...BROWSER_ARGS] });

async function launch(options: LaunchOptions): Promise<BrowserDriver> {
  const browser = await puppeteer.launch({ headless: true, defaultViewport: null, ...options });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  const { mouse, keyboard } = page;
  const problems: Promise<string>[] = [];
  page.on('pageerror', (error) => problems.push(Promise.resolve(String(error))));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(textOf(message));
  });
  const version = await browser.version();
  return {
    version,
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    resize: (size) => page.setViewport({ ...size, deviceScaleFactor: 1 }),
    evaluate: (source) => page.evaluate(`(${source})()`),
    async chooseFiles(source, paths) {
      const input = await page.evaluateHandle(`(${source})()`);
      await (input as ElementHandle<HTMLInputElement>).uploadFile(...paths);
    },
    moveMouse: (x, y) => mouse.move(x, y),
    holdMouse: () => mouse.down(),
    releaseMouse: () => mouse.up(),
    holdKey: (key) => keyboard.down(key as KeyInput),
    releaseKey: (key) => keyboard.up(key as KeyInput),
    type: (text) => keyboard.type(text),
    screenshot: () => page.screenshot({ type: 'png' }),
    problems: () => Promise.all(problems),
    close: () => browser.close(),
  };
}

/** Errors are objects, which the text of a message leaves out. */
async function textOf(message: ConsoleMessage): Promise<string> {
  const values = message.args().map((value) => value.evaluate(String).catch(() => ''));
  return [message.text(), ...(await Promise.all(values)), message.location().url ?? ''].join(' ');
}
