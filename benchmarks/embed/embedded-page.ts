/** Opens an embedded editor at a slower processor, and measures what it costs until its first field can be typed in. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

export interface Opening {
  /** Milliseconds since the navigation: the first field is there, the first picture is there. */
  readonly fieldMs: number;
  readonly pictureMs: number;
  /** Script of the page's own thread until the field is there, at the slower speed. */
  readonly scriptMs: number;
  /** The longest task until the picture is there and the page rests. */
  readonly longestTaskMs: number;
  /** After a collection. */
  readonly heapMb: number;
  readonly nodes: number;
}

export interface OpenedPage {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly opening: Opening;
}

/** The editor's own room, in the element's shadow root. */
export const ROOM = '.sr-stage__picture';
const FIELD = '.sr-panels textarea, .sr-panels input';

declare global {
  interface Window {
    benchmarkTasks?: { readonly startTime: number; readonly duration: number }[];
  }
}

/** `token` is the session that the page hands to the element. */
export async function openEmbedded(
  context: BrowserContext,
  address: string,
  { token, throttle }: { readonly token: string; readonly throttle: number },
): Promise<OpenedPage> {
  const page = await context.newPage();
  await page.addInitScript(prepare, token);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.goto(address, { waitUntil: 'commit' });
  const fieldMs = await shownAt(page, FIELD);
  const scriptMs = 1000 * (await metric(devtools, 'ScriptDuration'));
  const pictureMs = await shownAt(page, `${ROOM} > *`);
  await wait(1500 * throttle);
  const longestTaskMs = await page.evaluate(() => Math.max(0, ...(window.benchmarkTasks ?? []).map((t) => t.duration)));
  await devtools.send('HeapProfiler.collectGarbage');
  const heapMb = (await metric(devtools, 'JSHeapUsedSize')) / 1e6;
  const nodes = await metric(devtools, 'Nodes');
  return { page, devtools, opening: { fieldMs, pictureMs, scriptMs, longestTaskMs, heapMb, nodes } };
}

export function newContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1440, height: 900 } });
}

/** Runs in the page before its own scripts. */
function prepare(token: string): void {
  const host = window as unknown as { spotreel: unknown };
  host.spotreel = [
    (spotreel: { configure: (settings: object) => void }) => spotreel.configure({ getAccessToken: () => token }),
  ];
  window.benchmarkTasks = [];
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.benchmarkTasks?.push({ startTime, duration });
  });
  observer.observe({ type: 'longtask', buffered: true });
}

/** The page's own clock, in the frame that first has it. */
async function shownAt(page: Page, selector: string): Promise<number> {
  const at = await page.waitForFunction(
    (inner) => {
      const room = document.querySelector('project-editor')?.shadowRoot;
      const found = room?.querySelector(inner);
      return (
        found &&
        (!inner.endsWith('*') || found.shadowRoot?.querySelector('canvas:not([style*="hidden"])')) &&
        performance.now()
      );
    },
    selector,
    { polling: 'raf', timeout: 120_000 },
  );
  return Number(await at.jsonValue());
}

async function metric(devtools: CDPSession, name: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}
