/** Rectangles, and the places that letters keep clear of. */

/** Rectangle in px. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Area in px of the box of the text that keeps clear of it. */
export interface Zone extends Rect {
  /** The largest ellipse in the rectangle, in place of all of it. */
  readonly isRound: boolean;
}
