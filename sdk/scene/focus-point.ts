/** The point of a picture that stays in view where it is cropped. */
export interface FocusPoint {
  /** 0 to 1 of the picture's width, from its left edge. */
  readonly x: number;
  /** 0 to 1 of its height, from its top edge. */
  readonly y: number;
}
