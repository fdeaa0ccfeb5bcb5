/**
 * 30 s at 1080p30: raster alone, encode alone, the whole. Run it with
 * `npm run bench:render [-- --recipe slug | --composition file.json --media folder --ffmpeg system|package]`. The
 * folder has the composition's files; by default it is the one of the composition. The ideal is what the CPU seconds of
 * raster and encode allow, without other costs or idle cores: `wall = (raster + encode) / cores`. The whole is to reach
 * 65 % of it, in less than 1 GB.
 */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { buildFfmpegProgram } from '../../build/ffmpeg-program.mjs';
import { buildProgram } from '../../build/program.mjs';
import type { Composition } from '../../sdk/scene/composition';
import { createRenderEngine, type RenderEngine } from '../../server/render/engine/engine';
import { ffmpegCommand } from '../../server/render/engine/ffmpeg/command';
import { h264Arguments, rawInputArguments } from '../../server/render/engine/ffmpeg/encoder-settings';
import { type Ffmpeg, findFfmpeg, packagedFfmpeg } from '../../server/render/engine/ffmpeg/find';
import { ALLOCATOR } from '../../server/render/engine/painter-process';
import { slicesOf } from '../../server/render/engine/render-segment';
import { mediaOf } from '../../server/render/engine/scene-media';
import type { Segment } from '../../server/render/engine/segments';
import { recipeComposition } from '../../tests/golden/recipe-composition';
import { watchCpu } from './cpu-watch';
import { watchMemory } from './memory-watch';
import { syntheticComposition } from './synthetic';

const cores = availableParallelism();
const argument = (name: string) => process.argv.find((_, index, all) => all[index - 1] === `--${name}`);

interface Cost {
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
}

async function measure(act: () => Promise<void>): Promise<Cost> {
  const memory = watchMemory();
  const cpu = watchCpu(process.pid);
  const start = performance.now();
  await act();
  const wallSeconds = (performance.now() - start) / 1000;
  return { wallSeconds, cpuSeconds: cpu.cpuSeconds(), peakMegabytes: memory.peakBytes() / 2 ** 20 };
}

/** As many at a time as there are processes, in order. */
async function each(segments: readonly Segment[], act: (segment: Segment) => Promise<void>): Promise<void> {
  const waiting = [...segments];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await act(next);
  };
  await Promise.all(Array.from({ length: cores }, lane));
}

class Bench {
  constructor(
    readonly composition: Composition,
    readonly ffmpeg: Ffmpeg,
    readonly folder: string,
    readonly engine: RenderEngine,
    readonly rasterEntry: string,
    readonly fileOf: (src: string) => string,
  ) {}

  raster = (segment: Segment, rawFile?: string) =>
    new Promise<void>((resolve, reject) => {
      const { composition, folder } = this;
      const slices = slicesOf(composition, segment);
      const files = mediaOf(slices.map(({ scene }) => scene)).map((src) => [src, this.fileOf(src)]);
      const child = fork(this.rasterEntry, [], {
        serialization: 'advanced',
        env: { PATH: process.env.PATH, ...ALLOCATOR },
      });
      child.send({ ffmpegPath: this.ffmpeg.path, folder, size: composition, slices, files, rawFile });
      child.once('close', (code) => (code === 0 ? resolve() : reject(new Error('raster failed'))));
    });

  get stream() {
    return { size: this.composition, quality: 'standard', frameRate: 30 } as const;
  }

  /** Encodes from a raw file, so that the encoder never waits for a painter. */
  async encode(rawFile: string): Promise<void> {
    const input = rawInputArguments(this.stream).map((part) => (part === 'pipe:0' ? rawFile : part));
    const args = ['-v', 'error', '-y', ...input, ...h264Arguments(this.stream, 1), `${rawFile}.mp4`];
    const [command, ...script] = ffmpegCommand(this.ffmpeg.path);
    await once(spawn(command, [...script, ...args], { stdio: ['ignore', 'ignore', 'inherit'] }), 'close');
  }

