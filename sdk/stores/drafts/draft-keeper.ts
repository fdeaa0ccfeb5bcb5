/** Keeps the draft of one open document up to date: written soon after each edit, gone once the server has it all. */
import { atom } from 'nanostores';
import type { Clock } from '../../base/clock';
import { DelayedWriter } from './delayed-writer';
import type { DraftKeyOf, DraftMark, DraftStorageOf } from './draft-storage';
import { newDraftWriter } from './draft-writer';

/** Conversion of documents of one kind to drafts. */
export interface DraftForm<Kept extends DraftMark, Subject extends keyof Kept, Unsaved, Opened, Restored> {
  /** The field that says what it is a draft of. */
  readonly subject: Subject;
  /** Undefined for what cannot be written down. */
  store(unsaved: Unsaved): Omit<Kept, keyof DraftMark | Subject> | undefined;
  /** Answers what a draft was; undefined for what this version cannot read: such a draft stays where it is. */
  reader(): Promise<(draft: Kept, opened: Opened) => Restored | undefined>;
  /** True: older drafts go with the newest one, once it is saved or discarded. */
  readonly isOlderDropped: boolean;
}

export class DraftKeeper<Kept extends DraftMark, Subject extends keyof Kept, Unsaved, Opened, Restored> {
  /** The last write worked: what is unsaved is in this browser. */
  readonly $isKept = atom(false);
  readonly #storage: DraftStorageOf<Kept, Subject>;
  readonly #form: DraftForm<Kept, Subject, Unsaved, Opened, Restored>;
  readonly #clock: Clock;
  readonly #writer = new DelayedWriter<Unsaved>((unsaved) => this.#write(unsaved));
  #key: DraftKeyOf<Kept, Subject> | undefined;
  /** Records of other tabs or visits whose edits are here now. */
  #adopted: readonly DraftKeyOf<Kept, Subject>[] = [];

  constructor(
    storage: DraftStorageOf<Kept, Subject>,
    form: DraftForm<Kept, Subject, Unsaved, Opened, Restored>,
    clock: Clock,
  ) {
    this.#storage = storage;
    this.#form = form;
    this.#clock = clock;
  }

  /** `account` undefined: the account of the edits is unknown, and they are not kept. */
  open(account: string | undefined, subject: Kept[Subject]): void {
    this.close();
    if (account !== undefined) this.#key = this.#keyOf(account, subject, newDraftWriter());
  }

  /** Newest of the drafts that an earlier visit or another tab left; it is taken over with the next write. */
  async restore(opened: Opened): Promise<Restored | undefined> {
    const key = this.#key;
    if (!key) return undefined;
    const found = await this.#writer.read(() => this.#storage.list(key.account, key[this.#form.subject]), []);
    const drafts = found.filter(({ writer }) => writer !== key.writer);
    if (drafts.length === 0) return undefined;
    const read = await this.#form.reader();
    if (this.#key !== key) return undefined;
    const readable = drafts.flatMap((draft) => {
      const restored = read(draft, opened);
      return restored === undefined ? [] : [{ draft, restored }];
    });
    const adopted = this.#form.isOlderDropped ? readable : readable.slice(0, 1);
    this.#adopted = adopted.map(({ draft }) => this.#keyOf(draft.account, draft[this.#form.subject], draft.writer));
    return readable[0]?.restored;
  }

  /** Something changed. `unsaved` is asked when it is written; undefined then means that there is nothing left. */
  changed(unsaved: () => Unsaved | undefined): void {
    if (this.#key) this.#writer.changed(unsaved);
  }

  /** Writes at once: the page may go any moment. */
  readonly flush = (): void => this.#writer.flush();

  /** Keeps edits of another document of the account until it is opened. False when they could not be kept. */
  keepFor(subject: Kept[Subject], unsaved: Unsaved): Promise<boolean> {
    const account = this.#key?.account;
    const draft = account !== undefined && this.#draft(this.#keyOf(account, subject, newDraftWriter()), unsaved);
    return draft ? this.#storage.put(draft) : Promise.resolve(false);
  }

  /** The server has everything. */
  forget(): void {
    this.#writer.drop();
    this.$isKept.set(false);
    const keys = this.#key ? [this.#key, ...this.#adopted] : [];
    this.#adopted = [];
    for (const key of keys) this.#writer.enqueue(() => this.#storage.remove(key));
  }

  /** Lets go of the document; what is unsaved stays kept. */
  close(): void {
    this.flush();
    this.#key = undefined;
    this.#adopted = [];
    this.$isKept.set(false);
  }

  #keyOf(account: string, subject: Kept[Subject], writer: string): DraftKeyOf<Kept, Subject> {
    return { account, writer, [this.#form.subject]: subject } as DraftKeyOf<Kept, Subject>;
  }

  #draft(key: DraftKeyOf<Kept, Subject>, unsaved: Unsaved): Kept | undefined {
    const content = this.#form.store(unsaved);
    return content && ({ ...key, ...content, savedAtMs: this.#clock.now() } as unknown as Kept);
  }

  #write(unsaved: Unsaved): void {
    const key = this.#key;
    const adopted = this.#adopted;
    const draft = key && this.#draft(key, unsaved);
    if (!draft) return;
    this.#writer.enqueue(async () => {
      const isKept = await this.#storage.put(draft);
      if (isKept) for (const one of adopted) await this.#storage.remove(one);
      if (this.#key !== key) return;
      this.$isKept.set(isKept);
      if (isKept && this.#adopted === adopted) this.#adopted = [];
    });
  }
}
