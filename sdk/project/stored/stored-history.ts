/**
 * The history of an open project as it is written down: it is restored where the project is as it was then, and nowhere else. So a
 * step of it does to the project what it would have done.
 */
import { type Edit, readEdit } from '../edit';
import type { EditorProject } from '../editor-project';
import { readList, readObject, readText } from '../edits/read';
import { EMPTY_HISTORY, type History, type HistoryStep } from '../history/history';
import { isSameSave, toProjectSave } from '../saving/save-payload';
import { STORED_FORMAT, type StoredProject, storeProject } from './store-project';

/** The form that is written now. Others are not read: a history is worth less than a wrong step costs. */
const HISTORY_FORMAT = 1;
/** Characters of all steps together, about half a megabyte in the browser. */
const MOST_CHARACTERS = 256 * 1024;

/** A history, and the project that its newest step fits. */
export interface StoredHistory {
  readonly format: number;
  readonly project: StoredProject;
  /** The newest step last, as in `History`. */
  readonly done: readonly HistoryStep[];
  readonly undone: readonly HistoryStep[];
}

/** Leaves out the oldest steps that are too much. Undefined for a project without an id, or one that cannot be saved. */
export function storeHistory(
  history: History,
  project: EditorProject,
  mostCharacters = MOST_CHARACTERS,
): StoredHistory | undefined {
  const stored = storedOf(project);
  if (!stored) return undefined;
  const done = newestOf(history.done, mostCharacters);
  const undone = newestOf(history.undone, mostCharacters - done.characters);
  return { format: HISTORY_FORMAT, project: stored, done: done.steps, undone: undone.steps };
}

/** `json`: what `storeHistory` wrote. Undefined where it belongs to another state of the project, or another version wrote it. */
export function readHistory(json: unknown, opened: EditorProject): History | undefined {
  const object = readObject(json);
  const then = readObject(object?.project);
  if (object?.format !== HISTORY_FORMAT || then?.format !== STORED_FORMAT) return undefined;
  const { format: _format, ...save } = then as StoredProject;
  if (!isSameSave(save, storedOf(opened) && toProjectSave(opened))) return undefined;
  const done = readableOf(object.done);
  const undone = readableOf(object.undone);
  return done.length + undone.length > 0 ? { ...EMPTY_HISTORY, done, undone } : undefined;
}

/** A project with a scene that has no form cannot be written down, as it cannot be saved. */
function storedOf(project: EditorProject): StoredProject | undefined {
  try {
    return storeProject(project);
  } catch {
    return undefined;
  }
}

function newestOf(steps: readonly HistoryStep[], mostCharacters: number) {
  let characters = 0;
  const firstTooMuch = steps.findLastIndex((step) => {
    characters += JSON.stringify(step).length;
    return characters > mostCharacters;
  });
  const kept = steps.slice(firstTooMuch + 1);
  return { steps: kept, characters: JSON.stringify(kept).length };
}

/** A step that cannot be read takes those before it along: they fit what it would have made. */
function readableOf(json: unknown): HistoryStep[] {
  const steps = Array.isArray(json) ? json.map(readStep) : [];
  return steps.slice(steps.lastIndexOf(undefined) + 1) as HistoryStep[];
}

function readStep(json: unknown): HistoryStep | undefined {
  const object = readObject(json);
  const name = readText(object?.name);
  const edits = readList<Edit>(object?.edits, (edit) => readEdit(JSON.stringify(edit)));
  return name === undefined || !edits ? undefined : { name, edits };
}
