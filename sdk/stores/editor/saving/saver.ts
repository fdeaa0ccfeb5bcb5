/** Carries out what `sdk/project/saving/autosave` decides: timers, the save call, and what its refusals mean. */

import { atom } from 'nanostores';
import { isSpotreelError } from '../../../base/errors';
import type { Project } from '../../../contract/project/project';
import type { Id } from '../../../contract/schemas/ids';
import type { EditorProject } from '../../../project/editor-project';
import { fromProject } from '../../../project/load';
import {
  type Autosave,
  conflictOverruled,
  edited,
  hasUnsavedEdits,
  hurried,
  NOTHING_TO_SAVE,
  nextSaveInMs,
  saveBegan,
  savedInPart,
  saveFailed,
  saveSucceeded,
} from '../../../project/saving/autosave';
import type { LongText, Saveable } from '../../../project/saving/held-back';
import { type ProjectPart, refusedPart } from '../../../project/saving/refused-part';
import { isSameSave, toProjectSave } from '../../../project/saving/save-payload';
import type { ProjectDrafts, Unsaved } from '../../drafts/project-drafts';
import { type Failure, failureOf, isPassing, isUnreachable } from '../../failure';
import type { StoreContext } from '../../store-context';
import type { PendingSaves } from './pending-saves';
import type { SaveCall } from './save-call';
import { tooLongText } from './too-long-text';

/** Another version prevents a save. */
export interface Stale {
  /** Version that mine is based on. */
  readonly base: EditorProject;
  readonly theirs: Project;
}

export interface SaverPorts {
  /** A save is about to begin: the last moment to complete what it saves. */
  prepare(): void;
  /** Undefined for a project that cannot be saved. */
  saveCall(project: EditorProject, version: number): SaveCall | undefined;
  /** `saved`: what the server has. */
  saveable(project: EditorProject, saved: EditorProject | null): Saveable;
  project(): EditorProject | null;
  /** True when what is here now holds both versions and can be saved on top of theirs. */
  merge(stale: Stale): Promise<boolean>;
  /** A save has reached the server. */
  saved(projectId: Id<'project'>, version: number): void;
}

/** Milliseconds. Windows get and lose the focus many times a minute. */
const LOOKS_APART_MS = 5_000;

export class Saver {
  readonly $autosave = atom<Autosave>(NOTHING_TO_SAVE);
  /** Reason why the last save failed. */
  readonly $failure = atom<Failure | null>(null);
  /** Part of the project that the failure is about, if known. */
  readonly $part = atom<ProjectPart | undefined>(undefined);
  /** Version of another tab that could not be merged unasked. */
  readonly $stale = atom<Stale | null>(null);
  readonly #context: StoreContext;
  readonly #pending: PendingSaves;
  readonly #drafts: ProjectDrafts;
  readonly #ports: SaverPorts;
  /** The version that the server has as far as we know, and what it holds. */
  #version = 0;
  #base: EditorProject | null = null;
  /** A save whose answer has not come, or was lost: it may have reached the server all the same. */
  #sent: EditorProject | null = null;
  /** Time of the last request for newer versions. */
  #lookedAtMs = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  /** Grows with each project; the answer to an older one's save is not ours. */
  #generation = 0;

  constructor(context: StoreContext, pending: PendingSaves, drafts: ProjectDrafts, ports: SaverPorts) {
    this.#context = context;
    this.#pending = pending;
    this.#drafts = drafts;
    this.#ports = ports;
  }

  /** A project has been loaded with this version; what was before is forgotten. */
  begin(version: number, base: EditorProject): void {
    this.stop();
    this.#version = version;
    this.#base = base;
  }

