/** What becomes of an open project when there is another version of it: a draft of an earlier visit, another tab's save. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { SpotreelError } from '../../base/errors';
import { errorCatalogue } from '../../contract/errors';
import type { Project } from '../../contract/schemas/project';
import type { EditorProject } from '../../project/editor-project';
import { fromProject } from '../../project/load';
import type { Missing } from '../../project/repair/missing';
import { NO_MUSIC, repairEdits } from '../../project/repair/repairs';
import { isSameSave, toProjectSave } from '../../project/save-payload';
import { applyTransaction } from '../../project/transaction';
import { changesBetween } from '../../project/versions/changes';
import { editsBetween } from '../../project/versions/edits-between';
import { mergeVersions } from '../../project/versions/merge';
import type { Change, Choices, Overlap, Side } from '../../project/versions/part';
import type { RestoredDraft } from '../drafts/draft-keeper';
import { failureOf } from '../failure';
import type { StoreContext } from '../store-context';
import type { EditorDocument } from './editor-document';
import { copyName, copyProject } from './project-copy';
import type { RepairsStore } from './repairs-store';
import type { Saver, Stale } from './saver';
import type { Surroundings } from './surroundings';

/** Two versions that both changed the same parts. */
export interface Conflict {
  readonly base: EditorProject;
  readonly mine: EditorProject;
  readonly theirs: EditorProject;
  /** What has to be decided. */
  readonly overlaps: readonly Overlap[];
  /** What goes in unasked. */
  readonly onlyMine: readonly Change[];
  readonly onlyTheirs: readonly Change[];
}

export class Versions {
  readonly $conflict: ReadableAtom<Conflict | null>;
  /** The conflict is to be decided now; false after `putOff`, when somebody wants to look at the video first. */
  readonly $isAsking: ReadableAtom<boolean>;
  readonly #putOff = atom<Stale | null>(null);
  readonly #context: StoreContext;
  readonly #document: EditorDocument;
  readonly #surroundings: Surroundings;
  readonly #saver: Saver;
  readonly #missing: () => readonly Missing[];

