/** Versions of an open project: a draft of an earlier visit, another tab's save. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Project } from '../../../contract/project/project';
import type { EditorProject } from '../../../project/editor-project';
import { fromProject } from '../../../project/load';
import type { Missing } from '../../../project/repair/missing';
import { isSameSave, toProjectSave } from '../../../project/saving/save-payload';
import type { PartChoices, VersionSide } from '../../../project/versions/part';
import type { ProjectDrafts } from '../../drafts/project-drafts';
import type { RestoredDraft } from '../../drafts/read-draft';
import type { StoreContext } from '../../store-context';
import type { EditorDocument } from '../document/editor-document';
import type { EditorEnvironment } from '../document/editor-environment';
import type { NameFollowing } from '../document/name-following';
import type { EditorParts } from '../editor-parts';
import type { RepairsStore } from './repairs-store';
import type { Saver, Stale } from './saver';
import { tooLongText } from './too-long-text';
import type { Conflict, Merging } from './version-merging';

export class VersionsStore {
  readonly $conflict: ReadableAtom<Conflict | null>;
  /** The conflict is to be decided now; false after `putOff`, when the user wants to look at the video first. */
  readonly $isAsking: ReadableAtom<boolean>;
  readonly #putOff = atom<Stale | null>(null);
  readonly #merging = atom<Merging | null>(null);
  readonly #context: StoreContext;
  readonly #document: EditorDocument;
  readonly #environment: EditorEnvironment;
  readonly #saver: Saver;
  readonly #drafts: ProjectDrafts;
  readonly #names: NameFollowing;
  readonly #missing: () => readonly Missing[];

  constructor(
    context: StoreContext,
    { document, environment, saver, drafts }: EditorParts,
    { $missing }: RepairsStore,
    names: NameFollowing,
  ) {
    this.#names = names;
    this.#drafts = drafts;
    this.#missing = () => $missing.get();
    this.#context = context;
    this.#document = document;
    this.#environment = environment;
    this.#saver = saver;
    this.$conflict = computed([saver.$stale, document.$project, this.#merging], (stale, mine, merging) =>
      stale && mine && merging ? merging.conflictOf(stale, mine, names) : null,
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

  /** Loads the code that `putBack` needs. */
  readonly prepare = (): Promise<Merging> => this.#load();

  /** Takes over what only they changed, without a question; false when both changed the same. */
  readonly mergeUnasked = async ({ base, theirs }: Stale): Promise<boolean> => {
    const before = this.#document.$project.get();
    const { merge, editsBetween, reportMerge } = await this.#load();
    const mine = this.#document.$project.get();
    // Another project may have been opened meanwhile.
    if (!mine || mine.id !== before?.id) return false;
    const { project, overlaps } = merge({ base, theirs }, mine, this.#names);
    // To choose, both are shown.
    this.#environment.add(theirs);
    if (overlaps.length > 0) return false;
    const news = editsBetween(mine, project);
    if (news.length === 0) return true;
    this.#document.absorb(news);
    void this.#environment.follow(project);
    reportMerge(this.#context, { hasMine: !isSameSave(toProjectSave(mine), toProjectSave(base)) });
    return true;
  };

  /**
   * Puts the edits of an earlier visit on top of what was just opened, as one step. Where both changed the same, mine
   * shows and the conflict is to be decided. False: there was nothing left to put back.
   */
  putBack(
    draft: RestoredDraft,
    wire: Project,
    { merge, editsBetween, reportRestored, staleVersion }: Merging,
  ): boolean {
    const theirs = fromProject(wire);
    const isOurs = draft.sent !== null && isSameSave(toProjectSave(draft.sent), toProjectSave(theirs));
    const base = isOurs || draft.baseVersion === wire.version ? theirs : draft.base;
    const { project, overlaps } = merge({ base, theirs: wire }, draft.project, this.#names);
    const back = editsBetween(theirs, overlaps.length > 0 ? draft.project : project);
    if (!this.#document.dispatch('restore-draft', back)) return false;
    this.#document.closeStep();
    if (overlaps.length > 0) this.#saver.await({ base, theirs: wire }, staleVersion());
    reportRestored(this.#context);
    return true;
  }

  /**
   * Decides the conflict: one side for everything that both changed, or a side for each overlap by its key (mine where
   * nothing is said). Both versions stay within reach: undoing once shows theirs, undoing twice shows mine.
   */
  readonly resolve = (choice: VersionSide | PartChoices): void => {
    const stale = this.#saver.$stale.get();
    const conflict = this.$conflict.get();
    const merging = this.#merging.get();
    if (!stale || !conflict || !merging) return;
    this.#goOn(stale, conflict.mine, merging.resolve(stale, conflict, choice, this.#names));
  };

  /**
   * Saves mine as a project of its own, and goes on with theirs here (mine stays one step of undo away). The copy's id
   * and name; undefined, with a notification, when it could not be saved: then nothing is decided yet. A copy leaves out
   * what is missing (`RepairsStore`): a new project cannot name it. Texts that are longer than their fields wait in a draft
   * of the copy, as they did here.
   */
  readonly keepBoth = async (): Promise<{ readonly id: number; readonly name: string } | undefined> => {
    const mine = this.$conflict.get()?.mine;
    const merging = this.#merging.get();
    if (!mine || !merging) return undefined;
    const ports = { context: this.#context, saver: this.#saver, drafts: this.#drafts, tooLong: tooLongText };
    const copy = await merging.keepBoth(ports, mine, this.#missing());
    const stale = this.#saver.$stale.get();
    const conflict = this.$conflict.get();
    if (copy && stale && conflict) this.#goOn(stale, conflict.mine, conflict.theirs);
    return copy;
  };

  async #load(): Promise<Merging> {
    const { merging } = await import('./version-merging');
    this.#merging.set(merging);
    return merging;
  }

  #goOn(stale: Stale, mine: EditorProject, next: EditorProject): void {
    this.#environment.add(stale.theirs);
    this.#saver.overrule();
    for (const [name, edits] of this.#merging.get()?.stepsTo(next, mine, stale) ?? []) {
      this.#document.closeStep();
      this.#document.dispatch(name, edits);
    }
    this.#document.closeStep();
  }
}
