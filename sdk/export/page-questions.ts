/** Questions from the worker to its page, kept until the answer comes. */
import { SpotreelError } from '../base/errors';
import type { FromExportWorker, ToExportWorker, WorkerQuestion, WorkerQuestions } from './worker-messages';

interface Asked {
  resolve(answer: never): void;
  reject(reason: Error): void;
}

export class PageQuestions {
  readonly #post: (message: FromExportWorker) => void;
  readonly #waiting = new Map<number, Asked>();
  #lastId = 0;
  #isCancelled = false;

  constructor(post: (message: FromExportWorker) => void) {
    this.#post = post;
  }

  /** Rejects with what the page reports, and with an AbortError once the export is cancelled. */
  ask<Kind extends keyof WorkerQuestions>(
    question: Extract<WorkerQuestion, { readonly kind: Kind }>,
  ): Promise<WorkerQuestions[Kind]['answer']> {
    if (this.#isCancelled) return Promise.reject(new DOMException('The export was cancelled.', 'AbortError'));
    const askId = ++this.#lastId;
    const answer = new Promise<WorkerQuestions[Kind]['answer']>((resolve, reject) => {
      this.#waiting.set(askId, { resolve, reject });
    });
    this.#post({ type: 'ask', askId, question });
    return answer;
  }

  receive(message: Extract<ToExportWorker, { type: 'answer' | 'refusal' }>): void {
    const asked = this.#waiting.get(message.askId);
    this.#waiting.delete(message.askId);
    if (message.type === 'answer') asked?.resolve(message.answer as never);
    else asked?.reject(new SpotreelError(message.code, message.message));
  }

  cancel(): void {
    this.#isCancelled = true;
    for (const { reject } of this.#waiting.values())
      reject(new DOMException('The export was cancelled.', 'AbortError'));
    this.#waiting.clear();
  }

  reset(): void {
    this.#isCancelled = false;
  }
}
