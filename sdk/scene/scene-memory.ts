/**
 * What compilations of one scene have in common. Typing changes one text of a scene: with a memory the others are not
 * set again. They stay the same objects, so that a comparison of two results finds the changes by identity.
 */
import type { LottieAnimation, LottieLayer } from './lottie';

/** A text layer as shapes. */
export interface TextChange {
  readonly layer: LottieLayer;
  readonly overflows: boolean;
}

export class SceneMemory {
  #colored: { readonly of: LottieAnimation; readonly key: string; readonly result: LottieAnimation } | undefined;
  /** By the template's layer: the last one, since the same text rarely comes back. */
  readonly #texts = new WeakMap<LottieLayer, { readonly key: string; readonly text: TextChange }>();

  /** The document in these colors. */
  colored(of: LottieAnimation, colors: unknown, make: () => LottieAnimation): LottieAnimation {
    const key = JSON.stringify(colors);
    if (this.#colored?.of !== of || this.#colored.key !== key) this.#colored = { of, key, result: make() };
    return this.#colored.result;
  }

  /** The layer with a text of this key. */
  text(of: LottieLayer, key: string, make: () => TextChange): TextChange {
    const known = this.#texts.get(of);
    if (known?.key === key) return known.text;
    const text = make();
    this.#texts.set(of, { key, text });
    return text;
  }
}
