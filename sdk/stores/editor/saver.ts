/** Carries out what `sdk/project/autosave` decides: timers, the save call, and what its refusals mean. */
import { atom } from 'nanostores';
import { isSpotreelError } from '../../base/errors';
import type { Project, ProjectSave } from '../../contract/schemas/project';
import {
  type Autosave,
  conflictOverruled,
  edited,
  hasUnsavedEdits,
  hurried,
  NOTHING_TO_SAVE,
  nextSaveInMs,
  saveBegan,
  saveFailed,
  saveSucceeded,
} from '../../project/autosave';
import type { EditorProject } from '../../project/editor-project';
import { fromProject } from '../../project/load';
import { isSameSave, toProjectSave } from '../../project/save-payload';
import { type Failure, failureOf, isPassing, isUnreachable } from '../failure';
import type { StoreContext } from '../store-context';
import type { PendingSaves } from './pending-saves';

export class Saver {
  readonly $autosave = atom<Autosave>(NOTHING_TO_SAVE);
  /** Why the last save failed. */
  readonly $failure = atom<Failure | null>(null);
  /** What another tab saved in between. */
  readonly $theirs = atom<Project | null>(null);
  readonly #context: StoreContext;
  readonly #pending: PendingSaves;
  readonly #project: () => EditorProject | null;
  #version = 0;
  /** A save whose answer was lost: it may have reached the server all the same. */
  #unanswered: ProjectSave | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  /** Grows with each project; the answer to an older one's save is not ours. */
  #era = 0;

  constructor(context: StoreContext, pending: PendingSaves, project: () => EditorProject | null) {
    this.#context = context;
    this.#pending = pending;
    this.#project = project;
  }

  /** A project has been loaded with this version; what was before is forgotten. */
  begin(version: number): void {
    this.stop();
    this.#version = version;
  }

  stop(): void {
    this.#era += 1;
    clearTimeout(this.#timer);
    this.#saving = undefined;
    this.#unanswered = undefined;
    this.$theirs.set(null);
    this.$failure.set(null);
    this.$autosave.set(NOTHING_TO_SAVE);
  }

  edited(): void {
    this.#step(edited(this.$autosave.get(), this.#now()));
  }

  /** Does not wait any longer: the user asked, the connection or the session is back. */
  hurry(): void {
    this.#step(hurried(this.$autosave.get(), this.#now()));
  }

  /** Saves what is unsaved now; false when that failed, or when a conflict has to be decided first. */
  async flush(): Promise<boolean> {
    const era = this.#era;
    if (this.$theirs.get()) return false;
    while (era === this.#era && hasUnsavedEdits(this.$autosave.get())) {
      this.hurry();
      await (this.#saving ?? this.#save());
      if (this.$autosave.get().failure) return false;
    }
    return true;
  }

  /** Decides a conflict: what is here is saved over what is there. */
  overrule(): void {
    const theirs = this.$theirs.get();
    if (!theirs) return;
    this.#version = theirs.version;
    this.$theirs.set(null);
    this.$failure.set(null);
    this.#step(conflictOverruled(this.$autosave.get(), this.#now()));
  }

  #now(): number {
    return this.#context.clock.now();
  }

  #step(autosave: Autosave): void {
    this.$autosave.set(autosave);
    clearTimeout(this.#timer);
    const waitMs = nextSaveInMs(autosave, this.#now());
    if (waitMs !== null) this.#timer = setTimeout(() => void this.#save(), waitMs);
  }

  #save(): Promise<void> {
    if (this.#saving) return this.#saving;
    const saving = this.#send().finally(() => {
      if (this.#saving === saving) this.#saving = undefined;
    });
    this.#saving = saving;
    return saving;
  }

  async #send(): Promise<void> {
    const era = this.#era;
    const project = this.#project();
    this.$autosave.set(saveBegan(this.$autosave.get()));
    let body: ProjectSave | undefined;
    try {
      body = project ? toProjectSave(project, this.#version) : undefined;
      if (body && project?.id) await this.#put(project.id, body, era);
      if (era !== this.#era) return;
      this.$failure.set(null);
      this.#step(saveSucceeded(this.$autosave.get()));
    } catch (thrown) {
      if (era === this.#era) await this.#failed(thrown, body, era);
    }
  }

  async #put(projectId: number, body: ProjectSave, era: number): Promise<void> {
    const save = this.#context.client.saveProject({ params: { projectId }, body });
    const { version } = await this.#pending.track(projectId, save);
    if (era !== this.#era) return;
    this.#version = version;
    this.#unanswered = undefined;
  }

  async #failed(thrown: unknown, body: ProjectSave | undefined, era: number): Promise<void> {
    if (isUnreachable(thrown)) this.#unanswered = body;
    if (!isSpotreelError(thrown, 'stale_version')) return this.#fail(thrown);
    try {
      const projectId = this.#project()?.id ?? 0;
      const theirs = await this.#context.client.project({ params: { projectId } });
      if (era === this.#era) this.#meet(theirs, thrown);
    } catch (unread) {
      if (era === this.#era) this.#fail(unread);
    }
  }

  #meet(theirs: Project, thrown: unknown): void {
    if (this.#unanswered && isSameSave(toProjectSave(fromProject(theirs)), this.#unanswered)) {
      // "Theirs" is our own save whose answer was lost: go on from it.
      this.#unanswered = undefined;
      this.#version = theirs.version;
      this.#step(conflictOverruled({ ...this.$autosave.get(), savingStamp: null }, this.#now()));
      return;
    }
    this.$theirs.set(theirs);
    this.$failure.set(failureOf(thrown, this.#context.t, 'failure.save'));
    this.#step(saveFailed(this.$autosave.get(), 'conflict', false, this.#now()));
  }

  #fail(thrown: unknown): void {
    const kind = isUnreachable(thrown) ? 'offline' : 'error';
    this.$failure.set(failureOf(thrown, this.#context.t, 'failure.save'));
    this.#step(saveFailed(this.$autosave.get(), kind, isPassing(thrown), this.#now()));
  }
}
