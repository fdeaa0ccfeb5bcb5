/** Keeps the undo history of one open project for a reload of its tab: written soon after each change, read when it is opened. */

import type { Clock } from '../../base/clock';
import type { Id } from '../../contract/schemas/ids';
import type { EditorProject } from '../../project/editor-project';
import type { History } from '../../project/history/history';
import { sessionMemory } from '../session/session-memory';
import { DelayedWriter } from './delayed-writer';
import type { DraftKeyOf } from './draft-storage';
import { newDraftWriter } from './draft-writer';
import type { HistoryStorage, KeptHistory } from './history-storage';

/** Tab id of this visit. If a page may keep nothing, the tab is the same as long as the page is. */
const visit = newDraftWriter();

/** Current history, and the project that it has led to. */
export interface Now {
  readonly project: EditorProject;
  readonly history: History;
}

export class HistoryKeeper {
  readonly #storage: HistoryStorage;
  readonly #clock: Clock;
  readonly #writer = new DelayedWriter<Now>((now) => this.#write(now));
  #key: DraftKeyOf<KeptHistory, 'projectId'> | undefined;

  constructor(storage: HistoryStorage, clock: Clock) {
    this.#storage = storage;
    this.#clock = clock;
  }

  /** History of the project that this tab kept, unchecked. `account` undefined: it is unknown, and nothing is kept. */
  async open(account: string | undefined, projectId: Id<'project'>): Promise<unknown> {
    this.close();
    if (account === undefined) return undefined;
    const writer = tabOf(account);
    this.#key = { account, projectId, writer };
    const kept = await this.#writer.read(() => this.#storage.list(account, projectId), []);
    return kept.find((one) => one.writer === writer)?.history;
  }

  /** Something changed. `now` is asked when it is written. */
  changed(now: () => Now | undefined): void {
    if (this.#key) this.#writer.changed(now);
  }

  /** Writes at once: the page may go any moment. */
  readonly flush = (): void => this.#writer.flush();

  /** Lets go of the project; what was done stays kept. */
  close(): void {
    this.flush();
    this.#key = undefined;
  }

  #write({ project, history }: Now): void {
    const key = this.#key;
    if (!key) return;
    const savedAtMs = this.#clock.now();
    this.#writer.enqueue(async () => {
      const { storeHistory } = await import('../../project/stored/stored-history');
      const stored = storeHistory(history, project);
      if (stored && stored.done.length + stored.undone.length > 0)
        await this.#storage.put({ ...key, history: stored, savedAtMs });
      else await this.#storage.remove(key);
    });
  }
}

/** The name of this tab for an account: the same after a reload. A tab that was duplicated has the name of the other. */
function tabOf(account: string): string {
  const memory = sessionMemory<string>('tab', account);
  const known = memory.read();
  if (typeof known === 'string') return known;
  memory.write(visit);
  return visit;
}
