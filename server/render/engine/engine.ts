/**
 * The public door of the renderer: segments, their assembly, and stills. It keeps no state but the painters that run;
 * what is rendered when, and by whom, is the queue's business.
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Composition, MeasuredTexts } from '@spotreel/sdk/internal/scene';
import type { H264Encoder } from '../../platform/config/render-encoder-settings';
import { type AssembleOptions, assembleVideo } from './assemble';
import { type BlenderSettings, expectedFrameSeconds } from './blender/blender-settings';
import { type ContrastOptions, renderContrast } from './contrast';
import type { RenderSettings } from './job-folder';
import { type MeasureTextsOptions, renderMeasuredTexts } from './measure-texts';
import { createMediaTools, type MediaTools } from './media/media-tools';
import { renderMotion } from './motion';
import type { SegmentPicture, TextContrast } from './painter/protocol';
import type { RenderRequest } from './render-request';
import { paintedSegment, type RenderSegmentOptions, renderSegmentFile } from './render-segment';
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
  /** What `chooseEncoder` found. Default: `x264`. */
  readonly encoder?: H264Encoder;
  /** Fetches a file of a composition and answers its local path; the engine only reads it. */
  readonly fetchMedia: (src: string, signal?: AbortSignal) => Promise<string>;
  /** What renders scenes of Blender. Absent: nothing does. */
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
  /** How many segments the caller may render at a time; 0: it leaves them to other machines. */
  readonly processes: number;
  /** What is best for MP4s on this machine; each segment names its own. */
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
  /** How readable the texts of the first scene are; without texts that are never seen. */
  contrast(options: ContrastOptions): Promise<readonly TextContrast[]>;
  /** What the texts of the first scene are colored with, and which of them lie on pictures. */
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
    measureTexts: (request) => renderMeasuredTexts(settings, request),
    media: createMediaTools(settings),
  };
}
