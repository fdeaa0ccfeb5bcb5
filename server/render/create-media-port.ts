/** The renderer's media tools as uploads need them. */
import { randomUUID } from 'node:crypto';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createPixelBudget } from '../media/inspection/pixel-budget';
import type {
  AudioFacts,
  ConversionOptions,
  ConvertedAudio,
  ConvertedVideo,
  InspectedImage,
  MediaPort,
  VideoFacts,
} from '../media/media-port';
import { ApiError } from '../platform/http/api-error';
import { LEAST_AUDIO_SECONDS, MOST_AUDIO_SECONDS } from './engine/media/limits';
import type { MediaTools } from './engine/media/media-tools';
import { MAX_IMAGE_PIXELS, reading } from './engine/picture-reading';
import { openPicture } from './engine/pictures';

/** `workDir`: folder for files that are not complete yet. */
export function createMediaPort(
  tools: MediaTools,
  workDir: string,
  budget = createPixelBudget(MAX_IMAGE_PIXELS),
): MediaPort {
  return {
    async image(file, previewPx) {
      const converted = path.join(workDir, `${randomUUID()}.jpg`);
      return budget.spend(await pixelsOf(file), () => inspectImage(tools, file, previewPx, converted));
    },
    shrink: (picture, longSidePx) => previewOf(Buffer.from(picture), longSidePx),
    focus: (file, signal) => tools.findFocus(file, signal && { signal }),
    video: (file) => inspectVideo(tools, file),
    convertVideo: (file, options) => convertVideo(tools, file, path.join(workDir, randomUUID()), options),
    audio: (file) => inspectAudio(tools, file),
    convertAudio: (file, options) => convertAudio(tools, file, path.join(workDir, randomUUID()), options),
  };
}

/** By its header; what has none that sharp reads (HEIC) may be as large as a picture can be. */
async function pixelsOf(file: string): Promise<number> {
  const size = await openPicture(file)()
    .metadata()
    .catch(() => undefined);
  return size ? size.width * size.height : MAX_IMAGE_PIXELS;
}

async function inspectImage(
  tools: MediaTools,
  file: string,
  previewPx: number,
  convertedFile: string,
): Promise<InspectedImage> {
  const facts = await tools.probe(file);
  if (facts.kind !== 'image') throw new ApiError('media_type_unsupported');
  const isHeic = facts.mimeType === 'image/heic' || facts.mimeType === 'image/heif';
  if (!isHeic) return { ...sizeOf(facts), preview: await previewOf(file, previewPx), shownFile: undefined };
  try {
    const size = await tools.convertHeic(file, convertedFile);
    return { ...size, preview: await previewOf(convertedFile, previewPx), shownFile: convertedFile };
  } catch (error) {
    await rm(convertedFile, { force: true });
    throw error;
  }
}

function sizeOf({ widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number }) {
  return { widthPx, heightPx };
}

/** Without metadata, upright, never enlarged. */
function previewOf(source: string | Buffer, previewPx: number): Promise<Uint8Array> {
  return reading('that was uploaded', () =>
    openPicture(source)()
      .resize(previewPx, previewPx, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 82 })
      .toBuffer(),
  );
}

async function inspectVideo(tools: MediaTools, file: string): Promise<VideoFacts> {
  const facts = await tools.probe(file);
  if (facts.kind !== 'video') throw new ApiError('media_type_unsupported');
  const { durationSeconds, hasAudio } = facts;
  return { ...sizeOf(facts), durationSeconds, hasAudio };
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
