import type { Delivery } from './delivery';
import { type ChangeRecord, type DeliveryRecord, type QueueRecord, recordId } from './queue-record';

const DAY_MS = 86_400_000;
/** A response that nothing was added to for so long is over, whether it was finished or not. */
const OVER_MS = DAY_MS;
/** Refused answers are kept so long, so that they can be looked at. */
const REFUSED_KEPT_MS = 30 * DAY_MS;

export interface KeptDelivery extends Delivery {
  /** Ids of all its records. */
  readonly ids: readonly string[];
  readonly newestMs: number;
}

/** The records of a storage by response, the earliest first. */
export function deliveriesOf(records: readonly QueueRecord[]): KeptDelivery[] {
  const byKey = new Map<string, QueueRecord[]>();
  for (const record of records) byKey.set(record.key, [...(byKey.get(record.key) ?? []), record]);
  const deliveries = [...byKey.values()].map(deliveryOf);
  return deliveries.sort((a, b) => earliestMs(a) - earliestMs(b));
}

function deliveryOf(records: readonly QueueRecord[]): KeptDelivery {
  const changes = records.filter((record) => record.kind === 'change').sort((a, b) => a.sequence - b.sequence);
  const progress = records.find((record) => record.kind === 'delivery');
  const display = records.find((record) => record.kind === 'display');
  return {
    changes,
    display,
    progress: progress ?? begunDelivery(records[0] as QueueRecord),
    ids: records.map(({ id }) => id),
    newestMs: Math.max(...records.map(({ atMs }) => atMs)),
  };
}

function begunDelivery({ key, target, atMs }: QueueRecord): DeliveryRecord {
  return {
    id: recordId.delivery(key),
    kind: 'delivery',
    key,
    target,
    atMs,
    creating: null,
    responseId: null,
    sent: [],
    isFinished: false,
    isLinked: false,
  };
}

function earliestMs({ progress, changes }: Delivery): number {
  return Math.min(progress.atMs, ...changes.map(({ atMs }) => atMs));
}

/** The steps that are still to be sent. */
export function waitingSteps({ changes, progress }: Delivery): ChangeRecord[] {
  return changes.filter(({ refusal, sequence }) => !refusal && !progress.sent.includes(sequence));
}

export function refusedSteps({ changes }: Delivery): ChangeRecord[] {
  return changes.filter(({ refusal }) => refusal);
}

/** True if nothing more will come of a response, so that its records can go. */
export function isOver(delivery: KeptDelivery, nowMs: number): boolean {
  const { progress, newestMs } = delivery;
  const ageMs = nowMs - newestMs;
  if (waitingSteps(delivery).length > 0) return false;
  if (refusedSteps(delivery).length > 0) return ageMs > REFUSED_KEPT_MS;
  return (progress.isFinished && progress.isLinked) || ageMs > OVER_MS;
}
