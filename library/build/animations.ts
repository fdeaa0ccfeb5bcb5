/** The library's animations: a document, a still and a moving picture of each, with nothing behind them. */

import { PREVIEW_BYTES } from '@spotreel/sdk/internal/node';
import type { AnimationSource } from '../animation-source';
import { animationSources, documentOf } from '../animations';
import { MEDIA_PREVIEW_PX, type MediaContext, MOBILE_PREVIEW_PX, type PaintableMedia } from './media';

/** As those that users upload have it. */
const MOTION = { longSidePx: 360, framesPerSecond: 10, quality: 46, mostBytes: PREVIEW_BYTES } as const;

/** By file name, as fields call them. */
export async function buildAnimations(context: MediaContext): Promise<Map<string, PaintableMedia>> {
  const built = animationSources.map(async (source) => [source.file, await buildAnimation(source, context)] as const);
  return new Map(await Promise.all(built));
}

async function buildAnimation(source: AnimationSource, context: MediaContext): Promise<PaintableMedia> {
  const { output, pictures, measurements } = context;
  const { id, name, seconds, stillSeconds } = source;
  const document = documentOf(source);
  const slug = source.file.replace(/\.json$/, '');
  const file = output.write('media', slug, 'json', JSON.stringify(document));
  const scene = { document: file, background: { color: 'transparent' } };
  const still = { scene, seconds: stillSeconds };
  const preview = { ...still, longSidePx: MEDIA_PREVIEW_PX };
  const shots = [{ scene, startSeconds: 0, endSeconds: seconds }];
  return {
    id,
    name,
    type: 'lottie',
    mimeType: 'application/json',
    widthPx: document.w,
    heightPx: document.h,
    durationSeconds: seconds,
    file,
    stillFile: file,
    previewFile: pictures.still('media', `${slug}-preview`, preview),
    ...(await measurements.of(`media/${slug}`, { kind: 'brightness', of: { kind: 'still', ...preview } })),
    mobilePreviewFile: pictures.still('media', `${slug}-mobile`, { ...still, longSidePx: MOBILE_PREVIEW_PX }),
    motionFile: pictures.motion('media', `${slug}-motion`, { shots, ...MOTION }),
  };
}
