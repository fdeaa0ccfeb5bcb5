/** Steps back and forth of one survey's editor: whole surveys, as they were before each step. */
import { atom } from 'nanostores';
import type { Survey } from '../../contract/schemas/survey/survey';

/** Steps back that are kept. */
const MAX_STEPS = 100;
/** Edits of one field within this time are one step (milliseconds). */
const SAME_STEP_MS = 1000;

export class SurveySteps {
  readonly $past = atom<readonly Survey[]>([]);
  readonly $future = atom<readonly Survey[]>([]);
  #last = { field: '', atMs: 0 };

  /** `before`: what was there before `field` was changed. */
  edited(field: string, before: Survey, atMs: number): void {
    const isSameStep = field === this.#last.field && atMs - this.#last.atMs < SAME_STEP_MS;
    this.#last = { field, atMs };
    if (!isSameStep) this.$past.set([...this.$past.get(), before].slice(-MAX_STEPS));
    this.$future.set([]);
  }

  undo(current: Survey): Survey | undefined {
    return this.#step(current, this.$past, this.$future);
  }

  redo(current: Survey): Survey | undefined {
    return this.#step(current, this.$future, this.$past);
  }

  clear(): void {
    this.$past.set([]);
    this.$future.set([]);
    this.#last = { field: '', atMs: 0 };
  }

  #step(current: Survey, from: typeof this.$past, to: typeof this.$past): Survey | undefined {
    const next = from.get().at(-1);
    if (!next) return undefined;
    from.set(from.get().slice(0, -1));
    to.set([...to.get(), current]);
    this.#last = { field: '', atMs: 0 };
    return next;
  }
}
