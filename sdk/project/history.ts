/**
 * Undo and redo. A step holds the edits that undo one transaction. Undoing applies them and stores their inverse for
 * redo. Transactions become one step when people would call them one change. Each follows within half a second of the
 * last one and touches the same thing (the letters of a text, the positions of a slider). Nothing has closed the step
 * in between (leaving a field, releasing a handle).
 */
import { type Edit, mergeEdits } from './edit';
import type { EditorProject } from './editor-project';
import { applyTransaction, compact, type Transaction } from './transaction';

/** Pause after which typing begins a new step, as in other editors. */
const GROUP_DELAY_MS = 500;
/** Steps that are kept. */
const DEPTH = 200;

export interface HistoryStep {
  readonly name: string;
  /** To be applied in this order to take the step back. */
  readonly edits: readonly Edit[];
}

export interface History {
  readonly done: readonly HistoryStep[];
  readonly undone: readonly HistoryStep[];
  /** The transaction that the newest step can still grow by; null when the step is closed. */
  readonly open: { readonly transaction: Transaction; readonly atMs: number } | null;
}

export const EMPTY_HISTORY: History = { done: [], undone: [], open: null };

export interface Step {
  readonly project: EditorProject;
  readonly history: History;
  /** The step that was taken back or brought back. */
  readonly step: HistoryStep;
}

/** Files what was done at `atMs`; whatever could be redone before is forgotten. */
export function record(history: History, transaction: Transaction, inverse: readonly Edit[], atMs: number): History {
  const last = history.done.at(-1);
  const open = { transaction, atMs };
  if (last && isContinuation(history, transaction, atMs)) {
    const grown = { name: last.name, edits: compact([...inverse, ...last.edits]) };
    return { done: [...history.done.slice(0, -1), grown], undone: [], open };
  }
  const step = { name: transaction.name, edits: compact(inverse) };
  return { done: [...history.done, step].slice(-DEPTH), undone: [], open };
}

function isContinuation({ open }: History, { name, edits }: Transaction, atMs: number): boolean {
  if (!open || open.transaction.name !== name || atMs - open.atMs > GROUP_DELAY_MS) return false;
  // The first of a run may do more: what a slider moves has to be there first.
  const earlier = open.transaction.edits.slice(-edits.length);
  return (
    earlier.length === edits.length &&
    edits.every((edit, index) => {
      const before = earlier[index];
      return before !== undefined && mergeEdits(before, edit) !== undefined;
    })
  );
}

/** The next transaction begins a step of its own. */
export function closeStep(history: History): History {
  return history.open ? { ...history, open: null } : history;
}

export function canUndo({ done }: History): boolean {
  return done.length > 0;
}

export function canRedo({ undone }: History): boolean {
  return undone.length > 0;
}

/** Undefined when there is nothing to undo. */
export function undo(history: History, project: EditorProject): Step | undefined {
  const taken = take(history.done, project);
  if (!taken) return undefined;
  const { rest, filed, ...step } = taken;
  return { ...step, history: { done: rest, undone: [...history.undone, filed], open: null } };
}

/** Undefined when there is nothing to redo. */
export function redo(history: History, project: EditorProject): Step | undefined {
  const taken = take(history.undone, project);
  if (!taken) return undefined;
  const { rest, filed, ...step } = taken;
  return { ...step, history: { done: [...history.done, filed], undone: rest, open: null } };
}

/** A step that does not fit any more (another tab took its scene away) is passed over. */
function take(steps: readonly HistoryStep[], project: EditorProject) {
  for (let index = steps.length - 1; index >= 0; index--) {
    const step = steps[index];
    const applied = step && applyTransaction(project, step);
    if (!step || !applied) continue;
    const filed = { name: step.name, edits: applied.inverse };
    return { project: applied.project, step, rest: steps.slice(0, index), filed };
  }
  return undefined;
}
