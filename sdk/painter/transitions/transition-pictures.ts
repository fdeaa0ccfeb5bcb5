/** Pictures of two scenes, from which a transition is painted. */
import type { CompiledTransition } from '../../scene/composition';
import type { Bounds } from '../layer-pool';

/** A canvas on which transitions are painted: a browser's; Node's has all that is used. */
export type TransitionContext = OffscreenCanvasRenderingContext2D;

/** Choices that a transition may depend on. */
export interface TransitionLook extends Pick<CompiledTransition, 'direction'> {
  /** CSS. */
  readonly color: string;
}

/** The wipe with which the leaving scene covers itself. Both paint over a canvas of the size of the pictures. */
export interface StyleWipe {
  /** Colors that go ahead of the cover. */
  readonly paintAhead: (context: TransitionContext) => void;
  /** Shape of the entering scene: it is seen where this is opaque. */
  readonly paintCover: (context: TransitionContext) => void;
}

/** Places of one picture that both scenes show: edges as shares of the canvas. */
export interface SharedPicture {
  readonly leaving: Bounds;
  readonly entering: Bounds;
}

export interface TransitionPictures {
  readonly leaving: CanvasImageSource;
  readonly entering: CanvasImageSource;
  /** Size in px of the pictures and of the canvas. */
  readonly width: number;
  readonly height: number;
  /** Another canvas of this size, empty. There is one: a second call empties it. */
  readonly scratch: () => TransitionContext;
  /** Wipe for the kind `style`. Absent: the template has none. */
  readonly wipe?: StyleWipe | undefined;
  /** Picture for the kind `match`. Absent: the scenes share none. */
  readonly shared?: SharedPicture | undefined;
}
