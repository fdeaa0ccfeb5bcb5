/** The library's animations: a document, a still and a moving picture of each, with nothing behind them. */

import { PREVIEW_BYTES } from '@spotreel/sdk/node';
import { animationSources, documentOf } from '../animations';
import { MEDIA_PREVIEW_PX, MOBILE_PREVIEW_PX, type PaintableMedia } from './media';
import type { Output } from './output';
import type { BuildPictures } from './pictures';

/** As those that users upload have it. */
const MOTION = { longSidePx: 360, framesPerSecond: 10, quality: 46, mostBytes: PREVIEW_BYTES } as const;

/** By file name, as fields call them. */
export async function buildAnimations(output: Output, pictures: BuildPictures): Promise<Map<string, PaintableMedia>> {
  const built = animationSources.map(async (source): Promise<[string, PaintableMedia]> => {
    const { id, name, file, seconds, stillSeconds } = source;
    const document = documentOf(source);
    const slug = file.replace(/\.json$/, '');
    const paintable = { animation: document, background: { color: 'transparent' } };
    const still = { ...paintable, seconds: stillSeconds };
    const shots = [{ ...paintable, startSeconds: 0, endSeconds: seconds }];
    const media: PaintableMedia = {
      id,
      name,
      type: 'lottie',
      mimeType: 'application/json',
      document,
      widthPx: document.w,
      heightPx: document.h,
      durationSeconds: seconds,
      file: output.write('media', slug, 'json', JSON.stringify(document)),
      previewFile: await pictures.still('media', `${slug}-preview`, { ...still, longSidePx: MEDIA_PREVIEW_PX }),
      mobilePreviewFile: await pictures.still('media', `${slug}-mobile`, { ...still, longSidePx: MOBILE_PREVIEW_PX }),
      motionFile: await pictures.motion('media', `${slug}-motion`, { shots, ...MOTION }),
      still: new Uint8Array(),
      stillMimeType: 'image/webp',
    };
    return [file, media];
  });
  return new Map(await Promise.all(built));
}
