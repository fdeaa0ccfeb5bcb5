import type { Transition } from '@spotreel/sdk/internal/contract';

export type PaintedKind = Transition['kind'];
export type TransitionDirection = NonNullable<Transition['direction']>;

/** Fills the whole canvas with a moment of a transition. `progress`: 0 at its beginning, 1 at its end. */
export type TransitionPaint = (
  context: CanvasRenderingContext2D,
  kind: PaintedKind,
  direction: TransitionDirection,
  progress: number,
) => void;
