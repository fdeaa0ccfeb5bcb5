/**
 * Scenes that Blender renders become folders of frames, which a painter then lays under the scene's animation. Values of
 * fields reach Blender as JSON, and pictures as PNG files that a painter has decoded.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import {
  type BlenderScene,
  type CompiledScene,
  FRAMES_PER_SECOND,
  type MediaSource,
} from '@spotreel/sdk/internal/scene';
import { renderError } from '../errors';
import type { FrameSize } from '../ffmpeg/encoder-settings';
import { fetchAll, jobOptions, type RenderSettings } from '../job-folder';
import type { SceneSlice } from '../painter/protocol';
import { runPainterJob } from '../painter-process';
import { driverOf } from './blender-settings';
import { runBlender } from './run-blender';

export interface FramesWork {
  /** The size of the pictures that Blender renders. */
  readonly size: FrameSize;
  /** The folder has nothing but this job. */
  readonly folder: string;
  readonly signal?: AbortSignal | undefined;
  /** Frames of all slices that are rendered. */
  readonly onProgress?: ((framesDone: number) => void) | undefined;
}

/** Rays for each pixel: few, since each takes its time. Some grain is left in flat areas. */
const SAMPLES = 16;
/** Longer side of pictures in fields: as large as they are seen. */
const PICTURE_SIDE = 1600;

export function isOfBlender({ scene }: SceneSlice): boolean {
  return scene.blender !== undefined;
}

/** Other slices stay as they are. @throws SpotreelError as `runBlender` */
export async function withBlenderFrames(
  settings: RenderSettings,
  slices: readonly SceneSlice[],
  work: FramesWork,
): Promise<SceneSlice[]> {
  const done: SceneSlice[] = [];
  let framesDone = 0;
  for (const [index, slice] of slices.entries()) {
    const { blender } = slice.scene;
    if (!blender) {
      done.push(slice);
      continue;
    }
    const framesFolder = path.join(work.folder, `blender-${index}`);
    await mkdir(framesFolder);
    const onFrame = () => work.onProgress?.(++framesDone);
    await renderFrames(settings, slice, blender, { ...work, folder: framesFolder }, onFrame);
    done.push({ ...slice, framesFolder });
  }
  return done;
}

async function renderFrames(
  settings: RenderSettings,
  { scene, firstFrame, frameCount }: SceneSlice,
  blender: BlenderScene,
  { size, folder, signal }: FramesWork,
  onFrame: () => void,
): Promise<void> {
  const { blender: found, painterEntry } = settings;
  if (!found) throw renderError('render_unavailable', 'This machine has no Blender.');
  const [[, script = ''] = []] = await fetchAll(settings, [blender.script], signal);
  const jobFile = path.join(folder, 'job.json');
  const job = {
    script,
    folder,
    ...smaller(size, found.longSidePx),
    framesPerSecond: FRAMES_PER_SECOND,
    durationFrames: scene.durationFrames,
    frames: Array.from({ length: frameCount }, (_, index) => firstFrame + index),
    samples: SAMPLES,
    texts: blender.texts,
    colors: blender.colors,
    images: await pictureFiles(settings, scene, blender.images, folder, signal),
  };
  await writeFile(jobFile, JSON.stringify(job));
  await runBlender({
    path: found.path,
    driver: driverOf(found, painterEntry),
    jobFile,
    folder,
    threads: availableParallelism(),
    stallSeconds: found.stallSeconds ?? 900,
    memoryLimitMegabytes: found.memoryLimitMegabytes ?? 4096,
    signal,
    onFrame,
  });
}

/** Upright PNG files, whatever was uploaded. Animations are left out: they move. */
async function pictureFiles(
  settings: RenderSettings,
  scene: CompiledScene,
  images: Readonly<Record<string, MediaSource>>,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<Record<string, string>> {
  const made: Record<string, string> = {};
  for (const [index, [field, media]] of Object.entries(images).entries()) {
    if (media.isAnimation) continue;
    const files = await fetchAll(settings, [media.src], signal);
    const outFile = path.join(folder, `picture-${index}.png`);
    const background = { type: 'image', media, scale: 1, positionX: 0, positionY: 0 } as const;
    const animation = { ...scene.animation, layers: [], assets: [] };
    const job = {
      ffmpegPath: settings.ffmpegPath,
      folder,
      size: smaller({ width: media.widthPx, height: media.heightPx }, PICTURE_SIDE),
      slice: { scene: { ...scene, background, animation }, firstFrame: 0, frameCount: 1 },
      files,
      format: 'png' as const,
      outFile,
    };
    await runPainterJob(settings, 'paint-still', job, jobOptions(settings, 'paint-still', { signal }));
    made[field] = outFile;
  }
  return made;
}

function smaller({ width, height }: FrameSize, longSidePx: number): FrameSize {
  const factor = Math.min(1, longSidePx / Math.max(width, height));
  const scaled = (side: number) => Math.max(2, Math.round(side * factor));
  return { width: scaled(width), height: scaled(height) };
}
