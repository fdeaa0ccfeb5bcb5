/**
 * Frames a second of one film at 1080p. The browser exports it, @remotion/web-renderer does in the same browser, and the
 * server's engine on the same machine, in turn. Bit rates are equal. `npm run bench:export [-- --recipe slug --rounds 3]`.
 * Needs `npm run build`. The first run installs the peer with npm; its license is its own: see benchmarks/README.md.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { buildFfmpegProgram } from '../../build/ffmpeg-program.mjs';
import type { Composition } from '../../sdk/scene/composition';
import { createRenderEngine } from '../../server/render/engine/engine';
import { findFfmpeg } from '../../server/render/engine/ffmpeg/find';
import { BROWSER_ARGS, browserPath } from '../../tests/browser.mjs';
import type { BrowserExport } from './page';
import { bundleOf, peerScript } from './peer/bundle';
import { plainFilm } from './plain-film';
import { openSite } from './site';

const argument = (name: string) => process.argv.find((_, index, all) => all[index - 1] === `--${name}`);
const rounds = Number(argument('rounds') ?? 3);
const recipes = argument('recipe')?.split(',') ?? ['product-launch', 'food-and-drink'];
const BITS_PER_SECOND = 8_000_000;
/** 10 s. */
const MOST_FRAMES = 300;

declare global {
  interface Window {
    benchmarkPeer(composition: Composition, bitsPerSecond: number): Promise<BrowserExport>;
  }
}

const scripts = new Map([
  ['/ours', await bundleOf('benchmarks/export/page.ts')],
  ['/peer', await peerScript()],
]);
const pages = new Map(
  [...scripts.keys()].map((name) => [name, `<!doctype html><body></body><script src="${name}.js"></script>`]),
);
const site = await openSite(
  [{ prefix: '/player/', folder: 'dist/player' }],
  pages,
  new Map([...scripts].map(([name, script]) => [`${name}.js`, script])),
);
const executablePath = await browserPath();
const browser = await chromium.launch({ args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) });

type Measure = (composition: Composition) => Promise<BrowserExport>;

function inBrowser(opened: Browser, name: '/ours' | '/peer'): Measure {
  return async (composition) => {
    const page = await opened.newPage();
    // no telemetry
    await page.route(
      ({ hostname }) => hostname !== '127.0.0.1',
      (route) => route.abort(),
    );
    await page.goto(`${site.origin}${name}`);
    const sent = [composition, BITS_PER_SECOND] as const;
    const result =
      name === '/ours'
        ? await page.evaluate(([value, bits]) => window.benchmarkExport(value, bits), sent)
        : await page.evaluate(([value, bits]) => window.benchmarkPeer(value, bits), sent);
    await page.close();
    return result;
  };
}

async function onServer(composition: Composition): Promise<BrowserExport> {
  const folder = await mkdtemp(path.join(tmpdir(), 'spotreel-bench-'));
  const { path: ffmpegPath } = await findFfmpeg({ program: await buildFfmpegProgram() });
  const painterEntry = path.resolve('dist/server/painter.js');
  const engine = createRenderEngine({ workDir: folder, painterEntry, ffmpegPath, fetchMedia: async (src) => src });
  const startedAt = performance.now();
  const waiting = [...engine.planSegments(composition)];
  const segmentFiles = waiting.map(({ index }) => path.join(folder, `${index}.mp4`));
  const lane = async () => {
    for (let segment = waiting.shift(); segment; segment = waiting.shift())
      await engine.renderSegment({ composition, segment, outFile: path.join(folder, `${segment.index}.mp4`) });
  };
  await Promise.all(Array.from({ length: engine.processes }, lane));
  await engine.assemble({ composition, segmentFiles, outFile: path.join(folder, 'film.mp4') });
  const seconds = (performance.now() - startedAt) / 1000;
  await rm(folder, { recursive: true, force: true });
  return { seconds, bytes: 0 };
}

const measures: readonly (readonly [string, Measure])[] = [
  ['this device', inBrowser(browser, '/ours')],
  ['@remotion/web-renderer', inBrowser(browser, '/peer')],
  ['server', onServer],
];

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

try {
  for (const recipe of recipes) {
    const composition = await plainFilm(recipe, MOST_FRAMES);
    const results = new Map(measures.map(([name]) => [name, [] as BrowserExport[]]));
    for (let round = 0; round < rounds; round += 1)
      for (const [name, measure] of measures) results.get(name)?.push(await measure(composition));
    console.log(`\n${recipe}, ${composition.durationFrames} frames, load ${loadavg()[0]?.toFixed(1)}`);
    for (const [name, done] of results) {
      const rate = median(done.map(({ seconds }) => composition.durationFrames / seconds));
      const megabytes = median(done.map(({ bytes }) => bytes / 1e6));
      console.log(`${name.padEnd(24)} ${rate.toFixed(1).padStart(6)} frames a second ${megabytes.toFixed(2)} MB`);
    }
  }
} finally {
  await browser.close();
  site.close();
}
