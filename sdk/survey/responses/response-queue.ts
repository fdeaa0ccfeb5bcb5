/**
 * Answers on their way to the service (defect 3). Each is stored before it is sent and removed when the service has it.
 * What fails is tried again, at once and then ever more seldom, by this page or a later one. Answers are sent in order,
 * by one tab at a time. Only what the service refuses for good is given up: 'failed' reports it, and it is kept for a
 * while.
 */
import { type Clock, systemClock } from '../../base/clock';
import { createEmitter, type Emitter } from '../../base/emitter';
import { systemTimer, type Timer } from '../display/timer';
import { createDeliverAll, type ResponseQueueEvents } from './deliver-all';
import { deliveriesOf, refusedSteps, waitingSteps } from './deliveries';
import type { ResponseSender } from './delivery';
import { createLocalLock, type QueueLock } from './lock';
import { type NewResponse, type OpenResponse, openResponse } from './open-response';
import type { ChangeRecord } from './queue-record';
import { createSureStorage, type RecordStorage } from './record-storage';
import type { RefusedAnswers } from './refused-answers';
import { createRetryLoop } from './retry-loop';

export interface ResponseQueueOptions {
  /** Shared by all tabs. */
  readonly storage: RecordStorage;
  readonly send: ResponseSender;
  /** Over all tabs that share the storage. Default: over this queue alone. */
  readonly lock?: QueueLock;
  /** The time of day. */
  readonly clock?: Clock;
  readonly timer?: Timer;
  /** 0 to below 1. */
  readonly random?: () => number;
}

/** Queued parts of one response. */
export interface QueuedResponse {
  readonly key: string;
  readonly waiting: readonly ChangeRecord[];
  readonly refused: readonly ChangeRecord[];
}

/** Sends answers in order. Each is stored before it is sent, and removed once the service has it. */
export interface ResponseQueue extends Pick<Emitter<ResponseQueueEvents>, 'on'> {
  /** A response that steps are added to. Nothing is stored or sent before the first. */
  open(response: NewResponse): OpenResponse;
  /** Sends what there is, now: at the start of a page, and when it is online again. Resolves when that was tried. */
  wake(): Promise<void>;
  /** Everything that is kept, also of other pages and earlier visits. */
  list(): Promise<QueuedResponse[]>;
  /** Answers that the service refused for good, the earliest first; kept for 30 days. */
  refused(): Promise<RefusedAnswers[]>;
  /**
   * Sends once more what was refused: of the response `key`, or of all. Resolves when that was tried. An answer that came
   * after a refused one to the same question is overwritten by it.
   */
  retry(key?: string): Promise<void>;
  /** Forgets what was refused: of the response `key`, or of all. */
  discard(key?: string): Promise<void>;
  /** Stops sending from this page; what is kept stays. */
  dispose(): void;
}

/** Tabs that share `storage` must share `lock`, so that no answer is sent twice. */
export function createResponseQueue(options: ResponseQueueOptions): ResponseQueue {
  const { send, lock = createLocalLock(), clock = systemClock, timer = systemTimer, random = Math.random } = options;
  const storage = createSureStorage(options.storage, timer);
  const events = createEmitter<ResponseQueueEvents>();
  const deliverAll = createDeliverAll(storage, send, unbroken(events.emit), clock);
  const { wake, dispose } = createRetryLoop(() => lock(deliverAll), timer, random);

  async function list(): Promise<QueuedResponse[]> {
    return deliveriesOf(await storage.all())
      .map((one) => ({ key: one.progress.key, waiting: waitingSteps(one), refused: refusedSteps(one) }))
      .filter(({ waiting, refused }) => waiting.length + refused.length > 0);
  }

  const refusedOf = async (wanted?: string) =>
    (await list()).flatMap(({ key, refused }) => (wanted && key !== wanted ? [] : refused));

  // under the lock: no sender changes these records meanwhile
  const withRefused = (key: string | undefined, work: (records: ChangeRecord[]) => Promise<unknown>) =>
    lock(async () => work(await refusedOf(key))).catch(() => {});

  return {
    on: events.on,
    open: (response) => openResponse(response, storage, clock, wake),
    wake,
    list,
    refused: () => refusedOf(),
    async retry(key) {
      await withRefused(key, (records) => Promise.all(records.map((one) => storage.put({ ...one, refusal: null }))));
      await wake();
    },
    async discard(key) {
      await withRefused(key, (records) => storage.remove(records.map(({ id }) => id)));
    },
    dispose() {
      dispose();
      events.clear();
    },
  };
}

type Emit = Emitter<ResponseQueueEvents>['emit'];

/** A listener that fails must not look like a service that does. */
function unbroken(emit: Emit): Emit {
  return (name, payload) => {
    try {
      emit(name, payload);
    } catch (thrown) {
      queueMicrotask(() => {
        throw thrown;
      });
    }
  };
}
