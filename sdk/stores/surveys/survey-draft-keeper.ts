/** Keeps what is unsaved of one survey in this browser: written soon after each edit, gone once the server has it all. */
import type { Clock } from '../../base/clock';
import type { Survey } from '../../contract/schemas/survey/survey';
import type { DraftMark, DraftStorageOf } from '../drafts/draft-storage';
import { newDraftWriter } from '../drafts/draft-writer';
import { patiently } from '../drafts/patience';

/** Typing is not written down letter by letter. */
const WRITE_DELAY_MS = 250;

export interface KeptSurveyDraft extends DraftMark {
  readonly surveyId: string;
  /** The saved version that the edits were made on. */
  readonly base: Survey;
  /** The newest state. */
  readonly survey: Survey;
}

export type SurveyDraftStorage = DraftStorageOf<KeptSurveyDraft, 'surveyId'>;

type Unsaved = Pick<KeptSurveyDraft, 'base' | 'survey'>;

export class SurveyDraftKeeper {
  readonly #storage: SurveyDraftStorage;
  readonly #clock: Clock;
  readonly #surveyId: string;
  readonly #writer = newDraftWriter();
  readonly #account: () => string | undefined;
  /** Drafts of earlier visits and other tabs whose edits are here now. */
  #adopted: readonly KeptSurveyDraft[] = [];
  #unsaved: Unsaved | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Writes and removals in the order in which they were asked for. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(storage: SurveyDraftStorage, clock: Clock, surveyId: string, account: () => string | undefined) {
    this.#storage = storage;
    this.#clock = clock;
    this.#surveyId = surveyId;
    this.#account = account;
  }

  /** The newest that was left. Older ones go with it, once it is saved or discarded. */
  async restore(): Promise<KeptSurveyDraft | undefined> {
    const account = this.#account();
    if (account === undefined) return undefined;
    const drafts = await patiently(
      this.#queue.then(() => this.#storage.list(account, this.#surveyId)),
      [],
    );
    this.#adopted = drafts.filter(isReadable);
    return this.#adopted[0];
  }

  changed(unsaved: Unsaved): void {
    this.#unsaved = unsaved;
    this.#timer ??= setTimeout(this.flush, WRITE_DELAY_MS);
  }

  /** Writes at once: the page may go any moment. */
  readonly flush = (): void => {
    const unsaved = this.#unsaved;
    const account = this.#account();
    this.#rest();
    if (!unsaved || account === undefined) return;
    const mark = { account, surveyId: this.#surveyId, writer: this.#writer, savedAtMs: this.#clock.now() };
    this.#enqueue(async () => {
      if (await this.#storage.put({ ...mark, ...unsaved })) await this.#removeAdopted();
    });
  };

  /** Nothing is unsaved any more. */
  forget(): void {
    this.#rest();
    const account = this.#account();
    if (account === undefined) return;
    const own = { account, surveyId: this.#surveyId, writer: this.#writer };
    this.#enqueue(async () => {
      await this.#storage.remove(own);
      await this.#removeAdopted();
    });
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#unsaved = undefined;
  }

  async #removeAdopted(): Promise<void> {
    const adopted = this.#adopted.filter(({ writer }) => writer !== this.#writer);
    this.#adopted = [];
    for (const draft of adopted) await this.#storage.remove(draft);
  }

  #enqueue(work: () => Promise<unknown>): void {
    this.#queue = this.#queue.then(work).catch(() => undefined);
  }
}

/** What another version of this code may have written. */
function isReadable({ base, survey, savedAtMs }: KeptSurveyDraft): boolean {
  return [base, survey].every((one) => Array.isArray(one?.questions)) && Number.isFinite(savedAtMs);
}
