/** Finds the layers that show fields in a playing animation, and what they cover at the frame on show. */
import type { FieldLayer } from '../field-box';
import { type Extent, extentOf, extentOfSize, intersect, matrixOf } from './extent';
import type { LottieComposition, LottieElement, LottieInstance } from './lottie-internals';

/** px of the animation. */
export interface FieldExtent extends Extent {
  /** innerReference. */
  readonly field: string;
  readonly kind: 'text' | 'image';
  /** For a text: where the layer's own px are in the animation, and which of its layers it is. */
  readonly layer: FieldLayer | undefined;
}

/** From back to front. Empty where lottie-web is not as this file knows it. */
export function fieldExtents({ renderer }: LottieInstance, width: number, height: number): FieldExtent[] {
  try {
    return extentsIn(renderer.elements, { left: 0, top: 0, right: width, bottom: height });
  } catch {
    return [];
  }
}

type Elements = LottieComposition['elements'];

/** lottie-web lists the layer in front first. */
function extentsIn(elements: Elements, clip: Extent): FieldExtent[] {
  return elements.flatMap((element, index) => ownExtents(element, index, elements, clip)).toReversed();
}

function ownExtents(element: Elements[number], index: number, elements: Elements, clip: Extent): FieldExtent[] {
  if (!element?.data || !isPainted(element, index, elements)) return [];
  const { field, ty } = element.data;
  const isPlace = ty === 0;
  if (field === undefined && !isPlace) return [];
  const own = isPlace ? placeOf(element) : markOf(element);
  const shown = own && cutByMatte(own, element, index, elements);
  const inside = shown && intersect(shown, clip);
  if (!inside) return [];
  if (field !== undefined) {
    const layer = isPlace ? undefined : layerOf(element);
    return [{ ...inside, field, kind: isPlace ? 'image' : 'text', layer }];
  }
  return extentsIn(element.elements ?? [], inside).toReversed();
}

function layerOf({ layerElement, data }: LottieElement): FieldLayer | undefined {
  const matrix = layerElement && matrixOf(layerElement);
  if (!matrix) return undefined;
  const { a, b, c, d, e, f } = matrix;
  return { index: data.ind, matrix: [a, b, c, d, e, f] };
}

/** A layer that cuts out others is painted through them. */
function isPainted({ data, isInRange }: LottieElement, index: number, elements: Elements): boolean {
  if (data.hd || isInRange === false) return false;
  return !data.td || elements.some((other, at) => other?.isInRange && matteIndex(other, at, elements) === index);
}

function matteIndex({ data }: LottieElement, index: number, elements: Elements): number {
  if (!data.tt) return -1;
  return data.tp === undefined ? index - 1 : elements.findIndex((other) => other?.data?.ind === data.tp);
}

function cutByMatte(own: Extent, element: LottieElement, index: number, elements: Elements): Extent | undefined {
  const { tt = 0 } = element.data;
  const matte = elements[matteIndex(element, index, elements)];
  // 2 and 4 show what is outside of the matte
  if (!matte || tt === 2 || tt === 4) return own;
  const hole = matte.data.ty === 0 ? placeOf(matte) : markOf(matte);
  return hole && intersect(own, hole);
}

function placeOf({ layerElement, data }: LottieElement): Extent | undefined {
  return layerElement ? extentOfSize(layerElement, data.w ?? 0, data.h ?? 0) : undefined;
}

function markOf({ layerElement }: LottieElement): Extent | undefined {
  return layerElement instanceof SVGGraphicsElement ? extentOf(layerElement) : undefined;
}
