import type { LottieAnimation } from '../scene/lottie';

/** A still that replaces a scene while a drag passes it. Each call makes a new node that covers its parent. */
export interface SceneFallback {
  /** Animation that it was painted of. */
  readonly animation: LottieAnimation;
  /** All of it, at its fullest. */
  scene(): HTMLElement;
  /** Its background alone; undefined when that is a color. */
  background(): HTMLElement | undefined;
}

/** By ingredient id; undefined where there is none yet. */
export type SceneFallbackOf = (ingredientId: number) => SceneFallback | undefined;
