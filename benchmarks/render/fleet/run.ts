/**
 * How much quicker several machines of one core are than one. A lane is what one machine is: it has one painter at a
 * time, on one core (`taskset`). It takes the next segment when it is free; at the end the video is assembled. Run it with
 * `npm run bench:fleet [-- --recipe slug --rounds 3]` on Linux. Runs of one and two lanes alternate, so both meet the same
 * load. For more lanes than there are cores, and for several videos, the schedule is reckoned of the seconds that each segment took.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { buildFfmpegProgram } from '../../../build/ffmpeg-program.mjs';
import { buildProgram } from '../../../build/program.mjs';
import type { Composition } from '../../../sdk/scene/composition';
import { createRenderEngine, type RenderEngine } from '../../../server/render/engine/engine';
import { findFfmpeg } from '../../../server/render/engine/ffmpeg/find';
import { recipeComposition } from '../../../tests/golden/recipe-composition';
import { efficiencyOf, type VideoSeconds } from './schedule';

const argument = (name: string) => process.argv.find((_, index, all) => all[index - 1] === `--${name}`);
const slug = argument('recipe') ?? 'product-launch';
const rounds = Number(argument('rounds') ?? 3);
/** A shorter recipe's scenes come again and again until the video is so long. */
const LEAST_FRAMES = 800;

interface Run extends VideoSeconds {
  readonly whole: number;
}

async function secondsOf(act: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await act();
  return (performance.now() - start) / 1000;
}

function engineOn(core: number, folder: string, painterEntry: string, ffmpegPath: string): RenderEngine {
  return createRenderEngine({
    workDir: folder,
    painterEntry,
    ffmpegPath,
    fetchMedia: async (src) => path.resolve('library/media', src),
    processes: availableParallelism(),
    onPainterStart: ({ processId }) => execFileSync('taskset', ['-acp', String(core), String(processId)]),
  });
}

async function render(engines: readonly RenderEngine[], composition: Composition, folder: string): Promise<Run> {
  const [first] = engines;
  if (!first) throw new Error('There is no lane');
  const plan = first.planSegments(composition);
  const segmentFiles = plan.map(({ index }) => path.join(folder, `segment-${index}.mp4`));
  const segments: number[] = [];
  let assembly = 0;
  const whole = await secondsOf(async () => {
    const waiting = [...plan];
    const lane = async (engine: RenderEngine) => {
      for (let segment = waiting.shift(); segment; segment = waiting.shift()) {
        const options = { composition, segment, outFile: segmentFiles[segment.index]! };
        segments[segment.index] = await secondsOf(() => engine.renderSegment(options));
      }
    };
    await Promise.all(engines.map(lane));
    const outFile = path.join(folder, 'video.mp4');
    assembly = await secondsOf(() => first.assemble({ composition, segmentFiles, outFile }));
  });
  return { whole, segments, assembly };
}

function repeated(recipe: Composition): Composition {
  const times = Math.ceil(LEAST_FRAMES / recipe.durationFrames);
  const scenes = Array.from({ length: times }, (_, time) =>
    recipe.scenes.map((scene) => ({ ...scene, startFrame: scene.startFrame + time * recipe.durationFrames })),
  ).flat();
  return { ...recipe, scenes, durationFrames: times * recipe.durationFrames };
}

function report(composition: Composition, ones: readonly Run[], twos: readonly Run[]): void {
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const one = median(ones.map(({ whole }) => whole));
  const two = median(twos.map(({ whole }) => whole));
  const ratios = ones.map(({ whole }, round) => whole / (2 * (twos[round]?.whole ?? Infinity)));
  const alone = ones.toSorted((a, b) => a.whole - b.whole)[0];
  if (!alone) return;
  const { segments, assembly } = alone;
  console.log(
    `${slug}, ${composition.durationFrames} frames in ${segments.length} segments, load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(
    `one lane ${one.toFixed(1)} s, two lanes ${two.toFixed(1)} s; efficiency ${median(ratios).toFixed(2)} (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})`,
  );
  console.log(`assembly ${assembly.toFixed(1)} s, longest segment ${Math.max(...segments).toFixed(1)} s`);
  for (const videos of [1, 2, 4, 8]) {
    const efficiencies = [2, 4, 8].map((lanes) => `${lanes} ${efficiencyOf(alone, lanes, videos).toFixed(2)}`);
    console.log(`schedule of ${videos} such videos, efficiency by lanes: ${efficiencies.join(', ')}`);
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'spotreel-bench-'));
const scripts = await mkdtemp(path.resolve('node_modules/.bench-'));
try {
  const painterEntry = path.join(scripts, 'painter.mjs');
  await buildProgram({ entryPoints: ['server/render/engine/painter/main.ts'], outfile: painterEntry });
  const { path: ffmpegPath } = await findFfmpeg({ program: await buildFfmpegProgram() });
  const composition = repeated(await recipeComposition(slug));
  const engines = [0, 1].map((core) => engineOn(core, folder, painterEntry, ffmpegPath));
  const ones: Run[] = [];
  const twos: Run[] = [];
  for (let round = 0; round < rounds; round++) {
    ones.push(await render(engines.slice(0, 1), composition, folder));
    twos.push(await render(engines, composition, folder));
  }
  report(composition, ones, twos);
} finally {
  await rm(folder, { recursive: true, force: true });
  await rm(scripts, { recursive: true, force: true });
}
