/** Pictures in a scene. */
import type { LottieAsset } from '../scene/lottie';
import type { Drawing } from './drawing';
import { Unpaintable } from './unpaintable';

/** By address; undefined while one is not there. */
export type Pictures = (address: string) => ImageBitmap | undefined;

export function pictureAddressOf({ u = '', p = '', e }: LottieAsset): string {
  return e === 1 ? p : u + p;
}

/** Addresses of the pictures of a document. */
export function pictureAddresses(assets: readonly LottieAsset[]): string[] {
  return assets.filter(({ layers, p }) => !layers && typeof p === 'string' && p !== '').map(pictureAddressOf);
}

/** Covers its place, or fits into it whole: `pr` as in SVG. */
export function pictureDrawing(asset: LottieAsset, pictures: Pictures): Drawing {
  const { w = 0, h = 0, pr } = asset;
  if (pr !== undefined && pr !== 'xMidYMid slice' && pr !== 'xMidYMid meet')
    throw new Unpaintable('pictures off center');
  const scaleOf = String(pr ?? '').includes('meet') ? Math.min : Math.max;
  return {
    makeup: 'single',
    coverAt: () => undefined,
    draw(context) {
      const picture = pictures(pictureAddressOf(asset));
      if (!picture) return;
      const factor = scaleOf(w / picture.width, h / picture.height);
      const width = picture.width * factor;
      const height = picture.height * factor;
      context.save();
      context.imageSmoothingQuality = 'medium';
      context.beginPath();
      context.rect(0, 0, w, h);
      context.clip();
      context.drawImage(picture, (w - width) / 2, (h - height) / 2, width, height);
      context.restore();
    },
  };
}
