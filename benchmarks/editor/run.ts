/**
 * The editor with 30 scenes and 300 fields in a real Chromium at 4x CPU throttle. Run it with
 * `npm run bench:editor [-- --throttle 1 --samples 40 --only typing,scrubbing,playing --profile folder]`. At the end it
 * measures the same on a page of one box: the time of the machine itself. Targets: a keystroke shows in the preview
 * within 50 ms at the 95th percentile. Scrubbing paints within 32 ms, and the project opens in under 1 s.
 * `npm run bench:editor-model` measures an edit without a screen. Needs `npm run build`.
 */
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { BROWSER_ARGS, browserPath } from '../../tests/browser.mjs';
import { openBarePage } from './bare-page';
import { EMAIL, type LocalServer, PASSWORD, startLocalServer } from './local-server';
import { createLongProject, type LongProject, SCENES } from './long-project';
import { probePaint } from './paint-probe';
import { measurePlaying } from './playing';
import { probeWorkers } from './worker-probe';

const OPENINGS = 7;
/** Milliseconds until an unthrottled page has built its scenes: as long as people look at what they have opened. */
const LOOK_MS = 4000;
/** The player's room, and what it draws there. */
const PICTURE = ['.sr-stage__picture > *', 'canvas:not([style*="hidden"])'];

const argument = (name: string) => process.argv.find((_, index, all) => all[index - 1] === `--${name}`);
const throttle = Number(argument('throttle') ?? 4);
const profiles = argument('profile');
/** Keystrokes, and steps of the scrubbing. */
const samples = Number(argument('samples') ?? 120);
const parts = argument('only')?.split(',');
const isWanted = (part: 'opening' | 'typing' | 'scrubbing' | 'playing') => parts?.includes(part) ?? true;

const server = await startLocalServer();
try {
  const project = await createLongProject(server.address);
  console.log(
    `${SCENES} scenes, ${project.fields} fields, CPU throttle ${throttle}x, load ${loadavg()[0]?.toFixed(1)}\n` +
      'milliseconds                median    95 %     max   count',
  );
  await measurePage(server, project);
} finally {
  await server.stop();
}

async function measurePage({ address }: LocalServer, project: LongProject): Promise<void> {
  const executablePath = await browserPath();
  const browser = await chromium.launch({ args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) });
  const editor = `${address}/project/${project.id}`;
  try {
    if (isWanted('opening')) {
      const { page, devtools } = await openPage(await newContext(browser), address, editor);
      await measureOpening(page, devtools, editor);
      await page.context().close();
    }
    // in a context of its own: a probe that reads the worker's file keeps the browser from its cache
    const context = await newContext(browser);
    await probeWorkers(context);
    const { page } = await openPage(context, address, editor);
    await page.waitForLoadState('networkidle');
    if (isWanted('typing')) await profiled(page, 'typing', () => measureTyping(page));
    if (isWanted('scrubbing')) {
      await measureScrubbing(page, 'scrubbing at once');
      await page.reload();
      await wait(LOOK_MS * throttle);
      await profiled(page, 'scrubbing', () => measureScrubbing(page, 'scrubbing'));
    }
    if (isWanted('playing')) await measurePlaying(page);
    await openBarePage(page);
    if (isWanted('typing')) await measureTyping(page, 'a key on a bare page');
    if (isWanted('scrubbing')) await measureScrubbing(page, 'a step on a bare page');
  } finally {
    await browser.close();
  }
}

function newContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1440, height: 900 } });
}

/** Signed in, slowed down, and with the editor open. */
async function openPage(
  context: BrowserContext,
  address: string,
  editor: string,
): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage();
  await signIn(page, address);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await open(page, editor);
  return { page, devtools };
}

