/** Tools for uploads: facts of a file, previews, and copies that browsers show. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { CutOutMaker } from '@spotreel/sdk/internal/contract';
import type { FocusPoint } from '@spotreel/sdk/internal/scene';
import type { ConversionOptions, MediaPort, PictureSize } from '../../../media/media-port';
import { completing, jobOptions, type RenderSettings, withJobFolder } from '../job-folder';
import type { OnnxModel } from '../painter/onnx-model';
import type { PainterJobs } from '../painter/protocol';
import { type JobOptions, runPainterJob } from '../painter-process';
import { acceptedType } from './accepted-types';
import type { AudioCopy, MediaFacts, VideoPreview } from './facts';

/** Interface for uploads. `focus` takes up to a second. */
export interface MediaTools extends Pick<MediaPort, 'focus'> {
  /**
   * Type, size and length of a HEIC photo, a video or a sound, by the file's content. The beginning is decoded, to prove
   * that the file can be read. `readPicture` reads all other pictures.
   * @throws SpotreelError `media_type_unsupported`, `media_undecodable`, `image_too_large`, `timeout`, `aborted`
   */
  probe(file: string, options?: { signal?: AbortSignal }): Promise<MediaFacts>;
  /**
   * Writes an animated picture as an MP4 of 30 frames a second, without what is clear in it.
   * @throws SpotreelError `media_undecodable`, `media_type_unsupported` of one that does not move
   */
  film(file: string, outFile: string): Promise<{ readonly hasAlpha: boolean }>;
  /** Full-size JPEG of a HEIC photo, upright. */
  convertHeic(file: string, outFile: string, options?: { signal?: AbortSignal }): Promise<PictureSize>;
  /**
   * Writes the picture with a clear background, as WebP of at most 4096 px a side. `model`: the operator's, in place of the bundled one.
   * Where it finds no subject, one on a plain ground is cut out by color and edges.
   * @throws SpotreelError `background_not_found`, `background_unavailable`, `media_undecodable`, `image_too_large`
   */
  cutOut(file: string, outFile: string, model?: OnnxModel): Promise<CutOutMaker>;
  /**
   * Writes what a mask keeps of the picture, as WebP of at most 4096 px a side.
   * @throws SpotreelError `background_not_found` (it keeps nothing), `media_undecodable`, `image_too_large`
   */
  applyMask(file: string, maskFile: string, outFile: string): Promise<void>;
  /** Writes a playable copy, a poster and thumbnails into `outFolder`. `onProgress`: 0 to 1. */
  videoPreview(file: string, options: CopyOptions): Promise<VideoPreview>;
  /**
   * Writes a playable copy at the loudness of the library's music into `outFolder`, and measures the file.
   * @throws SpotreelError `audio_length`, `audio_silent`, `media_undecodable`, `timeout`, `aborted`
   */
  audioCopy(file: string, options: CopyOptions): Promise<AudioCopy>;
}

export interface CopyOptions extends Partial<ConversionOptions> {
  readonly outFolder: string;
}

export function createMediaTools(settings: RenderSettings): MediaTools {
  const run = <Kind extends 'film-of-picture' | 'probe-video' | 'preview-video' | 'copy-audio' | 'convert-heic'>(
    kind: Kind,
    input: Omit<PainterJobs[Kind]['input'], 'ffmpegPath' | 'folder'>,
    options: Pick<JobOptions, 'signal' | 'onProgress'> = {},
  ) =>
    withJobFolder(settings.workDir, (folder) => {
      const whole = { ...input, ffmpegPath: settings.ffmpegPath, folder } as PainterJobs[Kind]['input'];
      return runPainterJob(settings, kind, whole, jobOptions(settings, kind, options));
    });
  const copied = async <Kind extends 'preview-video' | 'copy-audio'>(
    kind: Kind,
    file: string,
    { outFolder, signal, onProgress }: CopyOptions,
  ) => {
    await mkdir(outFolder, { recursive: true });
    const report = (thousandths: number) => onProgress?.(thousandths / 1000);
    return run(kind, { file, outFolder } as Parameters<typeof run<Kind>>[1], { signal, onProgress: report });
  };
  return {
    async probe(file, options) {
      const { kind, mimeType } = await acceptedType(file, ['heic', 'timed']);
      if (kind === 'timed') return { ...(await run('probe-video', { file }, options)), mimeType };
      return { kind: 'image', mimeType, ...(await run('convert-heic', { file }, options)) };
    },
    async convertHeic(file, outFile, options) {
      let size = { widthPx: 0, heightPx: 0 };
      await completing(outFile, async (partialFile) => {
        size = await run('convert-heic', { file, outFile: partialFile }, options);
      });
      return size;
    },
    async film(file, outFile) {
      let film = { hasAlpha: false };
      await completing(outFile, async (partialFile) => {
        film = await run('film-of-picture', { file, outFile: partialFile });
      });
      return film;
    },
    cutOut: (file, outFile, model) => runCutOut(settings, file, outFile, model),
    applyMask: (file, maskFile, outFile) => runApplyMask(settings, { file, maskFile, outFile }),
    focus: (file, signal) => runFindFocus(settings, file, signal && { signal }),
    videoPreview: (file, options) => copied('preview-video', file, options),
    audioCopy: (file, options) => copied('copy-audio', file, options),
  };
}

/** A model of an operator may take gigabytes. */
const ONNX_MEGABYTES = 6144;

async function runCutOut(
  settings: RenderSettings,
  file: string,
  outFile: string,
  onnx?: OnnxModel,
): Promise<CutOutMaker> {
  const { ffmpegPath, memoryLimitMegabytes } = settings;
  const bundled = { kind: 'bundled', file: path.join(settings.modelFolder, 'selfie-segmentation.tflite') } as const;
  const model = onnx ? ({ kind: 'onnx', ...onnx } as const) : bundled;
  const limits = { ...settings, memoryLimitMegabytes: onnx ? ONNX_MEGABYTES : memoryLimitMegabytes };
  return withJobFolder(settings.workDir, (folder) =>
    runPainterJob(limits, 'cut-out', { file, outFile, model, ffmpegPath, folder }, jobOptions(settings, 'cut-out', {})),
  );
}

async function runApplyMask(
  settings: RenderSettings,
  files: Pick<PainterJobs['apply-mask']['input'], 'file' | 'maskFile' | 'outFile'>,
): Promise<void> {
  const { ffmpegPath } = settings;
  await withJobFolder(settings.workDir, (folder) =>
    runPainterJob(settings, 'apply-mask', { ...files, ffmpegPath, folder }, jobOptions(settings, 'apply-mask', {})),
  );
}

async function runFindFocus(
  settings: RenderSettings,
  file: string,
  options: Pick<JobOptions, 'signal'> = {},
): Promise<FocusPoint | undefined> {
  const { ffmpegPath, modelFolder } = settings;
  const found = await withJobFolder(settings.workDir, (folder) =>
    runPainterJob(
      settings,
      'find-focus',
      { file, modelFolder, ffmpegPath, folder },
      jobOptions(settings, 'find-focus', options),
    ),
  );
  return found ?? undefined;
}
