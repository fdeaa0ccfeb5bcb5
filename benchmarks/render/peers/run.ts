/**
 * The same film rendered by Spotreel, HyperFrames, Remotion's renderer and Remotion's web renderer, in turn. Run it with
 * `npm run bench:render-peers [-- --recipe slug,slug --rounds 3 --only spotreel,hyperframes --frames 300]`. All files are
 * compared with the frames of our painter. The first run installs the peers with npm; they have licenses of their own
 * (README.md). Needs chromium-headless-shell, or another headless shell of Chromium in PEERS_BROWSER.
 */
import { rm, stat } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { buildFfmpegProgram } from '../../../build/ffmpeg-program.mjs';
import { buildProgram } from '../../../build/program.mjs';
import type { Composition } from '../../../sdk/scene/composition';
import { findFfmpeg } from '../../../server/render/engine/ffmpeg/find';
import { plainFilm } from '../../export/plain-film';
import { prepareContenders } from './contenders';
import { installPeers, PEERS_FOLDER } from './install';
import type { Measured } from './measured';
import { ownFramesInput, paintOwnFrames } from './own-frames';
import { similarityOf } from './similarity';

const argument = (name: string) => process.argv.find((_, index, all) => all[index - 1] === `--${name}`);
const rounds = Number(argument('rounds') ?? 3);
const recipes = argument('recipe')?.split(',') ?? ['product-launch', 'food-and-drink'];
const only = argument('only')?.split(',') ?? [];
const mostFrames = Number(argument('frames') ?? 300);
const browser = process.env.PEERS_BROWSER ?? '/usr/bin/chromium-headless-shell';

interface Outcome {
  readonly measures: Measured[];
  bytes: number;
  similarity: number;
}

const { path: ffmpeg, version } = await findFfmpeg({ program: await buildFfmpegProgram() });
await installPeers();
// in chunks, as in the server's build: a painter loads what its job needs
await buildProgram({
  entryPoints: {
    ours: 'benchmarks/render/peers/ours.ts',
    'in-browser': 'benchmarks/render/peers/in-browser.ts',
    painter: 'server/render/engine/painter/main.ts',
  },
  outdir: 'dist/programs/benchmarks-render-peers',
  outExtension: { '.js': '.mjs' },
  splitting: true,
});
for (const recipe of recipes) await compare(recipe, await plainFilm(recipe, mostFrames));

async function compare(recipe: string, film: Composition): Promise<void> {
  const contenders = await prepareContenders({ film, browser }, only);
  const ownFrames = path.join(PEERS_FOLDER, 'own-frames.yuv');
  await paintOwnFrames(film, ownFrames);
  const frames = ownFramesInput(film, ownFrames);
  const outcomes = new Map(contenders.map(({ name }) => [name, { measures: [], bytes: 0, similarity: 0 } as Outcome]));
  // what has no constant quality gets the bit rate of the first
  let bitsPerSecond = 8_000_000;
  for (let round = 0; round < rounds; round++)
    for (const contender of contenders) {
      const outcome = outcomes.get(contender.name)!;
      const outFile = path.join(PEERS_FOLDER, 'film.mp4');
      await rm(outFile, { force: true });
      outcome.measures.push(await contender.render(outFile, bitsPerSecond));
      outcome.bytes = (await stat(outFile)).size;
      if (contender === contenders[0]) bitsPerSecond = Math.round((outcome.bytes * 8 * film.fps) / film.durationFrames);
      if (round === 0) outcome.similarity = similarityOf(ffmpeg, outFile, frames);
    }
  report(recipe, film, outcomes);
}

function report(recipe: string, film: Composition, outcomes: ReadonlyMap<string, Outcome>): void {
  const { durationFrames } = film;
  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `\n${recipe}, ${durationFrames} frames, ${rounds} rounds, load ${load}, ${version.split(' ', 3).join(' ')}`,
  );
  console.log('| | frames a second, best | CPU ms a frame, least and median | SSIM | MB |\n|---|---|---|---|---|');
  for (const [name, { measures, bytes, similarity }] of outcomes) {
    const rate = Math.max(...measures.map(({ wallSeconds }) => durationFrames / wallSeconds));
    const cpu = measures.map(({ cpuSeconds }) => (cpuSeconds * 1000) / durationFrames).toSorted((a, b) => a - b);
    const spread = `${cpu[0]?.toFixed(1)}, ${cpu[Math.floor(cpu.length / 2)]?.toFixed(1)}`;
    console.log(
      `| ${name} | ${rate.toFixed(1)} | ${spread} | ${similarity.toFixed(4)} | ${(bytes / 1e6).toFixed(2)} |`,
    );
  }
}
