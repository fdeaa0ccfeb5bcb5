/** Where each layer of a compiled scene has color at a frame: a coarse picture a layer, painted by the product's painter. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { openScenePainter } from '../../../sdk/node/painter';
import type { LottieAnimation, LottieLayer } from '../../../sdk/scene/lottie';

/** Px of the scene in one px of the picture, each way. */
const COARSENESS = 6;
/** Fainter is a tint of the ground, on which words may lie: share of 255. */
const LEAST_ALPHA = 90;

/** A px that has color is 1. */
export type Ink = Uint8Array;

/** A layer of the scene or of a precomp in it. */
export interface PlacedLayer {
  readonly layer: LottieLayer;
  /** Layers from the document down to it, itself included. */
  readonly path: readonly LottieLayer[];
}

/** Everything that is painted by itself: no nulls, no mattes, no precomp but those without layers of their own. */
export function paintedLayers(animation: LottieAnimation): PlacedLayer[] {
  const inner = new Map(animation.assets.map(({ id, layers }) => [id, layers]));
  const within = (layers: readonly LottieLayer[], above: readonly LottieLayer[]): PlacedLayer[] =>
    layers.flatMap((layer) => {
      if (layer.td || layer.hd || layer.ty === 3) return [];
      const path = [...above, layer];
      const own = layer.ty === 0 && layer.field === undefined ? inner.get(layer.refId ?? '') : undefined;
      return own ? within(own, path) : [{ layer, path }];
    });
  return within(animation.layers, []);
}

const picture = createCanvas(8, 8);
const fillContext = picture.getContext('2d');
fillContext.fillRect(0, 0, 8, 8);

/** Undefined for a layer without any color then. */
export function inkOf(animation: LottieAnimation, { path }: PlacedLayer, frame: number): Ink | undefined {
  const kept = new Set(path);
  const alone = (layers: readonly LottieLayer[]) =>
    layers.map((layer) => (kept.has(layer) || layer.td || layer.hd ? layer : { ...layer, hd: true }));
  const parts = new Set(path.map(({ refId }) => refId));
  const assets = animation.assets.map((asset) =>
    asset.layers && parts.has(asset.id) && asset.layers.some((layer) => kept.has(layer))
      ? { ...asset, layers: alone(asset.layers) }
      : asset,
  );
  const canvas = createCanvas(Math.ceil(animation.w / COARSENESS), Math.ceil(animation.h / COARSENESS));
  const painter = openScenePainter({ ...animation, layers: alone(animation.layers), assets }, () => picture);
  painter.paint(canvas.getContext('2d'), frame);
  return inkIn(canvas);
}

function inkIn(canvas: Canvas): Ink | undefined {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const ink = new Uint8Array(data.length / 4);
  let isEmpty = true;
  for (let index = 0; index < ink.length; index++) {
    if ((data[index * 4 + 3] ?? 0) < LEAST_ALPHA) continue;
    ink[index] = 1;
    isEmpty = false;
  }
  return isEmpty ? undefined : ink;
}

/** Px that have color in both, and px that have color in the first. */
export function sharedInk(one: Ink, other: Ink): { readonly shared: number; readonly own: number } {
  let shared = 0;
  let own = 0;
  for (let index = 0; index < one.length; index++) {
    if (!one[index]) continue;
    own++;
    if (other[index]) shared++;
  }
  return { shared, own };
}
