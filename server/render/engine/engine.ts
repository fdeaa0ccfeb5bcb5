/**
 * The public door of the renderer: segments, their assembly, and stills. It keeps no state but the painters that run;
 * what is rendered when, and by whom, is the queue's business.
 */

import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import {
  type Composition,
  FRAMES_PER_SECOND,
  type MeasuredTexts,
  type MotionFigures,
} from '@spotreel/sdk/internal/scene';
import type { H264Encoder } from '../../platform/config/render-encoder-settings';
import { type AssembleOptions, assembleVideo } from './assemble';
import { type BlenderSettings, expectedFrameSeconds } from './blender/blender-settings';
import { type ContrastOptions, renderContrast } from './contrast';
import { renderError } from './errors';
import { fetchAll, jobOptions, type RenderSettings, withJobFolder } from './job-folder';
import { type MotionMeasure, renderMotionFigures } from './measure-motion';
import { createMediaTools, type MediaTools } from './media/media-tools';
import type { MeasureTextsJob, SegmentPicture, TextContrast } from './painter/protocol';
import { runPainterJob } from './painter-process';
import type { RenderRequest } from './render-request';
import { paintedSegment, type RenderSegmentOptions, renderSegmentFile, slicesOf } from './render-segment';
import { mediaOf } from './scene-media';
import { painterVersion, segmentContentKey } from './segment-content';
import { planSegments, type Segment } from './segments';
import { renderStill, type StillOptions } from './still';

export interface RenderEngineOptions {
  /** Folder of temporary files, with a folder for each job; nothing is left in it. */
  readonly workDir: string;
  /** Path of the built painter script, `dist/server/painter.js`. */
  readonly painterEntry: string;
  /** Models that find people and faces. Default: `models` beside the painter script. */
  readonly modelFolder?: string;
  /** See `findFfmpeg`. */
  readonly ffmpegPath: string;
  /** Encoder that `chooseEncoder` found. Default: `x264`. */
  readonly encoder?: H264Encoder;
  /** Fetches a file of a composition and answers its local path; the engine only reads it. */
  readonly fetchMedia: (src: string, signal?: AbortSignal) => Promise<string>;
  /** Renderer of Blender scenes. Absent: there is none. */
  readonly blender?: BlenderSettings | undefined;
  /** Painters that run side by side, 0 or more. Default: the number of cores. */
  readonly processes?: number;
  /** A painter that grows beyond this is ended. Default 768 MB. */
  readonly memoryLimitMegabytes?: number;
  /** A painter that reports nothing for so long is ended. Default 120 s. */
  readonly stallSeconds?: number;
  /** Called for each painter that starts. */
  readonly onPainterStart?: (painter: { job: string; processId: number }) => void;
}

export interface RenderEngine {
  /** Number of segments that the caller may render at a time; 0: it leaves them to other machines. */
  readonly processes: number;
  /** Best encoder for MP4s on this machine; each segment names its own. */
  readonly encoder: H264Encoder;
  readonly hasBlender: boolean;
  /** Undefined without one. */
  readonly blenderFrameSeconds: number | undefined;
  planSegments(composition: Composition): readonly Segment[];
  /** Equal keys, equal files of `renderSegment`, on machines of one kind. See `segmentContentKey`. */
  contentKey(composition: Composition, segment: Segment, picture?: SegmentPicture): Promise<string>;
  renderSegment(options: RenderSegmentOptions): Promise<void>;
  assemble(options: AssembleOptions): Promise<void>;
  still(options: StillOptions): Promise<Uint8Array>;
  /** The beginning of the first scene as a small animated WebP. */
  motion(options: RenderRequest): Promise<Uint8Array>;
  /** Contrast of the texts of the first scene; without texts that are never seen. */
  contrast(options: ContrastOptions): Promise<readonly TextContrast[]>;
  /** Motion and rest of the first scene. */
  measureMotion(options: MotionMeasure): Promise<MotionFigures>;
  /** Colors of the texts of the first scene, and those that lie on pictures. */
  measureTexts(options: MeasureTextsOptions): Promise<MeasuredTexts>;
  /** For uploads. */
  readonly media: MediaTools;
}

