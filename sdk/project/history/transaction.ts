/** Edits that belong together under one name: applied as a whole or not at all, undone as a whole. */
import { applyEdit, type Edit, invertEdit, mergeEdits } from '../edit';
import type { EditorProject } from '../editor-project';

/** Edits that are applied together and undone together. */
export interface Transaction {
  /** Name of the change, as a key of the message catalogue or plain words: 'Undo …'. */
  readonly name: string;
  readonly edits: readonly Edit[];
}

export interface Applied {
  readonly project: EditorProject;
  /** The edits that take the transaction back, in the order in which they are to be applied. */
  readonly inverse: readonly Edit[];
}

/** Undefined when one of the edits does not fit; the project is then as it was. */
export function applyTransaction(project: EditorProject, { edits }: Pick<Transaction, 'edits'>): Applied | undefined {
  let current = project;
  const inverse: Edit[] = [];
  for (const edit of edits) {
    const next = applyEdit(current, edit);
    if (!next) return undefined;
    inverse.unshift(invertEdit(current, edit));
    current = next;
  }
  return { project: current, inverse };
}

/** The same change in as few edits: neighbors that merge are merged. */
export function compact(edits: readonly Edit[]): Edit[] {
  const compacted: Edit[] = [];
  for (const edit of edits) {
    const last = compacted.at(-1);
    const merged = last && mergeEdits(last, edit);
    if (merged) compacted[compacted.length - 1] = merged;
    else compacted.push(edit);
  }
  return compacted;
}