  constructor(
    context: StoreContext,
    document: EditorDocument,
    surroundings: Surroundings,
    saver: Saver,
    { $missing }: RepairsStore,
  ) {
    this.#missing = () => $missing.get();
    this.#context = context;
    this.#document = document;
    this.#surroundings = surroundings;
    this.#saver = saver;
    this.$conflict = computed([saver.$stale, document.$project], (stale, mine) =>
      stale && mine ? conflictOf(stale, mine) : null,
    );
    this.$isAsking = computed([saver.$stale, this.#putOff], (stale, putOff) => stale !== null && stale !== putOff);
  }

  /** Decides later: edits go on and are kept in this browser, and nothing is saved until then. */
  readonly putOff = (): void => this.#putOff.set(this.#saver.$stale.get());

  /** Asks again; goes on at once when further edits have left nothing to ask. */
  readonly ask = (): void => {
    if (this.$conflict.get()?.overlaps.length === 0) this.resolve({});
    else this.#putOff.set(null);
  };

  /** Takes over what only they changed, without a question; false when both changed the same. */
  readonly mergeUnasked = ({ base, theirs }: Stale): boolean => {
    const mine = this.#document.$project.get();
    if (!mine) return false;
    const { project, overlaps } = mergeVersions({ base, mine, theirs: fromProject(theirs) });
    if (overlaps.length > 0) return false;
    this.#surroundings.add(theirs);
    this.#document.absorb(editsBetween(mine, project));
    void this.#surroundings.follow(project);
    const { t, toasts } = this.#context;
    toasts.show({ tone: 'info', title: t('saving.merged'), text: t('saving.mergedText') });
    return true;
  };

  /**
   * Puts the edits of an earlier visit on top of what was just opened, as one step. Where both changed the same, mine
   * shows and the conflict is to be decided. False: there was nothing left to put back.
   */
  putBack(draft: RestoredDraft, wire: Project): boolean {
    const theirs = fromProject(wire);
    const isOurs = draft.sent !== null && isSameSave(toProjectSave(draft.sent), toProjectSave(theirs));
    const base = isOurs || draft.baseVersion === wire.version ? theirs : draft.base;
    const { project, overlaps } = mergeVersions({ base, mine: draft.project, theirs });
    const back = editsBetween(theirs, overlaps.length > 0 ? draft.project : project);
    if (!this.#document.dispatch('restore-draft', back)) return false;
    this.#document.closeStep();
    if (overlaps.length > 0) this.#saver.await({ base, theirs: wire }, staleVersion());
    const { t, toasts } = this.#context;
    toasts.show({ tone: 'success', title: t('saving.restored'), text: t('saving.restoredText') });
    return true;
  }

  /**
   * Decides the conflict: one side for everything that both changed, or a side for each overlap by its key (mine where
   * nothing is said). Both versions stay within reach: undoing once shows theirs, undoing twice shows mine.
   */
  readonly resolve = (choice: Side | Choices): void => {
    const stale = this.#saver.$stale.get();
    const conflict = this.$conflict.get();
    if (!stale || !conflict) return;
    const { base, mine, theirs, overlaps } = conflict;
    const choices = typeof choice === 'string' ? everything(overlaps, choice) : choice;
    this.#goOn(stale, mine, mergeVersions({ base, mine, theirs }, choices).project);
  };

  /**
   * Saves mine as a project of its own, and goes on with theirs here (mine stays one step of undo away). The copy's id
   * and name; undefined, with a notification, when it could not be saved: then nothing is decided yet. A copy leaves out
   * what is missing (`RepairsStore`): a new project cannot name it.
   */
  readonly keepBoth = async (): Promise<{ readonly id: number; readonly name: string } | undefined> => {
    const { client, t, toasts } = this.#context;
    const mine = this.$conflict.get()?.mine;
    if (!mine) return undefined;
    const name = copyName(mine.name, (words) => t('saving.copyName', { name: words }));
    try {
      const edits = repairEdits(this.#missing(), NO_MUSIC);
      const whole = applyTransaction(mine, { edits })?.project ?? mine;
      const id = await copyProject(client, whole, name);
      const [stale, conflict] = [this.#saver.$stale.get(), this.$conflict.get()];
      if (stale && conflict) this.#goOn(stale, conflict.mine, conflict.theirs);
      return { id, name };
    } catch (thrown) {
      toasts.show({ tone: 'danger', title: failureOf(thrown, t, 'saving.copyFailed').message });
      return undefined;
    }
  };

  #goOn(stale: Stale, mine: EditorProject, next: EditorProject): void {
    const theirs = fromProject(stale.theirs);
    this.#surroundings.add(stale.theirs);
    this.#saver.overrule();
    for (const [name, edits] of [
      ['take-theirs', editsBetween(mine, theirs)],
      ['resolve-conflict', editsBetween(theirs, next)],
    ] as const) {
      this.#document.closeStep();
      this.#document.dispatch(name, edits);
    }
    this.#document.closeStep();
  }
}

function conflictOf({ base, theirs: wire }: Stale, mine: EditorProject): Conflict {
  const theirs = fromProject(wire);
  const { overlaps } = mergeVersions({ base, mine, theirs });
  const asked = new Set(overlaps.map(({ key }) => key));
  const unasked = (changes: readonly Change[]) => changes.filter(({ key }) => !asked.has(key));
  return {
    base,
    mine,
    theirs,
    overlaps,
    onlyMine: unasked(changesBetween(base, mine)),
    onlyTheirs: unasked(changesBetween(base, theirs)),
  };
}

function everything(overlaps: readonly Overlap[], side: Side): Choices {
  return Object.fromEntries(overlaps.map(({ key }) => [key, side]));
}

function staleVersion(): SpotreelError {
  return new SpotreelError('stale_version', errorCatalogue.stale_version.message);
}
