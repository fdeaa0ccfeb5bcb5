/**
 * Undo and redo. A step holds the edits that undo one transaction. Undoing applies them and stores their inverse for
 * redo. Transactions become one step when people would call them one change. Each follows within half a second of the
 * last one and touches the same thing (the letters of a text, the positions of a slider). Nothing has closed the step
 * in between (leaving a field, releasing a handle).
 */
import { recordStep, redoStep, type StepHistory, undoStep } from '../../base/history';
import { type Edit, mergeEdits } from '../edit';
import type { EditorProject } from '../editor-project';
import { applyTransaction, compact, type Transaction } from './transaction';

/** Typing that pauses for longer begins a new step, as in other editors; 200 steps are kept. */
const LIMITS = { pauseMs: 500, depth: 200 };

export interface HistoryStep {
  readonly name: string;
  /** To be applied in this order to take the step back. */
  readonly edits: readonly Edit[];
}

/** The newest step can still grow by transactions like its last one. */
export type History = StepHistory<HistoryStep, Transaction>;

export const EMPTY_HISTORY: History = { done: [], undone: [], open: null };

export interface Step {
  readonly project: EditorProject;
  readonly history: History;
  /** The step that was taken back or brought back. */
  readonly step: HistoryStep;
}

/** Files what was done at `atMs`; whatever could be redone before is forgotten. */
export function record(history: History, transaction: Transaction, inverse: readonly Edit[], atMs: number): History {
  const step = { name: transaction.name, edits: compact(inverse) };
  const grown = (last: HistoryStep, mark: Transaction) =>
    isContinuation(mark, transaction) ? { name: last.name, edits: compact([...inverse, ...last.edits]) } : undefined;
  return recordStep(history, { step, mark: transaction, atMs, grown }, LIMITS);
}

/** Files what followed from the newest step as a part of it. Undefined where that step has another name. */
export function extend(history: History, name: string, inverse: readonly Edit[]): History | undefined {
  const last = history.done.at(-1);
  if (last?.name !== name) return undefined;
  const step = { name, edits: compact([...inverse, ...last.edits]) };
  return { ...history, done: [...history.done.slice(0, -1), step], undone: [] };
}

function isContinuation(before: Transaction, { name, edits }: Transaction): boolean {
  if (before.name !== name) return false;
  // The first of a run may do more: what a slider moves has to be there first.
  const earlier = before.edits.slice(-edits.length);
  return (
    earlier.length === edits.length &&
    edits.every((edit, index) => {
      const one = earlier[index];
      return one !== undefined && mergeEdits(one, edit) !== undefined;
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

/** Undefined when there is nothing to undo. A step that does not fit any more (another tab took its scene away) is passed over. */
export function undo(history: History, project: EditorProject): Step | undefined {
  const taken = undoStep(history, appliedTo(project));
  return taken && { ...taken.result, history: taken.history };
}

/** As `undo`, with what was undone. */
export function redo(history: History, project: EditorProject): Step | undefined {
  const taken = redoStep(history, appliedTo(project));
  return taken && { ...taken.result, history: taken.history };
}

function appliedTo(project: EditorProject) {
  return (step: HistoryStep) => {
    const applied = applyTransaction(project, step);
    const inverse = { name: step.name, edits: applied?.inverse ?? [] };
    return applied && { result: { project: applied.project, step }, inverse };
  };
}
