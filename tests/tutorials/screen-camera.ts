/** Takes screenshots for the tutorials, and writes down where on each is what it points out. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type Area, type FilmScreen, SCREEN, SCREEN_PIXELS } from '../../library/tutorial-films/film';

const FOLDER = 'library/tutorial-films/screens';
const LIST = path.join(FOLDER, 'screens.json');

/**
 * Takes a screenshot as `<name>.webp`. `alt`: what the picture shows, for people who do not see it. `spot`: what the tutorial
 * points out. `view`: what has to be in view around it; several parts count as one. Default: the spot.
 */
export async function takeScreen(
  page: Page,
  name: string,
  alt: string,
  spot: Locator,
  view: readonly Locator[] = [],
): Promise<void> {
  await settle(page);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const shown = { spot: await around([spot]), ...(view.length > 0 && { view: await around([spot, ...view]) }) };
  await sharp(picture)
    .resize(SCREEN.width * SCREEN_PIXELS, SCREEN.height * SCREEN_PIXELS)
    .webp({ quality: 82, effort: 6 })
    .toFile(path.join(FOLDER, `${name}.webp`));
  list({ name, alt, ...shown });
}

/** Pictures have arrived, stills of new videos too, and nothing moves. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await expect.poll(() => page.evaluate(hasPictures), { timeout: 60_000 }).toBe(true);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(900);
}

/** Runs in the page: each still in view is painted. */
function hasPictures(): boolean {
  return [...document.querySelectorAll('main .sr-thumbnail')].every((still) => {
    const { top, bottom } = still.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight;
    return !isInView || Boolean(still.querySelector('img')?.naturalWidth);
  });
}

async function around(parts: readonly Locator[]): Promise<Area> {
  const areas = (await Promise.all(parts.map((part) => part.boundingBox()))).flatMap((area) => area ?? []);
  const x = Math.max(0, Math.min(...areas.map((area) => area.x)));
  const y = Math.max(0, Math.min(...areas.map((area) => area.y)));
  const right = Math.min(SCREEN.width, Math.max(...areas.map((area) => area.x + area.width)));
  const bottom = Math.min(SCREEN.height, Math.max(...areas.map((area) => area.y + area.height)));
  const [left, top, width, height] = [x, y, right - x, bottom - y].map(Math.round) as [number, number, number, number];
  return { x: left, y: top, width, height };
}

/** Other screens of the list stay. */
function list(screen: FilmScreen): void {
  const known = existsSync(LIST) ? (JSON.parse(readFileSync(LIST, 'utf8')) as FilmScreen[]) : [];
  const all = [...known.filter(({ name }) => name !== screen.name), screen];
  const sorted = all.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  writeFileSync(LIST, `${JSON.stringify(sorted, undefined, 2)}\n`);
}
