/** Steps back and forth of one survey's editor: whole surveys, as they were before each step. */
import { atom, computed } from 'nanostores';
import { recordStep, redoStep, type StepHistory, undoStep } from '../../base/history';
import type { Survey } from '../../contract/surveys/survey';

/** Edits of one field within this time are one step; 100 steps are kept. */
const LIMITS = { pauseMs: 1000, depth: 100 };
const NONE: StepHistory<Survey, string> = { done: [], undone: [], open: null };

export class SurveySteps {
  readonly #history = atom(NONE);
  readonly $past = computed(this.#history, ({ done }) => done);
  readonly $future = computed(this.#history, ({ undone }) => undone);

  /** `before`: what was there before `field` was changed. */
  edited(field: string, before: Survey, atMs: number): void {
    const grown = (last: Survey, mark: string) => (mark === field ? last : undefined);
    this.#history.set(recordStep(this.#history.get(), { step: before, mark: field, atMs, grown }, LIMITS));
  }

  undo(current: Survey): Survey | undefined {
    return this.#step(undoStep(this.#history.get(), (result) => ({ result, inverse: current })));
  }

  redo(current: Survey): Survey | undefined {
    return this.#step(redoStep(this.#history.get(), (result) => ({ result, inverse: current })));
  }

  clear(): void {
    this.#history.set(NONE);
  }

  #step(taken: ReturnType<typeof undoStep<Survey, string, Survey>>): Survey | undefined {
    if (taken) this.#history.set(taken.history);
    return taken?.result;
  }
}
