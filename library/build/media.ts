/** The default pictures and videos: copied, each with a small preview. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltMedia } from '@spotreel/sdk/contract';
import type { LottieAnimation } from '@spotreel/sdk/scene';
import sharp from 'sharp';
import { type MediaFileSource, mediaSources } from '../media';
import type { Output } from './output';

/** A built file with the picture that scenes are painted with: itself, or a still of a video. */
export interface PaintableMedia extends BuiltMedia {
  readonly still: Uint8Array;
  readonly stillMimeType: string;
  /** For an animation, whose `still` is empty: scenes are painted with the animation itself. */
  readonly document?: LottieAnimation;
}

/** Longer sides, as those of uploads. */
export const MEDIA_PREVIEW_PX = 512;
export const MOBILE_PREVIEW_PX = 320;

/** By file name below `library/media/`. `sources` is the folder `library/`. */
export async function buildMedia(sources: string, output: Output): Promise<Map<string, PaintableMedia>> {
  const folder = path.join(sources, 'media');
  const built = await Promise.all(mediaSources.map((entry) => buildOne(folder, entry, output)));
  return new Map(built.map((item, index) => [mediaSources[index]?.file ?? '', item]));
}

async function buildOne(folder: string, entry: MediaFileSource, output: Output): Promise<PaintableMedia> {
  const { file, posterFile, ...facts } = entry;
  const extension = path.extname(file);
  const name = path.basename(file, extension);
  const bytes = readFileSync(path.join(folder, file));
  const still = posterFile === undefined ? bytes : readFileSync(path.join(folder, posterFile));
  const small = (px: number) =>
    sharp(still).resize(px, px, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
  return {
    ...facts,
    file: output.write('media', name, extension.slice(1), bytes),
    previewFile: output.write('media', `${name}-preview`, 'webp', await small(MEDIA_PREVIEW_PX)),
    mobilePreviewFile: output.write('media', `${name}-mobile`, 'webp', await small(MOBILE_PREVIEW_PX)),
    still,
    stillMimeType: posterFile === undefined ? entry.mimeType : 'image/jpeg',
  };
}