  async whole(segments: readonly Segment[]): Promise<void> {
    const { composition, engine, folder } = this;
    const segmentFile = (index: number) => path.join(folder, `segment-${index}.mp4`);
    await each(segments, (segment) =>
      engine.renderSegment({ composition, segment, outFile: segmentFile(segment.index) }),
    );
    const segmentFiles = segments.map(({ index }) => segmentFile(index));
    await engine.assemble({ composition, segmentFiles, outFile: path.join(folder, 'video.mp4') });
  }

  async run(): Promise<void> {
    const segments = this.engine.planSegments(this.composition);
    const raster = await measure(() => each(segments, (segment) => this.raster(segment)));
    const encodes: Cost[] = [];
    for (const segment of segments) {
      const rawFile = path.join(this.folder, 'frames.raw');
      await this.raster(segment, rawFile);
      encodes.push(await measure(() => this.encode(rawFile)));
      await rm(rawFile);
    }
    const encode = encodes.reduce((sum, one) => ({
      wallSeconds: sum.wallSeconds + one.wallSeconds,
      cpuSeconds: sum.cpuSeconds + one.cpuSeconds,
      peakMegabytes: Math.max(sum.peakMegabytes, one.peakMegabytes),
    }));
    this.report(raster, encode, await measure(() => this.whole(segments)));
  }

  report(raster: Cost, encode: Cost, whole: Cost): void {
    const frames = this.composition.durationFrames;
    const ideal = (raster.cpuSeconds + encode.cpuSeconds) / cores;
    const line = (name: string, { wallSeconds, cpuSeconds, peakMegabytes }: Cost) =>
      `${name.padEnd(13)} ${(frames / wallSeconds).toFixed(1).padStart(6)} fps ${cpuSeconds.toFixed(1).padStart(6)} CPU s ${peakMegabytes.toFixed(0).padStart(5)} MB`;
    const percent = (value: number) => `${(value * 100).toFixed(0)} %`;
    console.log(
      `\n${this.ffmpeg.version} (${this.ffmpeg.origin}), ${frames} frames, ${cores} cores, load ${loadavg()[0]!.toFixed(1)}`,
    );
    console.log(line('raster alone', raster));
    console.log(line('encode alone', encode));
    console.log(line('whole', whole));
    console.log(
      `ideal ${(frames / ideal).toFixed(1)} fps; the whole reaches ${percent(ideal / whole.wallSeconds)} of it`,
    );
    console.log(
      `CPU overhead of joining the two: ${percent(whole.cpuSeconds / (raster.cpuSeconds + encode.cpuSeconds) - 1)}`,
    );
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'spotreel-bench-'));
const scripts = await mkdtemp(path.resolve('node_modules/.bench-'));
try {
  // in chunks, as in the server's build: a painter loads what its job needs
  const entryPoints = { painter: 'server/render/engine/painter/main.ts', raster: 'benchmarks/render/raster.ts' };
  await buildProgram({ entryPoints, outdir: scripts, outExtension: { '.js': '.mjs' }, splitting: true });
  const painterEntry = path.join(scripts, 'painter.mjs');
  const rasterEntry = path.join(scripts, 'raster.mjs');
  const program = await buildFfmpegProgram();
  const packaged = await packagedFfmpeg(program);
  const found = await findFfmpeg({ program });
  const given = argument('composition');
  const recipe = argument('recipe');
  const wanted = argument('ffmpeg');
  for (const ffmpeg of found.path === packaged.path ? [packaged] : [found, packaged]) {
    if (wanted && wanted !== ffmpeg.origin) continue;
    const composition: Composition = given
      ? JSON.parse(await readFile(given, 'utf8'))
      : recipe
        ? await recipeComposition(recipe)
        : await syntheticComposition(folder, ffmpeg.path);
    const mediaFolder = path.resolve(
      argument('media') ?? (given ? path.dirname(given) : recipe ? 'library/media' : '/'),
    );
    const fileOf = (src: string) => path.resolve(mediaFolder, src);
    const fetchMedia = async (src: string) => fileOf(src);
    const engine = createRenderEngine({ workDir: folder, painterEntry, ffmpegPath: ffmpeg.path, fetchMedia });
    await new Bench(composition, ffmpeg, folder, engine, rasterEntry, fileOf).run();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
  await rm(scripts, { recursive: true, force: true });
}
