/** The renderer's media tools as uploads need them. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { measureBrightness, mergedBrightness } from '@spotreel/sdk/internal/scene';
import { createPixelBudget } from '../media/inspection/pixel-budget';
import type {
  AudioFacts,
  ConversionOptions,
  ConvertedAudio,
  ConvertedVideo,
  InspectedImage,
  MediaPort,
  PictureSize,
  VideoFacts,
} from '../media/media-port';
import { ApiError } from '../platform/http/api-error';
import type { Parsing } from '../platform/parsing/parsing';
import { LEAST_AUDIO_SECONDS, MOST_AUDIO_SECONDS } from './engine/media/limits';
import type { MediaTools } from './engine/media/media-tools';
import { previewOf } from './engine/media/picture-preview';
import type { ReadPicture } from './engine/media/read-picture';
import { MAX_IMAGE_PIXELS, reading } from './engine/picture-reading';
import { openPicture } from './engine/pictures';
import type { renderParsers } from './parsers';

/** Side in px of the picture that brightness is measured on: some hundred pixels a cell. */
const MEASURED_PX = 128;

/** Milliseconds to read a picture of 100 megapixels on a busy machine. */
const PICTURE_MS = 20_000;

/** `workDir`: folder for files that are not complete yet. */
export function createMediaPort(
  tools: MediaTools,
  workDir: string,
  parsing: Parsing<typeof renderParsers>,
  budget = createPixelBudget(MAX_IMAGE_PIXELS),
): MediaPort {
  // one at a time: all frames of a film may be in memory
  const films = createPixelBudget(MAX_IMAGE_PIXELS);
  return {
    async image(file, previewPx, account) {
      const caller = { account, field: 'file', limitMs: PICTURE_MS };
      // what has no header that sharp reads may be as large as a picture can be
      const pixels = (await parsing.parse('pixelsOfPicture', caller, file)) ?? MAX_IMAGE_PIXELS;
      const read = (one: string) => parsing.parse('readPicture', caller, one, previewPx);
      const converted = path.join(workDir, randomUUID());
      return budget.spend(pixels, () => inspectImage(tools, read, file, converted));
    },
    film: (file, outFile) => films.spend(MAX_IMAGE_PIXELS, () => tools.film(file, outFile)),
    shrink: async (picture, longSidePx) => (await previewOf(Buffer.from(picture), longSidePx)).data,
    brightness: brightnessOf,
    focus: tools.focus,
    video: (file) => inspectVideo(tools, file),
    convertVideo: (file, options) => convertVideo(tools, file, path.join(workDir, randomUUID()), options),
    audio: (file) => inspectAudio(tools, file),
    convertAudio: (file, options) => convertAudio(tools, file, path.join(workDir, randomUUID()), options),
  };
}

type Reader = (file: string) => Promise<ReadPicture | undefined>;

async function inspectImage(
  tools: MediaTools,
  read: Reader,
  file: string,
  convertedName: string,
): Promise<InspectedImage> {
  const picture = await read(file);
  if (picture) return withMaster(picture, convertedName);
  const convertedFile = `${convertedName}.jpg`;
  try {
    const size = await tools.convertHeic(file, convertedFile);
    const converted = await read(convertedFile);
    if (!converted) throw new ApiError('media_undecodable');
    return { ...size, isAnimated: false, preview: converted.preview.data, shownFile: convertedFile };
  } catch (error) {
    await rm(convertedFile, { force: true });
    throw error;
  }
}

/** Sizes are those of the master where there is one: painters place what they read. */
async function withMaster({ master, preview, ...picture }: ReadPicture, name: string): Promise<InspectedImage> {
  const { isAnimated } = picture;
  if (!master) return { ...sizeOf(picture), isAnimated, preview: preview.data, shownFile: undefined };
  const shownFile = `${name}.${master.extension}`;
  await mkdir(path.dirname(shownFile), { recursive: true });
  // what came from another process is a plain array of bytes
  await writeFile(shownFile, Buffer.from(master.data));
  return { ...sizeOf(master), isAnimated, preview: preview.data, shownFile };
}

function sizeOf({ widthPx, heightPx }: PictureSize): PictureSize {
  return { widthPx, heightPx };
}

/** One after another: a video has some. */
async function brightnessOf(previews: readonly Uint8Array[]): Promise<string> {
  const measured: string[] = [];
  for (const preview of previews) measured.push(await reading('that was uploaded', () => measuredPicture(preview)));
  const merged = mergedBrightness(measured);
  if (merged === undefined) throw new RangeError('There must be a picture to measure.');
  return merged;
}

async function measuredPicture(preview: Uint8Array): Promise<string> {
  const { data, info } = await openPicture(Buffer.from(preview))()
    .resize(MEASURED_PX, MEASURED_PX, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return measureBrightness({ pixels: data, widthPx: info.width, heightPx: info.height });
}

async function inspectVideo(tools: MediaTools, file: string): Promise<VideoFacts> {
  const facts = await tools.probe(file);
  if (facts.kind !== 'video') throw new ApiError('media_type_unsupported');
  const { durationSeconds, hasAudio, hasAlpha = false } = facts;
  return { ...sizeOf(facts), durationSeconds, hasAudio, hasAlpha };
}

async function convertVideo(
  tools: MediaTools,
  file: string,
  outFolder: string,
  options: ConversionOptions,
): Promise<ConvertedVideo> {
  try {
    const { videoFile, posterFile, thumbnails } = await tools.videoPreview(file, { outFolder, ...options });
    const images = thumbnails.map(async ({ timestampSeconds, file: image }) => ({
      timestampSeconds,
      image: await readFile(image),
    }));
    const read = { preview: await readFile(posterFile), thumbnails: await Promise.all(images) };
    const shownFile = `${outFolder}.mp4`;
    await rename(videoFile, shownFile);
    return { ...read, shownFile };
  } finally {
    await rm(outFolder, { recursive: true, force: true });
  }
}

async function inspectAudio(tools: MediaTools, file: string): Promise<AudioFacts> {
  const facts = await tools.probe(file);
  if (facts.kind !== 'audio') throw new ApiError('media_type_unsupported');
  const { durationSeconds } = facts;
  if (durationSeconds > MOST_AUDIO_SECONDS || durationSeconds < LEAST_AUDIO_SECONDS) throw new ApiError('audio_length');
  return { durationSeconds };
}

async function convertAudio(
  tools: MediaTools,
  file: string,
  outFolder: string,
  options: ConversionOptions,
): Promise<ConvertedAudio> {
  try {
    const { audioFile, ...measured } = await tools.audioCopy(file, { outFolder, ...options });
    const shownFile = `${outFolder}.m4a`;
    await rename(audioFile, shownFile);
    return { ...measured, shownFile };
  } finally {
    await rm(outFolder, { recursive: true, force: true });
  }
}
