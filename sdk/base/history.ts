/**
 * Undo and redo of any document. A step is what takes one change back; what it holds is the document's own matter. A change grows the newest
 * step where people would call both one change: the document says so with `grown`. Nothing has closed the step in between.
 */

/** Steps back and forth. `Mark`: what the newest step was about. */
export interface StepHistory<Step, Mark> {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
  /** The newest step can still grow; null when it is closed. */
  readonly open: { readonly mark: Mark; readonly atMs: number } | null;
}

/** A change that was made. */
export interface Recorded<Step, Mark> {
  /** Inverse, as a step of its own. */
  readonly step: Step;
  readonly mark: Mark;
  readonly atMs: number;
  /** The newest step with this change in it. Undefined: the change is a step of its own. */
  readonly grown: ((last: Step, mark: Mark) => Step | undefined) | undefined;
}

export interface HistoryLimits {
  /** Pause after which a change is a step of its own, ms. */
  readonly pauseMs: number;
  /** Steps that are kept. */
  readonly depth: number;
}

/** Files a change; whatever could be redone before is forgotten. */
export function recordStep<Step, Mark>(
  { done, open }: StepHistory<Step, Mark>,
  { step, mark, atMs, grown }: Recorded<Step, Mark>,
  { pauseMs, depth }: HistoryLimits,
): StepHistory<Step, Mark> {
  const last = done.at(-1);
  const isInTime = open !== null && atMs - open.atMs <= pauseMs;
  const more = last !== undefined && isInTime ? grown?.(last, open.mark) : undefined;
  const steps = more === undefined ? [...done, step].slice(-depth) : [...done.slice(0, -1), more];
  return { done: steps, undone: [], open: { mark, atMs } };
}

/** Result of a step, and the step that reverts it. */
export interface TakenStep<Step, Result> {
  readonly result: Result;
  readonly inverse: Step;
}

/** Takes the newest step back. `apply` gives undefined for a step that does not fit any more: it is passed over. Undefined: there is none. */
export function undoStep<Step, Mark, Result>(
  { done, undone }: StepHistory<Step, Mark>,
  apply: (step: Step) => TakenStep<Step, Result> | undefined,
): { readonly history: StepHistory<Step, Mark>; readonly result: Result } | undefined {
  const taken = take(done, apply);
  return (
    taken && { history: { done: taken.rest, undone: [...undone, taken.inverse], open: null }, result: taken.result }
  );
}

/** Brings the newest undone step back; as `undoStep`. */
export function redoStep<Step, Mark, Result>(
  { done, undone }: StepHistory<Step, Mark>,
  apply: (step: Step) => TakenStep<Step, Result> | undefined,
): { readonly history: StepHistory<Step, Mark>; readonly result: Result } | undefined {
  const taken = take(undone, apply);
  return taken && { history: { done: [...done, taken.inverse], undone: taken.rest, open: null }, result: taken.result };
}

function take<Step, Result>(steps: readonly Step[], apply: (step: Step) => TakenStep<Step, Result> | undefined) {
  for (const [index, step] of [...steps.entries()].reverse()) {
    const taken = apply(step);
    if (taken) return { ...taken, rest: steps.slice(0, index) };
  }
  return undefined;
}
