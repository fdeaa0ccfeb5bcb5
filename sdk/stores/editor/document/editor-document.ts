/** The document of an open project with its history and selection. Everything that changes it goes through `dispatch`. */

import { atom, computed } from 'nanostores';
import type { Clock } from '../../../base/clock';
import { isEqual } from '../../../base/equal';
import type { Id } from '../../../contract/schemas/ids';
import type { Edit } from '../../../project/edit';
import { type EditGroup, isStepAllowed } from '../../../project/edit-groups';
import { type EditorProject, sceneIndex } from '../../../project/editor-project';
import { affectedScene } from '../../../project/history/affected-scene';
import {
  canRedo,
  canUndo,
  closeStep,
  EMPTY_HISTORY,
  extend,
  type History,
  type HistoryStep,
  record,
  redo,
  type Step,
  undo,
} from '../../../project/history/history';
import { applyTransaction } from '../../../project/history/transaction';

/** Edits of one act: a drag, or the writing of one text. */
export interface Gesture {
  /** Finishes the gesture; its edits are one step of the history. */
  readonly finish: () => void;
  /** As if nothing had been done; what could be redone before can be redone again. */
  readonly cancel: () => void;
}

export class EditorDocument {
  readonly $project = atom<EditorProject | null>(null);
  readonly $selectedSceneId = atom<number | null>(null);
  /** Groups of edits that are allowed; null: everything. Steps that need more are refused. */
  readonly $allowedEdits = atom<ReadonlySet<EditGroup> | null>(null);
  readonly #history = atom<History>(EMPTY_HISTORY);
  readonly $canUndo = computed(this.#history, canUndo);
  readonly $canRedo = computed(this.#history, canRedo);
  /** Names of the next undo and redo as types of edits ('set-text'); undefined when there is none. */
  readonly $undoName = computed(this.#history, ({ done }) => done.at(-1)?.name);
  readonly $redoName = computed(this.#history, ({ undone }) => undone.at(-1)?.name);
  readonly #clock: Clock;
  readonly #onEdit: (project: EditorProject) => void;
  readonly #follow: (before: EditorProject, project: EditorProject) => EditorProject;
  /** While a gesture lasts, its edits are filed as of its beginning: a pause in it begins no step of its own. */
  #gestureAt: number | undefined;

  /** `follow`: what follows from an edit without being one, such as a name that follows the headline. */
  constructor(
    clock: Clock,
    onEdit: (project: EditorProject) => void,
    follow: (before: EditorProject, project: EditorProject) => EditorProject = (_, project) => project,
  ) {
    this.#clock = clock;
    this.#onEdit = onEdit;
    this.#follow = follow;
  }

  get history(): History {
    return this.#history.get();
  }

  /** Takes the steps that led to the document as it is now. Of steps that may not be done here, none before them is taken either. */
  restoreHistory({ done, undone }: History): void {
    const allowed = this.$allowedEdits.get();
    const isForbidden = ({ name, edits }: HistoryStep) => !isStepAllowed(name, edits, allowed);
    const newest = (steps: readonly HistoryStep[]) => steps.slice(steps.findLastIndex(isForbidden) + 1);
    this.#history.set({ done: newest(done), undone: newest(undone), open: null });
  }

  /** Another document, or none; what was done before cannot be undone any more. */
  replace(project: EditorProject | null): void {
    this.#gestureAt = undefined;
    this.#history.set(EMPTY_HISTORY);
    this.$project.set(project);
    this.$selectedSceneId.set(project?.scenes[0]?.id ?? null);
  }

  /**
   * Applies edits as one step of the history. False, with nothing changed, when one of them does not fit or is not allowed,
   * or nothing is open.
   */
  readonly dispatch = (name: string, edits: readonly Edit[]): boolean => {
    if (!isStepAllowed(name, edits, this.$allowedEdits.get())) return false;
    const project = this.$project.get();
    const applied = project && edits.length > 0 ? applyTransaction(project, { edits }) : undefined;
    if (!applied) return false;
    const atMs = this.#gestureAt ?? this.#clock.now();
    this.#history.set(record(this.#history.get(), { name, edits }, applied.inverse, atMs));
    this.#show(applied.project);
    return true;
  };

  /** As `dispatch`, for what follows from the newest step: a part of it where that has this name. */
  readonly extendStep = (name: string, edits: readonly Edit[]): boolean => {
    const before = this.#history.get();
    const project = this.$project.get();
    const applied = project ? applyTransaction(project, { edits }) : undefined;
    const extended = applied && extend(before, name, applied.inverse);
    if (!extended) return this.dispatch(name, edits);
    if (!isStepAllowed(name, edits, this.$allowedEdits.get())) return false;
    this.#history.set(extended);
    this.#show(applied.project);
    return true;
  };

  readonly allows = (group: EditGroup): boolean => this.$allowedEdits.get()?.has(group) ?? true;

  /** Takes in the changes of another tab or user: it is not the user's to undo. */
  absorb(edits: readonly Edit[]): void {
    const project = this.$project.get();
    const applied = project && applyTransaction(project, { edits });
    if (!applied) return;
    this.closeStep();
    this.#set(applied.project);
  }

  /** The next edit begins a step of its own: a field was left, a handle released. */
  readonly closeStep = (): void => this.#history.set(closeStep(this.#history.get()));

  /** Edits of one kind until it ends are one step, however long it takes. */
  readonly beginGesture = (): Gesture => {
    this.closeStep();
    const before = this.#history.get();
    this.#gestureAt = this.#clock.now();
    const finish = () => {
      this.#gestureAt = undefined;
      this.closeStep();
    };
    const cancel = () => {
      finish();
      const isBefore = () => this.#history.get().done.at(-1) === before.done.at(-1);
      if (isBefore()) return;
      while (this.$canUndo.get() && !isBefore()) this.#travel(undo);
      this.#history.set(before);
    };
    return { finish, cancel };
  };

  /** Undoing selects the scene that it changes. */
  readonly undo = (): void => this.#travel(undo);

  readonly redo = (): void => this.#travel(redo);

  /** Undoes if exactly these edits would be applied by it; false, with nothing changed, when something was done since. */
  readonly undoIfLast = (edits: readonly Edit[]): boolean => {
    const isLast = isEqual(this.#history.get().done.at(-1)?.edits, edits);
    if (isLast) this.undo();
    return isLast;
  };

  /** Null: no scene, the menu of all scenes. */
  readonly select = (sceneId: Id<'scene'> | null): void => {
    this.closeStep();
    this.$selectedSceneId.set(sceneId);
  };

  #travel(move: (history: History, project: EditorProject) => Step | undefined): void {
    const project = this.$project.get();
    const moved = project ? move(this.#history.get(), project) : undefined;
    if (!moved) return;
    this.#history.set(moved.history);
    this.#show(moved.project);
    const sceneId = affectedScene(moved.project, moved.step.edits, this.$selectedSceneId.get());
    if (sceneId !== undefined) this.$selectedSceneId.set(sceneId);
  }

  #show(edited: EditorProject): void {
    const before = this.$project.get();
    const project = before ? this.#follow(before, edited) : edited;
    this.#set(project);
    this.#onEdit(project);
  }

  #set(project: EditorProject): void {
    this.$project.set(project);
    const selected = this.$selectedSceneId.get();
    if (selected !== null && sceneIndex(project, selected) < 0) this.$selectedSceneId.set(null);
  }
}
