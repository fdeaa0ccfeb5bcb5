/** The pictures of an animation, decoded, cut and shrunk to what is painted. */
import { type Image, loadImage } from '@napi-rs/canvas';
import type { LottieAnimation, LottieAsset } from '@spotreel/sdk/internal/scene';
import type { ResizeOptions } from 'sharp';
import { reading } from '../picture-reading';
import { pictureSource } from '../scene-media';
import type { OpenPicture } from './open-any-picture';
import { fileOf, type PaintEnvironment } from './paint-environment';

/** Layers may enlarge a picture (slow zooms); this much of it stays sharp. */
const ENLARGEMENT = 1.5;

export interface PicturedAnimation {
  /** Its pictures have addresses that `pictureOf` knows. */
  readonly animation: LottieAnimation;
  pictureOf(address: string): Image | undefined;
}

/** @throws SpotreelError `media_undecodable` or `image_too_large` */
export async function openPictures(
  animation: LottieAnimation,
  { files, size }: Pick<PaintEnvironment, 'files' | 'size'>,
): Promise<PicturedAnimation> {
  const pictures = new Map<string, Image>();
  const scale = size.width / animation.w;
  const assets = await Promise.all(
    animation.assets.map(async (asset, index) => {
      const src = pictureSource(asset);
      if (src === undefined) return asset;
      const source = src.startsWith('data:') ? bytesOfDataUrl(src) : fileOf(src, files);
      const picture = await reading(shortened(src), () => openPicture(asset, source, scale));
      const address = `picture ${index}`;
      pictures.set(address, picture);
      return { ...asset, w: asset.w ?? picture.width, h: asset.h ?? picture.height, u: '', p: address, e: 0 as const };
    }),
  );
  return { animation: { ...animation, assets }, pictureOf: (address) => pictures.get(address) };
}

async function openPicture(asset: LottieAsset, source: string | Buffer, scale: number): Promise<Image> {
  const { openAnyPicture } = await import('./open-any-picture'); // sharp takes a while to load
  const picture = await openAnyPicture(source);
  const png = picture
    .pipeline()
    .resize(frameOf(asset, picture, scale))
    .toColourspace('srgb');
  return loadImage(await png.png({ compressionLevel: 1 }).toBuffer());
}

/**
 * Size of a picture. One that covers its place from the center is cut to it; others stay whole. Never larger than the
 * picture.
 */
function frameOf({ w, h, pr }: LottieAsset, { widthPx, heightPx }: OpenPicture, scale: number): ResizeOptions {
  const width = w ?? widthPx;
  const height = h ?? heightPx;
  const isCut = pr === undefined || pr === 'xMidYMid slice';
  const fitting = isCut ? Math.min(widthPx / width, heightPx / height) : 1;
  const largest = isCut ? ENLARGEMENT * scale : ENLARGEMENT * scale * Math.max(width / widthPx, height / heightPx);
  const factor = Math.min(largest, Math.max(1e-6, fitting));
  const [sourceWidth, sourceHeight] = isCut ? [width, height] : [widthPx, heightPx];
  return {
    width: Math.max(1, Math.round(sourceWidth * factor)),
    height: Math.max(1, Math.round(sourceHeight * factor)),
    fit: isCut ? 'cover' : 'fill',
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
