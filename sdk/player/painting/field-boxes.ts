/** Positions of the fields of a scene in the window: the painter gives those in the document. */
import { type FieldBoundsAt, fieldBoundsOf } from '../../painter/field-bounds';
import type { CompiledScene } from '../../scene/composition';
import type { LottieAnimation } from '../../scene/lottie';
import type { FieldBox } from '../field-box';

/** Read once for each document. */
const known = new WeakMap<LottieAnimation, FieldBoundsAt>();

/** From back to front; none of a document that is not as documents are. `picture`: the scene in the window. */
export function fieldBoxesOf(
  { animation, ingredientId }: CompiledScene,
  frame: number,
  picture: DOMRectReadOnly,
): FieldBox[] {
  const scaleX = picture.width / animation.w;
  const scaleY = picture.height / animation.h;
  return boundsAt(animation, frame).map(({ field, kind, bounds: [left, top, right, bottom], layer }) => ({
    ingredientId,
    field,
    kind,
    left: picture.left + left * scaleX,
    top: picture.top + top * scaleY,
    width: (right - left) * scaleX,
    height: (bottom - top) * scaleY,
    layer: layer && { index: layer.index, matrix: inWindow(layer.matrix, picture, scaleX, scaleY) },
  }));
}

function boundsAt(animation: LottieAnimation, frame: number): ReturnType<FieldBoundsAt> {
  try {
    const boundsOf = known.get(animation) ?? fieldBoundsOf(animation);
    known.set(animation, boundsOf);
    return boundsOf(frame);
  } catch {
    return [];
  }
}

type Matrix = NonNullable<FieldBox['layer']>['matrix'];

function inWindow([a, b, c, d, e, f]: Matrix, picture: DOMRectReadOnly, scaleX: number, scaleY: number): Matrix {
  return [a * scaleX, b * scaleY, c * scaleX, d * scaleY, picture.left + e * scaleX, picture.top + f * scaleY];
}