/** With `--profile folder`, what the page did is left there for the browser's performance panel. */
async function profiled(page: Page, name: string, act: () => Promise<void>): Promise<void> {
  const browser = page.context().browser();
  if (!profiles || !browser) return act();
  const categories = ['devtools.timeline', 'blink.user_timing', 'disabled-by-default-v8.cpu_profiler'];
  await browser.startTracing(page, { path: path.join(profiles, `${name}.json`), categories });
  await act();
  await browser.stopTracing();
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/account/my-videos`);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'Thirty scenes' }).first().waitFor();
}

async function open(page: Page, project: string): Promise<void> {
  await page.goto(project);
  await page.locator('.sr-stage__picture canvas').filter({ visible: true }).first().waitFor();
}

/** Warm cache. Ready: the form can be typed into; seen: the preview shows the first scene. */
async function measureOpening(page: Page, devtools: CDPSession, project: string): Promise<void> {
  const ready: number[] = [];
  const seen: number[] = [];
  const clicked: number[] = [];
  for (let count = 0; count < OPENINGS; count += 1) {
    await page.goto(project, { waitUntil: 'commit' });
    ready.push(await sinceNavigation(page, ['.sr-panels textarea, .sr-panels input']));
    seen.push(await sinceNavigation(page, PICTURE));
    await page.waitForLoadState('networkidle');
    clicked.push(await timeFromList(page));
  }
  print('opens cold: form', ready);
  print('opens cold: preview', seen);
  print('opens from My videos', clicked);
  await devtools.send('HeapProfiler.collectGarbage');
}

/** As a person does it, from the click to the first picture. */
async function timeFromList(page: Page): Promise<number> {
  await page.evaluate(() => {
    history.pushState(null, '', '/account/my-videos');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const link = page.getByRole('link', { name: 'Thirty scenes' }).first();
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    addEventListener('click', ({ timeStamp }) => performance.mark('clicked', { startTime: timeStamp }), {
      capture: true,
      once: true,
    });
  });
  await link.click();
  const shown = await sinceNavigation(page, PICTURE);
  return shown - (await page.evaluate(() => performance.getEntriesByName('clicked').at(-1)?.startTime ?? 0));
}

/** The page's own clock, read in the frame that first has the element, or an element in its shadow root. */
async function sinceNavigation(page: Page, selector: readonly string[]): Promise<number> {
  const at = await page.waitForFunction(
    (path) => {
      const [outer, inner] = path;
      const room = document.querySelector(outer ?? '');
      return (inner ? room?.shadowRoot?.querySelector(inner) : room) && performance.now();
    },
    selector,
    { polling: 'raf' },
  );
  return Number(await at.jsonValue());
}

async function measureTyping(page: Page, name = 'keystroke to preview'): Promise<void> {
  const times: (number | null)[] = [];
  const probe = await probePaint(page, 'keydown');
  const field = page.getByRole('tabpanel').getByRole('textbox').first();
  await field.fill('');
  await wait(500);
  for (let count = 0; count < samples; count += 1) {
    // a text that grows without end would leave its box: words of twelve letters, taken back again
    const key = count % 24 < 12 ? 'abcdefghijkl'.charAt(count % 12) : 'Backspace';
    times.push(await probe.time(() => page.keyboard.press(key)));
    await wait(80 + (count % 7) * 20);
  }
  print(name, seenOf(times));
}

/** At once: most scenes are not built yet, and stills replace them, which stay the same for a few steps. */
async function measureScrubbing(page: Page, name: string): Promise<void> {
  const times: (number | null)[] = [];
  const probe = await probePaint(page, 'pointermove', 250);
  const timeline = page.locator('.sr-timeline__range').first();
  const box = await timeline.boundingBox();
  if (!box) throw new Error('The timeline is not on show.');
  const y = box.y + box.height / 2;
  const x = (count: number) => box.x + box.width * (0.05 + (0.9 * count) / samples);
  await page.mouse.move(x(0), y);
  await page.mouse.down();
  for (let count = 1; count <= samples; count += 1) {
    times.push(await probe.time(() => page.mouse.move(x(count), y)));
    await wait(16 + (count % 8) * 2); // at any time of the display's
  }
  await page.mouse.up();
  print(name, seenOf(times));
}

function seenOf(times: readonly (number | null)[]): number[] {
  const seen = times.filter((time) => time !== null);
  if (seen.length < times.length) console.log(`(${times.length - seen.length} changed nothing on the picture)`);
  return seen;
}

function print(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  const cells = [at(0.5), at(0.95), at(1)].map((time) => time.toFixed(time < 10 ? 3 : 0).padStart(8));
  console.log(`${name.padEnd(24)}${cells.join('')}${String(sorted.length).padStart(8)}`);
}
