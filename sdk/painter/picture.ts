/** Pictures in a scene. */
import type { LottieAsset } from '../scene/lottie';
import type { DecodedPicture } from './decoded-picture';
import type { Drawing } from './drawing';

/** By address; undefined while one is not there. */
export type Pictures = (address: string) => DecodedPicture | undefined;

export function pictureAddressOf({ u = '', p = '', e }: LottieAsset): string {
  return e === 1 ? p : u + p;
}

/** Addresses of the pictures of a document. */
export function pictureAddresses(assets: readonly LottieAsset[]): string[] {
  return assets.filter(({ layers, p }) => !layers && typeof p === 'string' && p !== '').map(pictureAddressOf);
}

/** Covers its place, fits into it whole, or is stretched: `pr` as in SVG. Default: it covers its place from the center. */
export function pictureDrawing(asset: LottieAsset, pictures: Pictures): Drawing {
  const { w = 0, h = 0 } = asset;
  const pr = String(asset.pr ?? '');
  const across = shareOf(pr, 'x');
  const down = shareOf(pr, 'Y');
  return {
    makeup: 'single',
    coverAt: () => undefined,
    boundsAt: () => [0, 0, w, h],
    pictureAt() {
      const picture = pictures(pictureAddressOf(asset));
      if (!picture) return undefined;
      const [width, height] = placedSize(pr, picture, { width: w, height: h });
      if (width < w || height < h) return undefined;
      const scale = [width / picture.width, height / picture.height] as const;
      const matrix = [scale[0], 0, 0, scale[1], (w - width) * across, (h - height) * down] as const;
      return { picture, matrix, place: [0, 0, w, h] };
    },
    draw(context, _frame, { pool }) {
      const picture = pictures(pictureAddressOf(asset));
      if (!picture) return;
      const [width, height] = placedSize(pr, picture, { width: w, height: h });
      const place = pool.createPath();
      place.rect(0, 0, w, h);
      pool.clip(context, place, (within) => {
        within.imageSmoothingQuality = 'medium';
        within.drawImage(picture, (w - width) * across, (h - height) * down, width, height);
      });
    },
  };
}

/** Share of the remaining, or missing, room that lies before the picture along an axis. */
function shareOf(pr: string, axis: 'x' | 'Y'): number {
  if (pr.includes(`${axis}Min`)) return 0;
  return pr.includes(`${axis}Max`) ? 1 : 0.5;
}

interface PlaceSize {
  readonly width: number;
  readonly height: number;
}

function placedSize(pr: string, picture: PlaceSize, place: PlaceSize): readonly [width: number, height: number] {
  if (pr.startsWith('none')) return [place.width, place.height];
  const scaleOf = pr.includes('meet') ? Math.min : Math.max;
  const factor = scaleOf(place.width / picture.width, place.height / picture.height);
  return [picture.width * factor, picture.height * factor];
}
