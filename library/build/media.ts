/** The default pictures and videos: copied, each with small previews. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltMedia } from '@spotreel/sdk/internal/contract';
import { type MediaFileSource, mediaSources } from '../media';
import type { Measurements } from './measuring/measurements';
import type { Output } from './output';
import type { PicturePlan } from './picture-plan';

/** A built file with the picture that scenes are painted with: itself, or a still of a video. */
export interface PaintableMedia extends BuiltMedia {
  /** Below the library. Of an animation its document, with which scenes are painted. */
  readonly stillFile: string;
}

/** Longer sides, as those of uploads. */
export const MEDIA_PREVIEW_PX = 512;
export const MOBILE_PREVIEW_PX = 320;

export interface MediaContext {
  readonly output: Output;
  readonly pictures: PicturePlan;
  readonly measurements: Measurements;
}

/** By file name below `library/media/`. `sources` is the folder `library/`. */
export async function buildMedia(sources: string, context: MediaContext): Promise<Map<string, PaintableMedia>> {
  const folder = path.join(sources, 'media');
  const built = await Promise.all(mediaSources.map((entry) => buildOne(folder, entry, context)));
  return new Map(built.map((item, index) => [mediaSources[index]?.file ?? '', item]));
}

async function buildOne(
  folder: string,
  entry: MediaFileSource,
  { output, pictures, measurements }: MediaContext,
): Promise<PaintableMedia> {
  const { file: source, posterFile, ...facts } = entry;
  const extension = path.extname(source);
  const name = path.basename(source, extension);
  const file = output.write('media', name, extension.slice(1), readFileSync(path.join(folder, source)));
  const stillFile =
    posterFile === undefined
      ? file
      : output.write('media', `${name}-still`, 'jpg', readFileSync(path.join(folder, posterFile)));
  return {
    ...facts,
    file,
    previewFile: pictures.small('media', `${name}-preview`, { file: stillFile, longSidePx: MEDIA_PREVIEW_PX }),
    mobilePreviewFile: pictures.small('media', `${name}-mobile`, { file: stillFile, longSidePx: MOBILE_PREVIEW_PX }),
    ...(await measurements.of(`media/${name}`, { kind: 'brightness', of: stillFile })),
    stillFile,
  };
}
