/**
 * The part of lottie-web 5.13 that the player uses. The types below the public `LottieInstance` are members of its SVG
 * renderer. They let one layer be replaced without building the other ones again (`lottie-layer-swap.ts`). They also
 * report where fields are painted (`field-layers.ts`). Where the members are not as described here, the first falls
 * back to a new instance, and the second reports nothing.
 */
import type { LottieAnimation, LottieLayer } from '../../scene/lottie';

export interface LottieModule {
  loadAnimation(options: {
    container: HTMLElement;
    renderer: 'svg';
    loop: boolean;
    autoplay: boolean;
    animationData: LottieAnimation;
    rendererSettings: Readonly<Record<string, unknown>>;
  }): LottieInstance;
}

export interface LottieInstance {
  readonly isLoaded: boolean;
  readonly renderer: LottieComposition;
  addEventListener(name: 'error', listener: (event: { nativeError?: unknown }) => void): void;
  /** Draws the frame at once. */
  goToAndStop(frame: number, isFrame: true): void;
  destroy(): void;
}

/** The renderer of the document, or the element of a precomp. */
export interface LottieComposition {
  /** In its own time; below 0 or absent before it is on show for the first time. */
  readonly renderedFrame?: number;
  layers: LottieLayer[];
  elements: (LottieElement | null | undefined)[];
  buildItem(index: number): void;
  checkPendingElements(): void;
}

export interface LottieElement {
  readonly data: LottieLayer;
  /** Elements of a precomp. */
  readonly elements?: LottieComposition['elements'];
  /** Whether its layer's time includes the frame on show. */
  readonly isInRange?: boolean;
  /** Whether another layer has it as its parent. */
  readonly _isParent?: boolean;
  /** Id of the group in the document's definitions that a matte is drawn in; masks of it are named `<id>_<kind>`. */
  readonly layerId: string;
  readonly layerElement: SVGElement | null;
  getBaseElement(): SVGElement | null | undefined;
  /** Evaluates what moves; `frame` counts from the layer's own start. */
  prepareFrame(frame: number): void;
  /** Draws what was evaluated. */
  renderFrame(): void;
  /** Makes a mask of this layer; returns its id. */
  getMatte(kind: number): string;
  setMatte(id: string): void;
  destroy(): void;
}
