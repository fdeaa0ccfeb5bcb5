import type { Clock } from '../../base/clock';
import { randomKey } from '../../base/random-key';
import type { ResponseMeta } from '../../contract/surveys/response';
import type { ResponseChange } from '../run/response-change';
import { type ResponseTarget, recordId } from './queue-record';
import type { SureStorage } from './record-storage';

export interface NewResponse {
  readonly target: ResponseTarget;
  readonly surveyId: string;
  /** Null: an anonymous visitor. */
  readonly userId: string | null;
  readonly singleUseId?: string | null;
  /** Proof that a protected survey on its own page was opened. */
  readonly admission?: string | undefined;
  /** Context of the answer. */
  readonly meta?: ResponseMeta | undefined;
}

/** A response that is being given. */
export interface OpenResponse {
  /** Names it in the queue's events. */
  readonly key: string;
  /** Keeps a step; it is safe when this resolves, and sent soon after. Never rejects. */
  add(change: ResponseChange): Promise<void>;
  /** The display that it came of, as soon as its id is known; before or after the first step. */
  linkDisplay(displayId: string): Promise<void>;
}

export function openResponse(
  { target, surveyId, userId, singleUseId = null, admission, meta }: NewResponse,
  storage: SureStorage,
  clock: Clock,
  wake: () => Promise<void>,
): OpenResponse {
  const key = randomKey();
  let sequence = 0;
  let stored = Promise.resolve();
  return {
    key,
    async add(change) {
      sequence += 1;
      const id = recordId.change(key, sequence);
      const kept = { id, key, target, atMs: clock.now(), surveyId, userId, singleUseId, admission, meta };
      const record = { ...kept, kind: 'change', sequence, change, refusal: null } as const;
      // In turn, so that no other tab finds a step without the one before.
      stored = stored.then(() => storage.put(record));
      await stored;
      void wake();
    },
    async linkDisplay(displayId) {
      const kept = { id: recordId.display(key), key, target, atMs: clock.now() };
      await storage.put({ ...kept, kind: 'display', displayId });
      void wake();
    },
  };
}
