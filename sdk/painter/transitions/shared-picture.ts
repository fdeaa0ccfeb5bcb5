/** The picture with which a match goes from one scene to the next: the same file, else the largest of both. */
import type { LottieAnimation } from '../../scene/lottie';
import { type FieldBounds, fieldBoundsOf } from '../field-bounds';
import type { Bounds } from '../layer-pool';
import { pictureAddressOf } from '../picture';
import type { SharedPicture } from './transition-pictures';

interface PlacedPicture {
  /** Undefined where the place shows no file. */
  readonly address: string | undefined;
  /** Shares of the canvas. */
  readonly bounds: Bounds;
}

/** Read once for each document. */
const placed = new WeakMap<LottieAnimation, readonly PlacedPicture[]>();

/** Places as in the middle of both scenes. Undefined where one of them shows no picture. */
export function sharedPictureOf(leaving: LottieAnimation, entering: LottieAnimation): SharedPicture | undefined {
  const from = picturesOf(leaving);
  const to = picturesOf(entering);
  const same = from.find(({ address }) => address !== undefined && to.some((other) => other.address === address));
  const target = same ? to.find(({ address }) => address === same.address) : to[0];
  const source = same ?? from[0];
  return source && target ? { leaving: source.bounds, entering: target.bounds } : undefined;
}

/** The largest one first. */
function picturesOf(animation: LottieAnimation): readonly PlacedPicture[] {
  const known = placed.get(animation);
  if (known) return known;
  const { w, h, op } = animation;
  const pictures = fieldBoundsOf(animation)(Math.floor(op / 2)).flatMap(({ kind, field, bounds }): PlacedPicture[] => {
    const [left, top, right, bottom] = bounds;
    if (kind !== 'image') return [];
    return [{ address: addressOf(animation, field), bounds: [left / w, top / h, right / w, bottom / h] }];
  });
  const largestFirst = pictures.toSorted((a, b) => areaOf(b.bounds) - areaOf(a.bounds));
  placed.set(animation, largestFirst);
  return largestFirst;
}

/** The place of a field is a precomp of one layer, which shows the file. */
function addressOf({ layers, assets }: LottieAnimation, field: FieldBounds['field']): string | undefined {
  const lists = [layers, ...assets.flatMap((asset) => (asset.layers ? [asset.layers] : []))];
  const place = lists.flat().find((layer) => layer.field === field && layer.ty === 0);
  const [picture] = assets.find(({ id }) => id === place?.refId)?.layers ?? [];
  const asset = assets.find(({ id }) => id === picture?.refId);
  return asset && !asset.layers ? pictureAddressOf(asset) : undefined;
}

function areaOf([left, top, right, bottom]: Bounds): number {
  return (right - left) * (bottom - top);
}
