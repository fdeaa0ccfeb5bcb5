/** A layer that shows a text. */
export interface FieldLayer {
  /** `ind` of the compiled layer. */
  readonly index: number | undefined;
  /** Matrix from the layer: a, b, c, d, e, f as in CSS `matrix()`. */
  readonly matrix: readonly [number, number, number, number, number, number];
}

/**
 * Painted position of a field of the scene on show, in px of the browser's window as `getBoundingClientRect` has them.
 */
export interface FieldBox {
  /** Scene of the project. */
  readonly ingredientId: number;
  /** innerReference. */
  readonly field: string;
  readonly kind: 'text' | 'image';
  /** From the left edge of the window, px. */
  readonly left: number;
  /** From the top edge of the window, px. */
  readonly top: number;
  /** Pixels of the window. */
  readonly width: number;
  /** Pixels of the window. */
  readonly height: number;
  /** The front layer of a text field, in px of the window. */
  readonly layer?: FieldLayer | undefined;
}

/** The frontmost box at a point of the window; `boxes` are ordered from back to front. */
export function boxAt(boxes: readonly FieldBox[], clientX: number, clientY: number): FieldBox | undefined {
  return boxes.findLast(
    ({ left, top, width, height }) =>
      clientX >= left && clientX <= left + width && clientY >= top && clientY <= top + height,
  );
}
