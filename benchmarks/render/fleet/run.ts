/**
 * How much quicker several machines of one core are than one. A lane is what one machine is: it has one painter at a
 * time, on one core (`taskset`). It takes the next segment when it is free; at the end the video is assembled. Run it with
 * `npm run bench:fleet [-- --recipe slug --rounds 3]` on Linux. Runs of one and two lanes alternate, so both meet the same
 * load. For more lanes than there are cores, the schedule is computed of the CPU seconds that each segment took.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import type { Composition } from '../../../sdk/scene/composition';
import { createRenderEngine, type RenderEngine } from '../../../server/render/engine/engine';
import { findFfmpeg } from '../../../server/render/engine/ffmpeg/find';
import { recipeComposition } from '../../../tests/golden/recipe-composition';
import { childCpuSeconds } from '../usage';

const argument = (name: string) => process.argv.find((_, index, all) => all[index - 1] === `--${name}`);
const slug = argument('recipe') ?? 'product-launch';
const rounds = Number(argument('rounds') ?? 3);
/** A shorter recipe's scenes come again and again until the video is so long. */
const LEAST_FRAMES = 800;

interface Run {
  readonly wallSeconds: number;
  /** CPU time of each segment, in order. Measured in one lane, where segments do not overlap. */
  readonly segmentCpuSeconds: readonly number[];
  readonly assemblySeconds: number;
}

async function timed(act: () => Promise<void>): Promise<{ wallSeconds: number; cpuSeconds: number }> {
  const cpu = childCpuSeconds();
  const start = performance.now();
  await act();
  return { wallSeconds: (performance.now() - start) / 1000, cpuSeconds: childCpuSeconds() - cpu };
}

function engineOn(core: number, folder: string, painterEntry: string, ffmpegPath: string): RenderEngine {
  return createRenderEngine({
    workDir: folder,
    painterEntry,
    ffmpegPath,
    fetchMedia: async (src) => path.resolve('library/media', src),
    processes: availableParallelism(),
    onPainterStart: ({ processId }) => execFileSync('taskset', ['-cp', String(core), String(processId)]),
  });
}

async function render(engines: readonly RenderEngine[], composition: Composition, folder: string): Promise<Run> {
  const [first] = engines;
  if (!first) throw new Error('There is no lane');
  const segments = first.planSegments(composition);
  const fileOf = (index: number) => path.join(folder, `segment-${index}.mp4`);
  const segmentCpuSeconds: number[] = [];
  let assemblySeconds = 0;
  const whole = await timed(async () => {
    const waiting = [...segments];
    const lane = async (engine: RenderEngine) => {
      for (let segment = waiting.shift(); segment; segment = waiting.shift()) {
        const outFile = fileOf(segment.index);
        const options = { composition, segment, outFile };
        segmentCpuSeconds[segment.index] = (await timed(() => engine.renderSegment(options))).cpuSeconds;
      }
    };
    await Promise.all(engines.map(lane));
    const segmentFiles = segments.map(({ index }) => fileOf(index));
    const outFile = path.join(folder, 'video.mp4');
    assemblySeconds = (await timed(() => first.assemble({ composition, segmentFiles, outFile }))).cpuSeconds;
  });
  return { wallSeconds: whole.wallSeconds, segmentCpuSeconds, assemblySeconds };
}

/** How long so many lanes take, each of which begins the next segment when it is free. */
function scheduled({ segmentCpuSeconds, assemblySeconds }: Run, lanes: number): number {
  const free = Array.from({ length: lanes }, () => 0);
  for (const seconds of segmentCpuSeconds) {
    const next = free.indexOf(Math.min(...free));
    free[next] = (free[next] ?? 0) + seconds;
  }
  return Math.max(...free) + assemblySeconds;
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
  const one = median(ones.map(({ wallSeconds }) => wallSeconds));
  const two = median(twos.map(({ wallSeconds }) => wallSeconds));
  const ratios = ones.map(({ wallSeconds }, round) => wallSeconds / (2 * (twos[round]?.wallSeconds ?? Infinity)));
  const [alone] = ones;
  if (!alone) return;
  const { segmentCpuSeconds, assemblySeconds } = alone;
  console.log(
    `${slug}, ${composition.durationFrames} frames in ${segmentCpuSeconds.length} segments, load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(
    `one lane ${one.toFixed(1)} s, two lanes ${two.toFixed(1)} s; efficiency ${median(ratios).toFixed(2)} (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})`,
  );
  console.log(
    `assembly ${assemblySeconds.toFixed(1)} CPU s, longest segment ${Math.max(...segmentCpuSeconds).toFixed(1)} CPU s`,
  );
  const total = scheduled(alone, 1);
  const efficiencies = [2, 4, 8].map((lanes) => `${lanes}: ${(total / (lanes * scheduled(alone, lanes))).toFixed(2)}`);
  console.log(`efficiency of the schedule by lanes: ${efficiencies.join(', ')}`);
}

const folder = await mkdtemp(path.join(tmpdir(), 'spotreel-bench-'));
const scripts = await mkdtemp(path.resolve('node_modules/.bench-'));
try {
  const painterEntry = path.join(scripts, 'painter.mjs');
  const format = { bundle: true, platform: 'node', format: 'esm', packages: 'external' } as const;
  await build({ entryPoints: ['server/render/engine/painter/main.ts'], outfile: painterEntry, ...format });
  const { path: ffmpegPath } = await findFfmpeg();
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
