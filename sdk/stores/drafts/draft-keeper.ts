/** Keeps the draft of one open project up to date: written soon after each edit, gone once the server has it all. */
import { atom } from 'nanostores';
import type { Clock } from '../../base/clock';
import type { EditorProject } from '../../project/editor-project';
import { type StoredProject, storeProject } from '../../project/stored/store-project';
import type { Draft, DraftKey, DraftStorage } from './draft-storage';
import { newDraftWriter } from './draft-writer';
import { patiently } from './patience';
import type { RestoredDraft } from './read-draft';

/** Typing is not written down letter by letter. */
const WRITE_DELAY_MS = 250;

/** The state that is not saved yet, and what it grew out of. */
export interface Unsaved {
  readonly version: number;
  readonly base: EditorProject;
  readonly project: EditorProject;
  readonly sent: EditorProject | null;
}

export class DraftKeeper {
  /** The last write worked: what is unsaved is in this browser. */
  readonly $isKept = atom(false);
  readonly #storage: DraftStorage;
  readonly #clock: Clock;
  #key: DraftKey | undefined;
  /** The record of another tab or visit whose edits are here now. */
  #adopted: DraftKey | undefined;
  #unsaved: (() => Unsaved | undefined) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Writes and removals in the order in which they were asked for. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(storage: DraftStorage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  /** `account` undefined: the account of the edits is unknown, and they are not kept. */
  open(account: string | undefined, projectId: number): void {
    this.close();
    if (account !== undefined) this.#key = { account, projectId, writer: newDraftWriter() };
  }

  /** Newest of the drafts that an earlier visit or another tab left; it is taken over with the next write. */
  async restore(opened: EditorProject): Promise<RestoredDraft | undefined> {
    const key = this.#key;
    if (!key) return undefined;
    const list = () => this.#storage.list(key.account, key.projectId);
    const drafts = await patiently(this.#queue.then(list), []);
    if (drafts.length === 0) return undefined;
    const { readDraft } = await import('./read-draft');
    for (const draft of drafts) {
      const restored = draft.writer === key.writer ? undefined : readDraft(draft, opened);
      if (!restored || this.#key !== key) continue;
      const { account, projectId, writer } = draft;
      this.#adopted = { account, projectId, writer };
      return restored;
    }
    return undefined;
  }

  /** Something changed. `unsaved` is asked when it is written; undefined then means that there is nothing left. */
  changed(unsaved: () => Unsaved | undefined): void {
    this.#unsaved = unsaved;
    if (!this.#key || this.#timer !== undefined) return;
    this.#timer = setTimeout(() => this.flush(), WRITE_DELAY_MS);
  }

  /** Writes at once: the page may go any moment. */
  readonly flush = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const unsaved = this.#unsaved?.();
    this.#unsaved = undefined;
    if (unsaved) this.#write(unsaved);
  };

  /** Keeps edits of another project of the account until it is opened. False when they could not be kept. */
  keepFor(projectId: number, unsaved: Unsaved): Promise<boolean> {
    const account = this.#key?.account;
    const draft = account !== undefined && this.#draft({ account, projectId, writer: newDraftWriter() }, unsaved);
    return draft ? this.#storage.put(draft) : Promise.resolve(false);
  }

  /** The server has everything. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#unsaved = undefined;
    this.$isKept.set(false);
    const keys = [this.#key, this.#adopted];
    this.#adopted = undefined;
    for (const key of keys) if (key) this.#enqueue(() => this.#storage.remove(key));
  }

  /** Lets go of the project; what is unsaved stays kept. */
  close(): void {
    this.flush();
    this.#key = undefined;
    this.#adopted = undefined;
    this.$isKept.set(false);
  }

  #draft(key: DraftKey, { version, base, project, sent }: Unsaved): Draft | undefined {
    const from = stored(base);
    const to = stored(project);
    if (!from || !to) return undefined;
    return {
      ...key,
      baseVersion: version,
      base: from,
      project: to,
      sent: sent && (stored(sent) ?? null),
      savedAtMs: this.#clock.now(),
    };
  }

  #write(unsaved: Unsaved): void {
    const key = this.#key;
    const adopted = this.#adopted;
    const draft = key && this.#draft(key, unsaved);
    if (!draft) return;
    this.#enqueue(async () => {
      const isKept = await this.#storage.put(draft);
      if (isKept && adopted) await this.#storage.remove(adopted);
      if (this.#key !== key) return;
      this.$isKept.set(isKept);
      if (isKept && this.#adopted === adopted) this.#adopted = undefined;
    });
  }

  #enqueue(work: () => Promise<unknown>): void {
    this.#queue = this.#queue.then(work).catch(() => undefined);
  }
}

/** A project with a scene that has no form cannot be written down, as it cannot be saved. */
function stored(project: EditorProject): StoredProject | undefined {
  try {
    return storeProject(project);
  } catch {
    return undefined;
  }
}
