/** Slow movements of the camera over a picture: where all of it lies at the first and at the last frame of a scene. */
import type { CameraMove } from '../../contract/project/shot';
import { type BackgroundPlacement, FRAMES_PER_SECOND } from '../composition';
import type { LottieLayer, LottieProperty } from '../lottie';
import { type CoverPicture, type CoverPlacement, coverPlacement, type Size } from './cover';

/** Placements of a picture between which it moves evenly. It covers its place all the time. */
export interface CameraPath {
  readonly from: CoverPlacement;
  readonly to: CoverPlacement;
}

/** Share of the picture that comes nearer in a second; of the place, for a pan. Films of photographs use 0.02 to 0.04. */
const SHARE_PER_SECOND = 0.035;
/** A shorter way is not seen, and a longer one shows too little of the picture. */
const LEAST_SHARE = 0.08;
const MOST_SHARE = 0.3;

/** `frames`: length of the scene. */
export function cameraPath(
  picture: CoverPicture,
  place: Size,
  placement: BackgroundPlacement,
  { move, frames }: { readonly move: CameraMove; readonly frames: number },
): CameraPath {
  const way = (frames / FRAMES_PER_SECOND) * SHARE_PER_SECOND;
  const share = Math.min(MOST_SHARE, Math.max(LEAST_SHARE, way));
  const near = coverPlacement(picture, place, { ...placement, scale: placement.scale * (1 + share) });
  switch (move) {
    case 'zoom-in':
      return { from: coverPlacement(picture, place, placement), to: near };
    case 'zoom-out':
      return { from: near, to: coverPlacement(picture, place, placement) };
    case 'pan-left':
    case 'pan-right': {
      const [low, high] = passage(near.x, { placePx: place.widthPx, picturePx: near.widthPx, share });
      return ordered({ ...near, x: low }, { ...near, x: high }, move === 'pan-left');
    }
    default: {
      const [low, high] = passage(near.y, { placePx: place.heightPx, picturePx: near.heightPx, share });
      return ordered({ ...near, y: low }, { ...near, y: high }, move === 'pan-up');
    }
  }
}

/** The camera goes to the left while the picture goes to the right. */
function ordered(low: CoverPlacement, high: CoverPlacement, isToHigh: boolean): CameraPath {
  return isToHigh ? { from: low, to: high } : { from: high, to: low };
}

interface Passage {
  readonly placePx: number;
  readonly picturePx: number;
  readonly share: number;
}

/** Least and greatest corner of a passage whose middle is as near to `corner` as the picture reaches. */
function passage(corner: number, { placePx, picturePx, share }: Passage): readonly [low: number, high: number] {
  const overhang = Math.max(0, picturePx - placePx);
  const half = Math.min(overhang, share * placePx) / 2;
  const middle = Math.min(-half, Math.max(half - overhang, corner));
  return [middle - half, middle + half];
}

/** Transform of an image of size `asset` that takes this way in `frames` from the layer's frame `start` on. */
export function cameraTransform(
  { from, to }: CameraPath,
  asset: Size,
  { start, frames }: { readonly start: number; readonly frames: number },
): LottieLayer['ks'] {
  const scaleOf = (at: CoverPlacement) => [
    (100 * at.widthPx) / asset.widthPx,
    (100 * at.heightPx) / asset.heightPx,
    100,
  ];
  const cornerOf = (at: CoverPlacement) => [at.x, at.y, 0];
  const evenly = (read: (at: CoverPlacement) => readonly number[]): LottieProperty => ({
    a: 1,
    k: [
      { t: start, s: read(from), i: { x: 1, y: 1 }, o: { x: 0, y: 0 } },
      { t: start + frames, s: read(to) },
    ],
  });
  const still = (value: number | readonly number[]): LottieProperty => ({ a: 0, k: value });
  return { p: evenly(cornerOf), a: still([0, 0, 0]), s: evenly(scaleOf), r: still(0), o: still(100) };
}
