/**
 * Memory that a browser takes for an export, beyond what it has with the page alone. Each recipe is exported with its
 * pictures at 1080p, and its longest scene at 4K. `npm run bench:export-memory [-- --recipe slug,slug]`. Needs `npm run
 * build`, and Linux. Ends with an error where an export takes more than it may.
 */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { recipeSources } from '../../library/recipes';
import type { Composition } from '../../sdk/scene/composition';
import { BROWSER_ARGS, browserPath } from '../../tests/browser.mjs';
import { recipeComposition } from '../../tests/golden/recipe-composition';
import { descendantsOf } from '../render/processes';
import { bundleOf } from './peer/bundle';
import { openSite } from './site';

const argument = (name: string) => process.argv.find((_, index, all) => all[index - 1] === `--${name}`);
const recipes = argument('recipe')?.split(',') ?? recipeSources.map(({ slug }) => slug);
const BITS_PER_SECOND = 8_000_000;
const MEGABYTE = 1e6;
const LOOKS_A_SECOND = 10;

const SIZES = [
  { name: '1080p', width: 1920, height: 1080, mostMegabytes: 800, of: (whole: Composition) => whole },
  { name: '4K', width: 3840, height: 2160, mostMegabytes: 950, of: longestScene },
] as const;

const site = await openSite(
  [
    { prefix: '/player/', folder: 'dist/player' },
    { prefix: '/media/', folder: 'library/media' },
  ],
  new Map([['/', '<!doctype html><body></body><script src="/page.js"></script>']]),
  new Map([['/page.js', await bundleOf('benchmarks/export/page.ts')]]),
);
const executablePath = await browserPath();

/** Its files are those of the site. */
function served(composition: Composition): Composition {
  const files = new Set(recipeMedia(composition));
  const addressed = JSON.stringify(composition, (_key, value) =>
    typeof value === 'string' && files.has(value) ? `${site.origin}/media/${value}` : value,
  );
  return JSON.parse(addressed) as Composition;
}

function recipeMedia(composition: Composition): string[] {
  return composition.scenes.flatMap(({ animation, background }) => [
    ...animation.assets.flatMap(({ p }) => (p ? [p] : [])),
    ...(background.type === 'color' ? [] : [background.media.src]),
  ]);
}

function longestScene(whole: Composition): Composition {
  const [longest] = [...whole.scenes].sort((a, b) => b.durationFrames - a.durationFrames);
  if (!longest) return whole;
  return { ...whole, scenes: [{ ...longest, startFrame: 0 }], durationFrames: longest.durationFrames };
}

/** Bytes of a process, where pages that several share are divided among them. 0 for one that is gone. */
function proportionalBytes(processId: number): number {
  try {
    return Number(/^Pss: +(\d+) kB/m.exec(readFileSync(`/proc/${processId}/smaps_rollup`, 'latin1'))?.[1]) * 1024;
  } catch {
    return 0;
  }
}

/** Megabytes at the most. */
async function measure(composition: Composition): Promise<number> {
  const server = await chromium.launchServer({ args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) });
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    const page = await browser.newPage();
    await page.goto(site.origin);
    const root = server.process().pid ?? 0;
    const used = () => [root, ...descendantsOf(root)].reduce((sum, id) => sum + proportionalBytes(id), 0);
    const before = used();
    let most = before;
    const look = setInterval(() => {
      most = Math.max(most, used());
    }, 1000 / LOOKS_A_SECOND);
    await page.evaluate(([film, bits]) => window.benchmarkExport(film, bits), [composition, BITS_PER_SECOND] as const);
    clearInterval(look);
    return (most - before) / MEGABYTE;
  } finally {
    await browser.close();
    await server.close();
  }
}

try {
  for (const recipe of recipes) {
    const whole = served(await recipeComposition(recipe));
    const found: string[] = [];
    for (const { name, width, height, mostMegabytes, of } of SIZES) {
      const film = { ...of(whole), width, height };
      const megabytes = await measure(film);
      found.push(`${name}, ${film.durationFrames} frames: ${megabytes.toFixed(0).padStart(5)} MB`);
      if (megabytes > mostMegabytes) process.exitCode = 1;
    }
    console.log(`${recipe.padEnd(22)} ${found.join('   ')}`);
  }
} finally {
  site.close();
}
