/**
 * Positions of layers while a scene is at rest: their transforms, with those of their parents, in the middle of the
 * scene.
 */
import { valueAt } from '../documents/property-value';
import type { LottieLayer, LottieProperty, LottieTransform } from '../lottie';
import type { Rect } from '../zone';

/** `[a, b, c, d, e, f]`, as canvases have it. */
export type PlaceMatrix = readonly [number, number, number, number, number, number];

const IDENTITY: PlaceMatrix = [1, 0, 0, 1, 0, 0];

/** Asks the layers of one composition for their places. */
export interface RestPlaces {
  /** Matrix from the layer to the composition. */
  ofLayer(layer: LottieLayer): PlaceMatrix;
  /** Matrix from the layer's parent to the composition. */
  aroundLayer(layer: LottieLayer): PlaceMatrix;
}

export function restPlaces(layers: readonly LottieLayer[], frame: number): RestPlaces {
  const byNumber = new Map(layers.map((layer) => [layer.ind, layer]));
  const aroundLayer = (layer: LottieLayer): PlaceMatrix => {
    const parent = layer.parent === undefined ? undefined : byNumber.get(layer.parent);
    return parent && parent !== layer ? ofLayer(parent) : IDENTITY;
  };
  const ofLayer = (layer: LottieLayer): PlaceMatrix => combinePlaces(aroundLayer(layer), matrixAt(layer.ks, frame));
  return { ofLayer, aroundLayer };
}

/** Skews are left out: layers at rest hardly have any. */
function matrixAt({ p, a, s, r }: LottieTransform, frame: number): PlaceMatrix {
  const [x = 0, y = 0] = positionAt(p, frame);
  const [anchorX = 0, anchorY = 0] = a ? valueAt(a, frame) : [];
  const [scaleX = 100, scaleY = 100] = s ? valueAt(s, frame) : [];
  const angle = ((r ? (valueAt(r, frame)[0] ?? 0) : 0) * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const turned: PlaceMatrix = [
    (cos * scaleX) / 100,
    (sin * scaleX) / 100,
    (-sin * scaleY) / 100,
    (cos * scaleY) / 100,
    x,
    y,
  ];
  return combinePlaces(turned, [1, 0, 0, 1, -anchorX, -anchorY]);
}

export function positionAt(position: LottieTransform['p'], frame: number): readonly number[] {
  if (!position) return [0, 0];
  if ('x' in position && typeof position.x === 'object' && 'y' in position)
    return [valueAt(position.x, frame)[0] ?? 0, valueAt(position.y as LottieProperty, frame)[0] ?? 0];
  return valueAt(position as LottieProperty, frame);
}

/** `b` is applied first. */
export function combinePlaces(a: PlaceMatrix, b: PlaceMatrix): PlaceMatrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}

/** Undefined where everything falls on a line. */
export function inversePlace([a, b, c, d, e, f]: PlaceMatrix): PlaceMatrix | undefined {
  const area = a * d - b * c;
  if (area === 0) return undefined;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** The upright rectangle around a moved one. */
export function movedRect([a, b, c, d, e, f]: PlaceMatrix, { x, y, width, height }: Rect): Rect {
  const left = Math.min(a * x, a * (x + width)) + Math.min(c * y, c * (y + height)) + e;
  const top = Math.min(b * x, b * (x + width)) + Math.min(d * y, d * (y + height)) + f;
  return {
    x: left,
    y: top,
    width: Math.abs(a) * width + Math.abs(c) * height,
    height: Math.abs(b) * width + Math.abs(d) * height,
  };
}
