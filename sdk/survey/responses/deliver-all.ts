import type { Clock } from '../../base/clock';
import type { Emitter } from '../../base/emitter';
import { deliveriesOf, isOver, waitingSteps } from './deliveries';
import { deliver, type ResponseSender } from './delivery';
import type { ChangeRecord, DeliveryRefusal } from './queue-record';
import type { SureStorage } from './record-storage';
import { refusalOf } from './refusal';

export interface QueuedSteps {
  /** Key of the response. */
  readonly key: string;
  readonly surveyId: string;
  /** True if the last answer of the survey is among them. */
  readonly isFinished: boolean;
}

export interface ResponseQueueEvents {
  /** The service has these steps now. */
  sent: QueuedSteps & { responseId: string };
  /** They could not be sent yet, and wait; reported once for each response until it works. */
  pending: QueuedSteps & { refusal: DeliveryRefusal };
  /** The service refused a step for good. */
  failed: QueuedSteps & { refusal: DeliveryRefusal };
}

/** Tries everything that is kept, the earliest response first, and clears away what is over. */
export function createDeliverAll(
  storage: SureStorage,
  send: ResponseSender,
  emit: Emitter<ResponseQueueEvents>['emit'],
  clock: Clock,
): () => Promise<boolean> {
  const reported = new Set<string>();
  const report = {
    sent(steps: readonly ChangeRecord[], responseId: string) {
      reported.delete((steps[0] as ChangeRecord).key);
      emit('sent', { ...summary(steps), responseId });
    },
    refused: (step: ChangeRecord, refusal: DeliveryRefusal) => emit('failed', { ...summary([step]), refusal }),
  };

  function reportPending(steps: readonly ChangeRecord[], refusal: DeliveryRefusal): void {
    const [step] = steps;
    if (!step || reported.has(step.key)) return;
    reported.add(step.key);
    emit('pending', { ...summary(steps), refusal });
  }

  /** @returns whether something is left that can be tried again. */
  return async () => {
    let isLeft = false;
    for (const delivery of deliveriesOf(await storage.all())) {
      if (isOver(delivery, clock.now())) {
        await storage.remove(delivery.ids);
        continue;
      }
      const refusal = await deliver(delivery, send, storage, report).then(() => undefined, refusalOf);
      if (!refusal) continue;
      isLeft = true;
      reportPending(waitingSteps(delivery), refusal);
      // The service was not reached: the other responses would not get there either.
      if (refusal.status === undefined) break;
    }
    return isLeft;
  };
}

function summary(steps: readonly ChangeRecord[]): QueuedSteps {
  const { key, surveyId } = steps[0] as ChangeRecord;
  return { key, surveyId, isFinished: steps.some(({ change }) => change.finished) };
}
