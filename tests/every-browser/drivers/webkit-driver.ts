/** WebKitGTK: WebKitWebDriver starts its MiniBrowser on a screen in memory. Each browser has a screen and a driver of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../journeys/pages/free-port';
import type { BrowserDriver, Size } from './browser-driver';

export interface WebKitPaths {
  /** WebKitWebDriver. */
  readonly driver: string;
  /** MiniBrowser of the same version. */
  readonly browser: string;
  /** Xvfb. */
  readonly screen: string;
}

const SCREEN = '1600x1100x24';
const START_MS = 30_000;

export async function launchWebKit({ driver, browser, screen }: WebKitPaths): Promise<BrowserDriver> {
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  const environment = { ...process.env, DISPLAY: `:${await firstLine(display)}` };
  const service = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: environment });
  const end = () => {
    service.kill();
    display.kill();
  };
  try {
    const session = await startSession(`http://127.0.0.1:${port}`, browser);
    return await driverOf(session, end);
  } catch (error) {
    end();
    throw error;
  }
}

function firstLine(process: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    process.once('error', reject);
    process.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    (process.stdio[3] as Readable).once('data', (line: Buffer) => resolve(line.toString().trim()));
  });
}

async function startSession(address: string, binary: string): Promise<WebDriver> {
  const options = { binary, args: ['--automation'] };
  const wanted = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  const deadline = Date.now() + START_MS;
  for (;;) {
    const isThere = await fetch(`${address}/status`).catch(() => undefined);
    if (isThere) return new Builder().usingServer(address).withCapabilities(wanted).build();
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function driverOf(session: WebDriver, end: () => void): Promise<BrowserDriver> {
  const version = String((await session.getCapabilities()).get('browserVersion'));
  await session.manage().setTimeouts({ script: 60_000 });
  const actions = () => session.actions({ async: true });
  const run = <Value>(source: string) => session.executeScript<Value>(`return (${source})()`);
  const watch = () => run(WATCH_PROBLEMS);
  return {
    version: `WebKitGTK ${version}`,
    async open(address) {
      await session.get(address);
      await watch();
    },
    async reload() {
      await session.navigate().refresh();
      await watch();
    },
    resize: (size) => resize(session, size),
    evaluate: (source) => run(source),
    chooseFiles: async (source, paths) => (await run<WebElement>(source)).sendKeys(paths.join('\n')),
    moveMouse: (x, y) =>
      actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .perform(),
    holdMouse: () => actions().press().perform(),
    releaseMouse: () => actions().release().perform(),
    holdKey: (key) => actions().keyDown(keyOf(key)).perform(),
    releaseKey: (key) => actions().keyUp(keyOf(key)).perform(),
    type: (text) => actions().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    problems: () => run<readonly string[]>('() => window.problems ?? []'),
    async close() {
      await session.quit();
      end();
    },
  };
}

/** The driver reports no console: the page keeps what happens after it is loaded. */
const WATCH_PROBLEMS = `() => {
  const problems = (window.problems = []);
  const written = console.error;
  console.error = (...values) => (problems.push(values.map(String).join(' ')), written(...values));
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
}`;

/** WebDriver sizes the window; the viewport lacks its toolbar. The window stays at least 447 px wide. */
async function resize(session: WebDriver, { width, height }: Size): Promise<void> {
  const area = session.manage().window();
  await area.setRect({ x: 0, y: 0, width, height });
  const inside = await session.executeScript<number>('return innerHeight');
  await area.setRect({ x: 0, y: 0, width, height: height * 2 - inside });
}

/** WebDriver has characters of its own for keys without one. */
function keyOf(key: string): string {
  const names: Record<string, string> = {
    Control: Key.CONTROL,
    Shift: Key.SHIFT,
    Alt: Key.ALT,
    Enter: Key.ENTER,
    Escape: Key.ESCAPE,
    Tab: Key.TAB,
    Backspace: Key.BACK_SPACE,
    Delete: Key.DELETE,
    ArrowLeft: Key.ARROW_LEFT,
    ArrowRight: Key.ARROW_RIGHT,
    ArrowUp: Key.ARROW_UP,
    ArrowDown: Key.ARROW_DOWN,
    Home: Key.HOME,
    End: Key.END,
  };
  return names[key] ?? key;
}
