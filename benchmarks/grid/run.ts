/**
 * The library with 5,000 templates in a real Chromium at 4x CPU throttle: `npm run bench:grid [-- --throttle 1 --count 5000 --rounds 3 --trace file.json]`.
 * To reach: the first cards within 1 s, and no frame over 32 ms while it is scrolled. Beside it a page of as many plain boxes
 * is scrolled in turn, which says what of it is the machine's. Needs `npm run build`.
 */
import { readdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type CDPSession, chromium, type Page } from 'playwright';
import { type Database, rowsOf } from '../../server/platform/data/database';
import { BROWSER_ARGS, browserPath } from '../../tests/browser.mjs';
import { EMAIL, PASSWORD, startLocalServer } from '../editor/local-server';
import { seedSynthetic } from '../server/synthetic-library';
import { openPlainBoxes } from './plain-boxes';
import { mainThreadTasks, scrolledFrames } from './scrolling';
import { quantile, showFrames, showTasks } from './statistics';

const OPENINGS = 7;

const argument = (name: string) => process.argv.find((_, index, all) => all[index - 1] === `--${name}`);
const throttle = Number(argument('throttle') ?? 4);
const count = Number(argument('count') ?? 5000);
const rounds = Number(argument('rounds') ?? 3);

const server = await startLocalServer(async (db) => {
  const [tenant] = await rowsOf<{ id: number }>(db, sql`select id::int as id from tenant limit 1`);
  // the benchmark of the server puts four templates into a group; the grid shows groups
  await seedSynthetic(db, tenant?.id ?? 1, count * 4);
  await showRealPictures(db);
});
const executablePath = await browserPath();
const browser = await chromium.launch({ args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) });
try {
  console.log(`${count} groups of templates, CPU throttle ${throttle}x, load ${loadavg()[0]?.toFixed(1)}`);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page);
  const devtools = await page.context().newCDPSession(page);
  await measureOpening(page, devtools);
  await measureScrolling(page, devtools);
} finally {
  await browser.close();
  await server.stop();
}

/** Pictures that are there, different ones beside each other: what does not load costs nothing to paint. */
async function showRealPictures(db: Database): Promise<void> {
  const posters = readdirSync('dist/library/posters');
  for (const ratio of ['landscape', 'portrait', 'square']) {
    const files = posters.filter((file) => file.includes(`-${ratio}-`)).map((file) => `library/posters/${file}`);
    const list = sql`array[${sql.join(
      files.map((file) => sql`${file}`),
      sql`, `,
    )}]::text[]`;
    await db.execute(sql`
      update template set pictures = jsonb_set(pictures, array[${ratio}::text, 'poster'],
        to_jsonb((${list})[1 + group_id * 7 % ${files.length}]))
      where id >= 20000000`);
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${server.address}/account/my-videos`);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'My videos' }).waitFor();
}

/** Warm cache, the page's own clock, read in the frame that first has a card. */
async function measureOpening(page: Page, devtools: CDPSession): Promise<void> {
  const times: number[] = [];
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  for (let opening = 0; opening <= OPENINGS; opening += 1) {
    await page.goto(`${server.address}/grid?tab=animations`, { waitUntil: 'commit' });
    const first = await page.waitForFunction(
      () => document.querySelector('.sr-template-card') && performance.now(),
      undefined,
      { polling: 'raf' },
    );
    if (opening > 0) times.push(Number(await first.jsonValue()));
    await wait(1000);
  }
  const sorted = times.toSorted((a, b) => a - b);
  console.log(
    `first cards: ${quantile(sorted, 0.5).toFixed(0)} ms median, ${quantile(sorted, 1).toFixed(0)} ms at most`,
  );
}

/** Both pages in turn, so that a busy minute of the machine meets both; frames without a trace, which costs time itself. */
async function measureScrolling(page: Page, devtools: CDPSession): Promise<void> {
  const plain: number[] = [];
  const cards: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await openPlainBoxes(page, count);
    plain.push(...(await scrolledFrames(page)));
    await openGrid(page);
    cards.push(...(await scrolledFrames(page)));
  }
  console.log(`frames while plain boxes are scrolled: ${showFrames(plain)}`);
  console.log(`frames while the grid is scrolled: ${showFrames(cards)}`);
  await openPlainBoxes(page, count);
  console.log(`main thread, plain boxes: ${showTasks(await mainThreadTasks(page, devtools))}`);
  await openGrid(page);
  console.log(`main thread, grid: ${showTasks(await mainThreadTasks(page, devtools, argument('trace')))}`);
}

async function openGrid(page: Page): Promise<void> {
  await page.goto(`${server.address}/grid?tab=animations`);
  await page.locator('.sr-virtual .sr-template-card').first().waitFor();
  await wait(1000);
}
