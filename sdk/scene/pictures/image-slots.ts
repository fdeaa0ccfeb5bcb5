/**
 * Pictures of the user in the places of the template. A place keeps its size: the picture covers it and is clipped by a
 * precomp of that size. Without the precomp, painters would fit a picture of another shape in different ways.
 */
import type { CameraMove } from '../../contract/project/shot';
import type { MediaSource } from '../composition';
import { mapLayers } from '../documents/layer-tree';
import type { LottieAnimation, LottieAsset, LottieLayer, LottieProperty } from '../lottie';
import { cameraPath, cameraTransform } from './camera';
import { type CoverPlacement, containPlacement, coverPlacement, type Size } from './cover';
import type { AnimationPlacer } from './placed-animation';

const CENTERED = { scale: 1, positionX: 0, positionY: 0 } as const;
/** A picture is shown for as long as its place is, whatever the time of the place's own clock. */
const ALWAYS = { ip: -1e5, op: 1e5, st: 0 } as const;

/** Content of the places of a document, by slot. */
export interface SlotContent {
  readonly imageOf: (slot: string) => MediaSource | undefined;
  /** Movement of the camera over a picture. Undefined: it rests. */
  readonly moveOf: (slot: string) => CameraMove | undefined;
  readonly fieldOf: (slot: string) => string | undefined;
}

/** A place without a picture shows nothing. Animations come from the `shelf`, which the caller adds to the document. */
export function compileImageSlots(
  animation: LottieAnimation,
  { imageOf, moveOf, fieldOf }: SlotContent,
  placer: AnimationPlacer,
): LottieAnimation {
  const slots = new Map(animation.assets.filter(({ sid }) => sid !== undefined).map((asset) => [asset.id, asset]));
  if (slots.size === 0) return animation;
  const starts = new Map<string, number>();
  const filled = mapLayers(animation, (layer) => {
    const asset = layer.ty === 2 && layer.refId !== undefined ? slots.get(layer.refId) : undefined;
    if (!asset) return [layer];
    const field = fieldOf(asset.sid ?? '');
    if (!starts.has(asset.id)) starts.set(asset.id, layer.st ?? 0);
    const place = { ty: 0, refId: frameId(asset), w: asset.w ?? 0, h: asset.h ?? 0 };
    return [{ ...layer, ...place, ...(field !== undefined && { field }) }];
  });
  const kept = filled.assets.filter(({ id }) => !slots.has(id));
  return {
    ...filled,
    assets: [
      ...kept,
      ...[...slots.values()].flatMap((asset) => {
        const slot = asset.sid ?? '';
        const time = { start: 0 - (starts.get(asset.id) ?? 0), frames: animation.op };
        return frame(asset, { picture: imageOf(slot), move: moveOf(slot), time }, placer);
      }),
    ],
  };
}

function frameId({ id }: LottieAsset): string {
  return `${id}-frame`;
}

interface Shot {
  readonly picture: MediaSource | undefined;
  readonly move: CameraMove | undefined;
  /** First frame of the scene, by the clock of the place, and its length. */
  readonly time: { readonly start: number; readonly frames: number };
}

/**
 * The picture's asset has the size at which it is shown, not the file's, so that loaders can shrink it with a good
 * filter first. Whole pixels, since Skottie reads no others.
 */
function frame(asset: LottieAsset, { picture, move, time }: Shot, placer: AnimationPlacer): LottieAsset[] {
  const place = { widthPx: asset.w ?? 0, heightPx: asset.h ?? 0 };
  if (!picture) return [{ id: frameId(asset), layers: [] }];
  if (picture.isAnimation)
    return [{ id: frameId(asset), layers: placer.place(picture, animatedPlacement(asset, picture)) }];
  const shown = asset.fit === 'contain' ? containPlacement(picture, place) : coverPlacement(picture, place, CENTERED);
  const w = whole(shown.widthPx);
  const h = whole(shown.heightPx);
  const size = { widthPx: w, heightPx: h };
  // a logo, which is shown whole, rests
  const isMoving = move !== undefined && asset.fit !== 'contain';
  const ks = isMoving
    ? cameraTransform(cameraPath(picture, place, CENTERED, { move, frames: time.frames }), size, time)
    : restingTransform(cornerOf(picture, shown, place, size));
  const layer: LottieLayer = { ty: 2, nm: 'picture', refId: asset.id, ...ALWAYS, ks };
  return [
    { id: asset.id, w, h, u: '', p: picture.src, e: 0 },
    { id: frameId(asset), layers: [layer] },
  ];
}

function restingTransform(corner: readonly number[]): LottieLayer['ks'] {
  return { p: still([...corner, 0]), a: still([0, 0, 0]), s: still([100, 100, 100]), r: still(0), o: still(100) };
}

/** An animation is shown whole, unless its place says otherwise. */
function animatedPlacement({ w = 0, h = 0, fit }: LottieAsset, picture: MediaSource): CoverPlacement {
  const place = { widthPx: w, heightPx: h };
  return fit === 'cover' ? coverPlacement(picture, place, CENTERED) : containPlacement(picture, place);
}

/**
 * The whole pixels that a picture got are cut off evenly. Without a focus point they keep the numbers of before there
 * was one.
 */
function cornerOf({ focus }: MediaSource, shown: CoverPlacement, place: Size, { widthPx, heightPx }: Size) {
  if (!focus) return [(place.widthPx - widthPx) / 2, (place.heightPx - heightPx) / 2];
  return [shown.x - (widthPx - shown.widthPx) / 2, shown.y - (heightPx - shown.heightPx) / 2];
}

function whole(px: number): number {
  return Math.ceil(px - 1e-6);
}

function still(value: number | readonly number[]): LottieProperty {
  return { a: 0, k: value };
}
