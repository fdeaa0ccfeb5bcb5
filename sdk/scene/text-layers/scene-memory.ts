/**
 * Memory of the compilations of one scene. Typing changes one text of a scene: with a memory the others are not set
 * again. They stay the same objects, so that a comparison of two results finds the changes by identity.
 */
import type { LottieAnimation, LottieLayer } from '../lottie';

/** Kind of result for a layer. */
type Step = 'fit' | 'text' | 'tie';

/** Kind of result for a document. */
type Stage = 'length' | 'colors' | 'layout';

interface Kept<Of, Result> {
  readonly of: Of;
  readonly key: string;
  readonly result: Result;
}

export class SceneMemory {
  readonly #documents = new Map<Stage, Kept<LottieAnimation, LottieAnimation>>();
  /** By the template's layer: the last one, since the same text rarely comes back. */
  readonly #layers = new WeakMap<LottieLayer, Map<Step, { readonly key: string; readonly result: unknown }>>();

  /** The document after a stage. `values`: all that it depends on. */
  document(stage: Stage, of: LottieAnimation, values: unknown, make: () => LottieAnimation): LottieAnimation {
    const key = JSON.stringify(values) ?? '';
    const known = this.#documents.get(stage);
    if (known?.of === of && known.key === key) return known.result;
    const result = make();
    this.#documents.set(stage, { of, key, result });
    return result;
  }

  /** Result of a step for the layer. `values`: all that it depends on; a step always makes the same kind of result. */
  layer<Result>(step: Step, of: LottieLayer, values: unknown, make: () => Result): Result {
    const key = JSON.stringify(values);
    const steps = this.#layers.get(of) ?? new Map<Step, { readonly key: string; readonly result: unknown }>();
    const known = steps.get(step);
    if (known?.key === key) return known.result as Result;
    const result = make();
    this.#layers.set(of, steps.set(step, { key, result }));
    return result;
  }
}