  stop(): void {
    this.#generation += 1;
    clearTimeout(this.#timer);
    this.#saving = undefined;
    this.#sent = null;
    this.#base = null;
    this.$stale.set(null);
    this.#blame(null);
    this.$autosave.set(NOTHING_TO_SAVE);
  }

  edited(): void {
    this.#step(edited(this.$autosave.get(), this.#now()));
    this.#drafts.changed(this.#unsaved);
  }

  /** Does not wait any longer: the user asked, the connection or the session is back, or the page is about to go. */
  hurry(): void {
    this.#step(hurried(this.$autosave.get(), this.#now()));
    this.#drafts.flush();
  }

  /** Call that saves this kind of project; undefined if it cannot be saved. */
  readonly saveCall = (project: EditorProject, version: number): SaveCall | undefined =>
    this.#ports.saveCall(project, version);

  /** Part of `project` that a save can carry. */
  saveable(project: EditorProject, saved: EditorProject | null): Saveable {
    return this.#ports.saveable(project, saved);
  }

  /** Saves what is unsaved now; false when that failed, or when a conflict has to be decided first. */
  async flush(): Promise<boolean> {
    const generation = this.#generation;
    if (this.$stale.get()) return false;
    while (generation === this.#generation && hasUnsavedEdits(this.$autosave.get())) {
      this.hurry();
      await (this.#saving ?? this.#save());
      if (this.$autosave.get().failure) return false;
    }
    return true;
  }

  /** Nothing is saved before the user has decided. */
  await(stale: Stale, thrown: unknown): void {
    this.#base = stale.base;
    this.$stale.set(stale);
    this.#blame(failureOf(thrown, this.#context.t, 'failure.save'));
    this.#step(saveFailed(this.$autosave.get(), 'conflict', false, this.#now()));
    this.#drafts.changed(this.#unsaved);
  }

  /** Decides a conflict: what is here is saved on top of what is there. */
  overrule(): void {
    const stale = this.$stale.get();
    if (!stale) return;
    this.$stale.set(null);
    this.#blame(null);
    this.#goOnFrom(stale.theirs);
  }

  /** Asks the server whether another tab or user has saved. Never rejects: the next save would meet it anyway. */
  async look(): Promise<void> {
    if (this.#now() - this.#lookedAtMs < LOOKS_APART_MS || globalThis.document?.visibilityState === 'hidden') return;
    this.#lookedAtMs = this.#now();
    await this.#takeNewer(() => true);
  }

  /**
   * Another tab or user has saved `version`: it is taken over. Unsaved edits are saved at once instead; that save meets
   * it.
   */
  async meetNewer(version: number): Promise<void> {
    await this.#takeNewer((own) => version > own);
  }

  async #takeNewer(mayBeNewer: (version: number) => boolean): Promise<void> {
    const base = this.#base;
    const projectId = base?.id;
    if (!base || !projectId || this.$stale.get() || !mayBeNewer(this.#version)) return;
    if (hasUnsavedEdits(this.$autosave.get())) return this.hurry();
    const generation = this.#generation;
    const theirs = await this.#context.client.project({ params: { projectId } }).catch(() => undefined);
    const isNewer = theirs && generation === this.#generation && base === this.#base && theirs.version > this.#version;
    if (!isNewer || !(await this.#ports.merge({ base, theirs }))) return;
    if (generation !== this.#generation || base !== this.#base) return;
    this.#version = theirs.version;
    this.#base = fromProject(theirs);
  }

  readonly #unsaved = (): Unsaved | undefined => {
    const project = this.#ports.project();
    const base = this.#base;
    const sent = this.#sent;
    if (!project || !base || !hasUnsavedEdits(this.$autosave.get())) return undefined;
    return { version: this.#version, base, project, sent };
  };

  #goOnFrom(theirs: Project): void {
    this.#sent = null;
    this.#version = theirs.version;
    this.#base = fromProject(theirs);
    this.#step(conflictOverruled({ ...this.$autosave.get(), savingStamp: null }, this.#now()));
  }

  #now(): number {
    return this.#context.steady.now();
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
    const generation = this.#generation;
    this.#ports.prepare();
    const project = this.#ports.project();
    this.$autosave.set(saveBegan(this.$autosave.get()));
    try {
      const heldBack = project?.id ? await this.#put(project.id, project, generation) : [];
      if (generation !== this.#generation) return;
      if (heldBack.length > 0) return this.#savedBut(heldBack);
      this.#blame(null);
      this.#step(saveSucceeded(this.$autosave.get()));
      if (!hasUnsavedEdits(this.$autosave.get())) this.#drafts.forget();
    } catch (thrown) {
      if (generation === this.#generation) await this.#failed(thrown, project, generation);
    }
  }

  /** Sends what the server takes; resolves with the rest. */
  async #put(projectId: Id<'project'>, whole: EditorProject, generation: number): Promise<readonly LongText[]> {
    const { project, heldBack } = this.#ports.saveable(whole, this.#base);
    const hasNews = heldBack.length === 0 || !this.#base || !isSame(project, this.#base);
    const send = hasNews ? this.#ports.saveCall(project, this.#version) : undefined;
    if (!send) return heldBack;
    const lost = this.#sent;
    this.#sent = project;
    this.#drafts.changed(this.#unsaved);
    this.#drafts.flush();
    const { version } = await this.#pending.track(projectId, send()).catch((thrown) => {
      // The server has answered, so this one did not get through; an earlier one may have.
      if (generation === this.#generation && !isUnreachable(thrown)) this.#sent = lost;
      throw thrown;
    });
    if (generation !== this.#generation) return [];
    this.#version = version;
    this.#base = project;
    this.#sent = null;
    this.#ports.saved(projectId, version);
    return heldBack;
  }

  #savedBut(heldBack: readonly LongText[]): void {
    const [first] = heldBack;
    if (first) this.#blame({ code: 'text_too_long', message: tooLongText(heldBack, this.#context.t) }, first);
    this.#step(savedInPart(this.$autosave.get()));
    this.#drafts.changed(this.#unsaved);
  }

  #blame(failure: Failure | null, part?: ProjectPart): void {
    this.$part.set(part);
    this.$failure.set(failure);
  }

  async #failed(thrown: unknown, mine: EditorProject | null, generation: number): Promise<void> {
    if (!isSpotreelError(thrown, 'stale_version')) return this.#fail(thrown, mine);
    try {
      const theirs = await this.#context.client.project({ params: { projectId: mine?.id ?? 0 } });
      if (generation === this.#generation) await this.#meet(theirs, thrown, generation);
    } catch (unread) {
      if (generation === this.#generation) this.#fail(unread);
    }
  }

  async #meet(theirs: Project, thrown: unknown, generation: number): Promise<void> {
    const stale = { theirs, base: this.#base ?? fromProject(theirs) };
    // "Theirs" may be our own save whose answer was lost.
    const isOurs = this.#sent && isSame(fromProject(theirs), this.#sent);
    const isMerged = isOurs || (await this.#ports.merge(stale));
    if (generation !== this.#generation) return;
    if (isMerged) this.#goOnFrom(theirs);
    else this.await(stale, thrown);
  }

  #fail(thrown: unknown, mine?: EditorProject | null): void {
    const kind = isUnreachable(thrown) ? 'offline' : 'error';
    const failure = failureOf(thrown, this.#context.t, 'failure.save');
    const sent = mine && this.#ports.saveable(mine, this.#base).project;
    this.#blame(failure, sent ? refusedPart(sent, failure.details) : undefined);
    this.#step(saveFailed(this.$autosave.get(), kind, isPassing(thrown), this.#now()));
  }
}

function isSame(a: EditorProject, b: EditorProject): boolean {
  return isSameSave(toProjectSave(a), toProjectSave(b));
}
