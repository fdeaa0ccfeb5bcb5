/** Keeps the undo history of one open project for a reload of its tab: written soon after each change, read when it is opened. */
import type { Clock } from '../../base/clock';
import type { EditorProject } from '../../project/editor-project';
import type { History } from '../../project/history';
import type { DraftKeyOf } from './draft-storage';
import type { HistoryStorage, KeptHistory } from './history-storage';
import { patiently } from './patience';
import { tabOf } from './tab-of';

/** As for drafts: a draft and the history that fits it are written together. */
const WRITE_DELAY_MS = 250;

/** What is done by now, and the project that it has led to. */
export interface Now {
  readonly project: EditorProject;
  readonly history: History;
}

export class HistoryKeeper {
  readonly #storage: HistoryStorage;
  readonly #clock: Clock;
  #key: DraftKeyOf<KeptHistory, 'projectId'> | undefined;
  #now: (() => Now | undefined) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Writes and removals in the order in which they were asked for. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(storage: HistoryStorage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  /** What this tab kept of the project, unchecked. `account` undefined: it is unknown, and nothing is kept. */
  async open(account: string | undefined, projectId: number): Promise<unknown> {
    this.close();
    if (account === undefined) return undefined;
    const writer = tabOf(account);
    this.#key = { account, projectId, writer };
    const list = () => this.#storage.list(account, projectId);
    const kept = await patiently(this.#queue.then(list), []);
    return kept.find((one) => one.writer === writer)?.history;
  }

  /** Something changed. `now` is asked when it is written. */
  changed(now: () => Now | undefined): void {
    this.#now = now;
    if (!this.#key || this.#timer !== undefined) return;
    this.#timer = setTimeout(this.flush, WRITE_DELAY_MS);
  }

  /** Writes at once: the page may go any moment. */
  readonly flush = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const now = this.#now?.();
    this.#now = undefined;
    const key = this.#key;
    if (!now || !key) return;
    const savedAtMs = this.#clock.now();
    this.#queue = this.#queue.then(() => this.#write(key, now, savedAtMs)).catch(() => undefined);
  };

  /** Lets go of the project; what was done stays kept. */
  close(): void {
    this.flush();
    this.#key = undefined;
  }

  async #write(key: DraftKeyOf<KeptHistory, 'projectId'>, { project, history }: Now, savedAtMs: number) {
    const { storeHistory } = await import('../../project/stored/stored-history');
    const stored = storeHistory(history, project);
    if (stored && stored.done.length + stored.undone.length > 0)
      await this.#storage.put({ ...key, history: stored, savedAtMs });
    else await this.#storage.remove(key);
  }
}
