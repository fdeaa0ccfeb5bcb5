/** Engines over each ffmpeg of this machine (the packaged one always, a system one where there is one), and a folder for a test file. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Composition } from '../../../../sdk/scene/composition';
import {
  createRenderEngine,
  type RenderEngine,
  type RenderEngineOptions,
} from '../../../../server/render/engine/engine';
import { type Ffmpeg, findFfmpeg, packagedFfmpeg } from '../../../../server/render/engine/ffmpeg/find';
import { packagedProgram as program } from '../../../packaged-ffmpeg';
import { buildPainter, type PainterEntry } from './painter-entry';

export const packaged = await packagedFfmpeg(program);
const found = await findFfmpeg({ program });
export const ffmpegs: readonly Ffmpeg[] = found.path === packaged.path ? [packaged] : [packaged, found];

export interface Harness {
  readonly folder: string;
  readonly painterEntry: string;
  file(name: string): string;
  engine(more?: Partial<RenderEngineOptions>): RenderEngine;
  /** Renders and assembles; the file's path. */
  video(engine: RenderEngine, composition: Composition, name: string, frameRate?: 30 | 60): Promise<string>;
  /** What is left in the engine's work folder. */
  leftovers(): Promise<string[]>;
}

/** Call at the top of a test file; use the result inside tests. */
export function renderHarness(): Harness {
  let folder = '';
  let painter: PainterEntry = { path: '', remove: () => Promise.resolve() };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'spotreel-render-'));
    painter = await buildPainter();
  });
  afterAll(async () => {
    await painter.remove();
    await rm(folder, { recursive: true, force: true });
  });
  const harness: Harness = {
    get folder() {
      return folder;
    },
    get painterEntry() {
      return painter.path;
    },
    file: (name) => path.join(folder, name),
    engine: (more) =>
      createRenderEngine({
        workDir: path.join(folder, 'work'),
        painterEntry: painter.path,
        modelFolder: 'server/vision/models',
        ffmpegPath: packaged.path,
        fetchMedia: async (src) => path.join(folder, src),
        processes: 2,
        ...more,
      }),
    async video(engine, composition, name, frameRate = 30) {
      const { width, height } = composition;
      const picture = { size: { width, height }, quality: 'standard', frameRate } as const;
      const segments = engine.planSegments(composition);
      const segmentFiles = await Promise.all(
        segments.map(async (segment) => {
          const outFile = path.join(folder, `${name}-${segment.index}.mp4`);
          await engine.renderSegment({ composition, segment, picture, outFile });
          return outFile;
        }),
      );
      const outFile = path.join(folder, `${name}.mp4`);
      await engine.assemble({ composition, segmentFiles, frameRate, outFile });
      return outFile;
    },
    leftovers: () => readdir(path.join(folder, 'work')),
  };
  return harness;
}
