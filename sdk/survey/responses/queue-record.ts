/**
 * Records of the queue. The page that a survey runs in adds records, and only the one sender changes them (see the lock
 * of `response-queue.ts`). It changes each of them alone, so that several tabs can share a storage without
 * transactions.
 */

import type { ResponseMeta } from '../../contract/surveys/response';
import { isRecord } from '../reading/unknown-value';
import type { ResponseChange } from '../run/response-change';

/** The service that a response goes to. */
export interface ResponseTarget {
  readonly apiHost: string;
  readonly environmentId: string;
}

/** Reason why the service refused a request. */
export interface DeliveryRefusal {
  /** HTTP status; undefined: it was never reached, or nothing came back. */
  readonly status: number | undefined;
  readonly message: string;
}

interface Kept {
  /** Names the record within the storage. */
  readonly id: string;
  /** Names the response; made by us, and sent as `clientKey`. */
  readonly key: string;
  readonly target: ResponseTarget;
  /** Time of storing, in milliseconds since 1970. */
  readonly atMs: number;
}

/** One step of a response that the service does not have yet. */
export interface ChangeRecord extends Kept {
  readonly kind: 'change';
  /** Counts the steps of the response, from 1. */
  readonly sequence: number;
  readonly surveyId: string;
  readonly userId: string | null;
  readonly singleUseId: string | null;
  /** Absent: of a survey that needs none. */
  readonly admission?: string | undefined;
  readonly meta?: ResponseMeta | undefined;
  readonly change: ResponseChange;
  /** Set when the service refused it for good. */
  readonly refusal: DeliveryRefusal | null;
}

/** Progress of sending a response. */
export interface DeliveryRecord extends Kept {
  readonly kind: 'delivery';
  /** Steps that the first create held: a create that is tried again has to be the same. */
  readonly creating: readonly number[] | null;
  readonly responseId: string | null;
  /** Steps that the service has. */
  readonly sent: readonly number[];
  readonly isFinished: boolean;
  readonly isLinked: boolean;
}

/** The display that a response came of, to be linked when the response has an id. */
export interface DisplayRecord extends Kept {
  readonly kind: 'display';
  readonly displayId: string;
}

export type QueueRecord = ChangeRecord | DeliveryRecord | DisplayRecord;

export const recordId = {
  change: (key: string, sequence: number) => `change:${key}:${sequence}`,
  delivery: (key: string) => `delivery:${key}`,
  display: (key: string) => `display:${key}`,
};

/** True if a stored value is a record; other versions and other programs write there too. */
export function isQueueRecord(value: unknown): value is QueueRecord {
  if (!isRecord(value) || !isRecord(value.target)) return false;
  const { id, key, target, atMs } = value;
  const isKept = typeof id === 'string' && typeof key === 'string' && typeof atMs === 'number';
  if (!isKept || typeof target.apiHost !== 'string' || typeof target.environmentId !== 'string') return false;
  if (value.kind === 'change') return typeof value.sequence === 'number' && isChange(value.change);
  if (value.kind === 'delivery') return Array.isArray(value.sent);
  return value.kind === 'display' && typeof value.displayId === 'string';
}

function isChange(value: unknown): boolean {
  return isRecord(value) && isRecord(value.data);
}
