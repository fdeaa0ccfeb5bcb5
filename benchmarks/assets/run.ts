/**
 * A search of the assets library that finds 10,000 files, in a real Chromium at 4x CPU throttle:
 * `npm run bench:assets [-- --throttle 1 --count 10000 --rounds 3 --trace file.json]`. To reach: no frame over 32 ms while it is
 * scrolled. Beside it a page of as many plain boxes is scrolled in turn, which says what of it is the machine's. Needs `npm run build`.
 */
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type CDPSession, chromium, type Page } from 'playwright';
import type { Database } from '../../server/platform/data/database';
import { BROWSER_ARGS, browserPath } from '../../tests/browser.mjs';
import { EMAIL, PASSWORD, startLocalServer } from '../editor/local-server';
import { openPlainBoxes } from '../grid/plain-boxes';
import { mainThreadTasks, scrolledFrames } from '../grid/scrolling';
import { showFrames, showTasks } from '../grid/statistics';

const argument = (name: string) => process.argv.find((_, index, all) => all[index - 1] === `--${name}`);
const throttle = Number(argument('throttle') ?? 4);
const count = Number(argument('count') ?? 10_000);
const rounds = Number(argument('rounds') ?? 3);

const server = await startLocalServer((db) => seedFiles(db));
const executablePath = await browserPath();
const browser = await chromium.launch({ args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) });
try {
  console.log(`${count} files, CPU throttle ${throttle}x, load ${loadavg()[0]?.toFixed(1)}`);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await measureScrolling(page, devtools);
} finally {
  await browser.close();
  await server.stop();
}

/** Files of the demo account, with the pictures of the library: what does not load costs nothing to paint. */
async function seedFiles(db: Database): Promise<void> {
  await db.execute(sql`
    with pictures as (
      select *, row_number() over (order by id) - 1 as place, count(*) over () as total
      from media where source_type = 'library' and type = 'image'
    )
    insert into media (tenant_id, owner_id, name, type, mime_type, file_key, preview_key, size_bytes, width_px, height_px, source_type)
    select person.tenant_id, person.id, 'Holiday ' || number || '.jpg', 'image', mime_type, file_key, preview_key, 1000, width_px, height_px, 'upload'
    from generate_series(1, ${count}) as number
    join pictures on pictures.place = number % pictures.total
    cross join (select id, tenant_id from app_user order by id limit 1) as person
    order by number`);
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${server.address}/account/my-videos`);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'My videos' }).waitFor();
}

/** Both pages in turn, so that a busy minute of the machine meets both; frames without a trace, which costs time itself. */
async function measureScrolling(page: Page, devtools: CDPSession): Promise<void> {
  const plain: number[] = [];
  const files: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await openPlainBoxes(page, count);
    plain.push(...(await scrolledFrames(page)));
    await searchFiles(page);
    files.push(...(await scrolledFrames(page)));
  }
  console.log(`frames while plain boxes are scrolled: ${showFrames(plain)}`);
  console.log(`frames while the files are scrolled: ${showFrames(files)}`);
  await openPlainBoxes(page, count);
  console.log(`main thread, plain boxes: ${showTasks(await mainThreadTasks(page, devtools))}`);
  await searchFiles(page);
  console.log(`main thread, files: ${showTasks(await mainThreadTasks(page, devtools, argument('trace')))}`);
}

async function searchFiles(page: Page): Promise<void> {
  await page.goto(`${server.address}/account/assets/intro`);
  await page.getByRole('searchbox', { name: 'Search all files' }).fill('holiday');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Show Holiday ${count}.jpg` }).waitFor();
  await wait(1000);
}