export function createRenderEngine(options: RenderEngineOptions): RenderEngine {
  const processes = options.processes ?? availableParallelism();
  const settings: RenderSettings = {
    ...options,
    memoryLimitMegabytes: options.memoryLimitMegabytes ?? 768,
    modelFolder: options.modelFolder ?? path.join(path.dirname(options.painterEntry), 'models'),
    stallSeconds: options.stallSeconds ?? 120,
    encoderThreads: Math.max(1, Math.floor(availableParallelism() / Math.max(1, processes))),
    processes,
  };
  let painter: Promise<string> | undefined;
  return {
    processes,
    encoder: options.encoder ?? 'x264',
    hasBlender: options.blender !== undefined,
    blenderFrameSeconds: options.blender && expectedFrameSeconds(options.blender),
    planSegments,
    async contentKey(composition, segment, picture) {
      painter ??= painterVersion(settings).catch((error: unknown) => {
        painter = undefined; // the next segment asks again
        throw error;
      });
      return segmentContentKey(await painter, paintedSegment(settings, composition, segment, picture));
    },
    renderSegment: (request) => renderSegmentFile(settings, request),
    assemble: (request) => assembleVideo(settings, request),
    still: (request) => renderStill(settings, request),
    motion: (request) => renderMotion(settings, request),
    contrast: (request) => renderContrast(settings, request),
    measureMotion: (request) => renderMotionFigures(settings, request),
    measureTexts: (request) => renderMeasuredTexts(settings, request),
    media: createMediaTools(settings),
  };
}

/** Its first scene is measured, in `colors`. */
interface MeasureTextsOptions extends RenderRequest, Pick<MeasureTextsJob, 'colors' | 'replaceable'> {
  /** The same in each of `probeColors(colors)`. */
  readonly probes: readonly Composition[];
}

/** @throws SpotreelError with a `RenderErrorCode` */
async function renderMeasuredTexts(
  settings: RenderSettings,
  { composition, colors, probes, replaceable, signal }: MeasureTextsOptions,
): Promise<MeasuredTexts> {
  const { width, height, scenes } = composition;
  const [scene] = scenes;
  if (!scene) throw renderError('invalid_argument', 'The composition has no scene.');
  const animations = probes.flatMap((probe) => probe.scenes[0]?.animation ?? []);
  const files = await fetchAll(settings, mediaOf([scene]), signal);
  const { ffmpegPath, workDir } = settings;
  return withJobFolder(workDir, (folder) => {
    const job = { ffmpegPath, folder, size: { width, height }, scene, colors, probes: animations, replaceable, files };
    return runPainterJob(settings, 'measure-texts', job, jobOptions(settings, 'measure-texts', { signal }));
  });
}

/** As previews of the library: fluent on a card, and about a hundred kilobytes. */
const LONG_SIDE_PX = 360;

/** Ten pictures a second. */
const STEP_FRAMES = 3;

/** Nearly no one points at a card for longer. */
const MOST_FRAMES = 12 * FRAMES_PER_SECOND;

/** The beginning of the first scene as an animated WebP. @throws SpotreelError with a `RenderErrorCode` */
async function renderMotion(settings: RenderSettings, { composition, signal }: RenderRequest): Promise<Buffer> {
  const { scenes, width, height } = composition;
  const durationFrames = Math.min(MOST_FRAMES, scenes[0]?.durationFrames ?? 0);
  const [slice] = slicesOf(composition, { index: 0, startFrame: 0, durationFrames });
  const files = await fetchAll(settings, mediaOf([slice!.scene]), signal);
  const factor = LONG_SIDE_PX / Math.max(width, height);
  const size = { width: Math.round(width * factor), height: Math.round(height * factor) };
  return withJobFolder(settings.workDir, async (folder) => {
    const outFile = path.join(folder, 'motion.webp');
    const { ffmpegPath } = settings;
    const job = { ffmpegPath, folder, size, slice: slice!, stepFrames: STEP_FRAMES, files, outFile };
    await runPainterJob(settings, 'paint-motion', job, jobOptions(settings, 'paint-motion', { signal }));
    return readFile(outFile);
  });
}
