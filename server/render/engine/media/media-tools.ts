/** What uploads need: facts of a file, previews, and copies that browsers show. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { FocusPoint } from '@spotreel/sdk/scene';
import { completing, jobOptions, type RenderSettings, withJobFolder } from '../job-folder';
import type { OnnxModel } from '../painter/onnx-model';
import type { PainterJobs } from '../painter/protocol';
import { type JobOptions, runPainterJob } from '../painter-process';
import { reading } from '../picture-reading';
import { openPicture } from '../pictures';
import { acceptedType } from './accepted-types';
import type { AudioCopy, EncodedPicture, MediaFacts, VideoPreview } from './facts';
import { PREVIEW_PX } from './limits';

export interface MediaTools {
  /**
   * Type, size and length by the file's content; videos are decoded a little to prove that they can be.
   * @throws SpotreelError `media_type_unsupported`, `media_undecodable`, `image_too_large`, `timeout`, `aborted`
   */
  probe(file: string, options?: { signal?: AbortSignal }): Promise<MediaFacts>;
  /** WebP of at most 512 px a side, upright, never enlarged. Not for HEIC: convert it first. */
  imagePreview(file: string): Promise<EncodedPicture>;
  /** Full-size JPEG of a HEIC photo, upright. */
  convertHeic(
    file: string,
    outFile: string,
    options?: { signal?: AbortSignal },
  ): Promise<{ widthPx: number; heightPx: number }>;
  /**
   * Writes the picture with a clear background, as WebP of at most 4096 px a side. `model`: the operator's, in place of the bundled one.
   * @throws SpotreelError `background_not_found`, `background_unavailable`, `media_undecodable`, `image_too_large`
   */
  cutOut(file: string, outFile: string, model?: OnnxModel): Promise<void>;
  /**
   * The point of the picture that stays in view; undefined for the middle. Takes up to a second.
   * @throws SpotreelError `media_undecodable`, `image_too_large`, `aborted`
   */
  findFocus(file: string, options?: { signal?: AbortSignal }): Promise<FocusPoint | undefined>;
  /** Writes a playable copy, a poster and thumbnails into `outFolder`. `onProgress`: 0 to 1. */
  videoPreview(file: string, options: CopyOptions): Promise<VideoPreview>;
  /**
   * Writes a playable copy at the loudness of the library's music into `outFolder`, and measures the file.
   * @throws SpotreelError `audio_length`, `audio_silent`, `media_undecodable`, `timeout`, `aborted`
   */
  audioCopy(file: string, options: CopyOptions): Promise<AudioCopy>;
}

export interface CopyOptions {
  readonly outFolder: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: (share: number) => void;
}

export function createMediaTools(settings: RenderSettings): MediaTools {
  const run = <Kind extends 'probe-video' | 'preview-video' | 'copy-audio' | 'convert-heic'>(
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
      const { kind, mimeType } = await acceptedType(file);
      if (kind === 'timed') return { ...(await run('probe-video', { file }, options)), mimeType };
      if (kind === 'image') return { kind: 'image', mimeType, ...(await pictureSize(file)) };
      return { kind: 'image', mimeType, ...(await run('convert-heic', { file }, options)) };
    },
    imagePreview: (file) => reading('that was uploaded', () => imagePreview(file)),
    async convertHeic(file, outFile, options) {
      let size = { widthPx: 0, heightPx: 0 };
      await completing(outFile, async (partialFile) => {
        size = await run('convert-heic', { file, outFile: partialFile }, options);
      });
      return size;
    },
    cutOut: (file, outFile, model) => runCutOut(settings, file, outFile, model),
    findFocus: (file, options) => runFindFocus(settings, file, options),
    videoPreview: (file, options) => copied('preview-video', file, options),
    audioCopy: (file, options) => copied('copy-audio', file, options),
  };
}

/** A model of an operator may take gigabytes. */
const ONNX_MEGABYTES = 6144;

async function runCutOut(settings: RenderSettings, file: string, outFile: string, onnx?: OnnxModel): Promise<void> {
  const { ffmpegPath, memoryLimitMegabytes } = settings;
  const bundled = { kind: 'bundled', file: path.join(settings.modelFolder, 'selfie-segmentation.tflite') } as const;
  const model = onnx ? ({ kind: 'onnx', ...onnx } as const) : bundled;
  const limits = { ...settings, memoryLimitMegabytes: onnx ? ONNX_MEGABYTES : memoryLimitMegabytes };
  await withJobFolder(settings.workDir, (folder) =>
    runPainterJob(limits, 'cut-out', { file, outFile, model, ffmpegPath, folder }, jobOptions(settings, 'cut-out', {})),
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

/** Decodes all of it once, small: a header alone proves nothing. */
function pictureSize(file: string): Promise<{ widthPx: number; heightPx: number }> {
  return reading('that was uploaded', async () => {
    const picture = openPicture(file);
    const { autoOrient } = await picture().metadata();
    await picture().resize(16, 16, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
    return { widthPx: autoOrient.width, heightPx: autoOrient.height };
  });
}

async function imagePreview(file: string): Promise<EncodedPicture> {
  const { data, info } = await openPicture(file)()
    .resize(PREVIEW_PX, PREVIEW_PX, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { data, mimeType: 'image/webp', widthPx: info.width, heightPx: info.height };
}
