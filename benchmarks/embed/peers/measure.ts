/** Opens one page in a fresh browser context at a slower processor, and measures what it costs until it can be used. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { SentBytes } from './counted-site';
import type { ComparedPage } from './peers';

export interface Cost {
  /** What the page's own origins sent until it can be used. */
  readonly sent: SentBytes;
  readonly usableMs: number;
  /** Script of the page's own thread until then, at the slower speed. */
  readonly scriptMs: number;
  /** Tasks over 50 ms until the page rests. */
  readonly longTasks: number;
  readonly longestTaskMs: number;
  /** Heap of the page's own thread after a collection. */
  readonly heapMb: number;
  readonly nodes: number;
}

export interface Visit {
  readonly cost: Cost;
  /** Hosts that were asked for files. They get no answer. */
  readonly otherHosts: readonly string[];
  /** Directives of the policy that the page ran into. */
  readonly violations: readonly string[];
  /** What the page threw. */
  readonly errors: readonly string[];
}

export interface VisitOptions {
  readonly address: string;
  /** What the page's own origins have sent. */
  sent(): SentBytes;
  readonly throttle: number;
  /** A session for Spotreel's own pages. */
  readonly token?: string;
  readonly screenshot?: string | undefined;
}

const READY_MS = 60_000;

/** Rejects when the page cannot be used. */
export async function visit(browser: Browser, compared: ComparedPage, options: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const otherHosts = await refuseOtherHosts(context);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(prepareVisit, options.token ?? '');
    // as text: the policy of a page does not let it make functions
    await page.addInitScript(`(${watchReady})(${compared.ready})`);
    const cost = await costOf(page, options).catch(async (error: unknown) => {
      const refused = await refusedBy(page);
      throw new Error(refused.length > 0 ? `refused ${refused.join(', ')}` : String(error));
    });
    await compared.prove(page);
    if (options.screenshot) await page.screenshot({ path: options.screenshot });
    return { cost, otherHosts: [...otherHosts], violations: await refusedBy(page), errors };
  } finally {
    await context.close();
  }
}

function refusedBy(page: Page): Promise<string[]> {
  return page.evaluate(() => [...new Set(window.benchmarkViolations)]);
}

async function refuseOtherHosts(context: BrowserContext): Promise<ReadonlySet<string>> {
  const hosts = new Set<string>();
  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => {
      hosts.add(new URL(route.request().url()).hostname);
      return route.abort();
    },
  );
  return hosts;
}

async function costOf(page: Page, { address, throttle, sent }: VisitOptions): Promise<Cost> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.benchmarkUsableMs, undefined, { timeout: READY_MS });
  const sentUntilUsable = sent();
  const usableMs = await page.evaluate(() => window.benchmarkUsableMs ?? Number.NaN);
  const scriptMs = 1000 * (await performanceMetric(devtools, 'ScriptDuration'));
  await wait(1500 * throttle);
  const tasks = await page.evaluate(() => window.benchmarkLongTasks ?? []);
  await devtools.send('HeapProfiler.collectGarbage');
  return {
    sent: sentUntilUsable,
    usableMs,
    scriptMs,
    longTasks: tasks.length,
    longestTaskMs: Math.max(0, ...tasks),
    heapMb: (await performanceMetric(devtools, 'JSHeapUsedSize')) / 1e6,
    nodes: await performanceMetric(devtools, 'Nodes'),
  };
}

async function performanceMetric(devtools: CDPSession, name: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

declare global {
  interface Window {
    benchmarkUsableMs?: number;
    benchmarkLongTasks?: number[];
    benchmarkViolations?: string[];
  }
}

/** Runs in the page before its own scripts. */
function prepareVisit(token: string): void {
  if (token) {
    const configure = (spotreel: { configure(settings: object): void }) =>
      spotreel.configure({ getAccessToken: () => token });
    (window as unknown as { spotreel: unknown }).spotreel = [configure];
  }
  const tasks: number[] = [];
  const violations: string[] = [];
  window.benchmarkLongTasks = tasks;
  window.benchmarkViolations = violations;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  });
  observer.observe({ type: 'longtask', buffered: true });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const place = blockedURI.startsWith('http') ? new URL(blockedURI).hostname : blockedURI;
    violations.push(`${effectiveDirective} ${place}`);
  });
}

/** The page's own clock, in the first frame in which it can be used. */
function watchReady(ready: () => unknown): void {
  const look = () => {
    if (ready()) window.benchmarkUsableMs = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}
