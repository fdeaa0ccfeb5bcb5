/** Where the browsers are. CONTRIBUTING.md names the variables. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { browserPath } from '../../browser.mjs';
import type { BrowserDriver, BrowserName } from './browser-driver';
import { launchChromium, launchFirefox } from './puppeteer-driver';
import { launchWebKit, type WebKitPaths } from './webkit-driver';

export interface InstalledBrowser {
  readonly name: BrowserName;
  launch(): Promise<BrowserDriver>;
}

/** Names of executables, and the Debian packages that hold them. */
const FIREFOX = ['firefox-esr', 'firefox'];
const MINI_BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/webkit2gtk-4.1/MiniBrowser',
];

/** A browser, or a sentence about what is missing. */
export async function findBrowser(name: BrowserName): Promise<InstalledBrowser | string> {
  if (name === 'chromium') {
    const executable = await browserPath();
    return executable ? { name, launch: () => launchChromium(executable) } : 'Chromium is not installed.';
  }
  if (name === 'firefox') {
    const executable = process.env.FIREFOX_PATH ?? onPath(...FIREFOX);
    return executable ? { name, launch: () => launchFirefox(executable) } : 'Firefox is not installed (firefox-esr).';
  }
  const paths = webKitPaths();
  return typeof paths === 'string' ? paths : { name, launch: () => launchWebKit(paths) };
}

function webKitPaths(): WebKitPaths | string {
  const driver = process.env.WEBKIT_DRIVER_PATH ?? onPath('WebKitWebDriver');
  if (!driver) return 'WebKitWebDriver is not installed (webkit2gtk-driver).';
  const browser = process.env.WEBKIT_BROWSER_PATH ?? MINI_BROWSERS.find((file) => existsSync(file));
  if (!browser) return 'The MiniBrowser of WebKitGTK is not installed (libwebkit2gtk-4.1-0).';
  const screen = process.env.XVFB_PATH ?? onPath('Xvfb');
  return screen ? { driver, browser, screen } : 'Xvfb is not installed (xvfb).';
}

function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}
