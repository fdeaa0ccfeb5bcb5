/**
 * Writes the pictures of an animation into the job's folder, cut and shrunk to what is painted. Then it points the
 * animation at them: Skottie reads `<resourcePath>/<p>` and nothing else.
 */
import path from 'node:path';
import type { LottieAnimation, LottieAsset } from '@spotreel/sdk/scene';
import { reading } from '../pictures';
import { pictureSource } from '../scene-media';
import { openAnyPicture } from './open-any-picture';
import { fileOf, type PaintEnvironment } from './paint-environment';

/** Layers may enlarge a picture (slow zooms); this much of it stays sharp. */
const ENLARGEMENT = 1.5;

export async function placeImages(
  animation: LottieAnimation,
  environment: PaintEnvironment,
  label: string,
): Promise<LottieAnimation> {
  const assets = await Promise.all(
    animation.assets.map(async (asset, index) => {
      const src = pictureSource(asset);
      return src === undefined ? asset : placeImage(asset, src, environment, `${label}-${index}.png`);
    }),
  );
  return { ...animation, assets };
}

async function placeImage(
  asset: LottieAsset,
  src: string,
  { files, folder }: PaintEnvironment,
  name: string,
): Promise<LottieAsset> {
  const source = src.startsWith('data:') ? bytesOfDataUrl(src) : fileOf(src, files);
  const { width, height } = await reading(shortened(src), async () => {
    const picture = await openAnyPicture(source);
    return picture
      .pipeline()
      .resize(frameOf(asset, picture))
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toFile(path.join(folder, name));
  });
  return { ...asset, w: asset.w ?? width, h: asset.h ?? height, u: '', p: name, e: 0 };
}

/**
 * The asset's shape is filled as the browser's painter fills it (`slice`): Skottie alone would show all of a picture of
 * another shape, with bars. Never larger than the picture itself.
 */
function frameOf(asset: LottieAsset, picture: { widthPx: number; heightPx: number }) {
  const { w = picture.widthPx, h = picture.heightPx } = asset;
  const factor = Math.min(ENLARGEMENT, Math.max(1e-6, Math.min(picture.widthPx / w, picture.heightPx / h)));
  return {
    width: Math.max(1, Math.round(w * factor)),
    height: Math.max(1, Math.round(h * factor)),
    fit: 'cover' as const,
  };
}

function bytesOfDataUrl(url: string): Buffer {
  const comma = url.indexOf(',');
  const isBase64 = url.slice(0, comma).endsWith(';base64');
  return Buffer.from(
    isBase64 ? url.slice(comma + 1) : decodeURIComponent(url.slice(comma + 1)),
    isBase64 ? 'base64' : 'utf8',
  );
}

function shortened(src: string): string {
  return src.length > 100 ? `${src.slice(0, 100)}…` : src;
}
