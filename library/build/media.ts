/** The default pictures and videos: copied, measured, each with a small preview. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { path as ffmpeg } from '@ffmpeg-installer/ffmpeg';
import sharp from 'sharp';
import { media } from '../media';
import type { BuiltMedia } from './manifest';
import type { Output } from './output';

/** A built file with the bytes that scenes are painted with: the picture, or a video's first frame. */
export interface PaintableMedia extends BuiltMedia {
  readonly still: Uint8Array;
}

const PREVIEW_PX = 512;
const MIME: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
};

/** By file name below `library/media/`. `sources` is the folder `library/`. */
export async function buildMedia(sources: string, output: Output): Promise<Map<string, PaintableMedia>> {
  const built = await Promise.all(media.map((entry) => buildOne(sources, entry, output)));
  return new Map(built.map((item, index) => [media[index]?.file ?? '', item]));
}

async function buildOne(sources: string, entry: (typeof media)[number], output: Output): Promise<PaintableMedia> {
  const source = path.join(sources, 'media', entry.file);
  const extension = path.extname(entry.file);
  const name = path.basename(entry.file, extension);
  const mimeType = MIME[extension];
  if (!mimeType) throw new Error(`${entry.file}: no picture or video that the library knows.`);
  const type = mimeType.startsWith('video/') ? 'video' : 'image';
  const bytes = readFileSync(source);
  const still = type === 'video' ? firstFrame(source) : bytes;
  const { width: widthPx, height: heightPx } = await sharp(still).metadata();
  const preview = await sharp(still)
    .resize(PREVIEW_PX, PREVIEW_PX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
  return {
    id: entry.id,
    name: entry.name,
    type,
    mimeType,
    file: output.write('media', name, extension.slice(1), bytes),
    previewFile: output.write('media', `${name}-preview`, 'webp', preview),
    widthPx,
    heightPx,
    ...(type === 'video' ? { durationSeconds: await durationOf(source) } : {}),
    still,
  };
}

function firstFrame(file: string): Buffer {
  const command = ['-v', 'error', '-i', file, '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-'];
  return execFileSync(ffmpeg, command, { maxBuffer: 64 * 1024 * 1024 });
}

async function durationOf(file: string): Promise<number> {
  const { ALL_FORMATS, BufferSource, Input } = await import('mediabunny');
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(readFileSync(file)) });
  return input.computeDuration();
}
