import { messageOf } from '../../base/errors';
import { isRecord } from '../unknown-value';
import type { Refusal } from './queue-record';

/** Statuses of the client's fault that pass: too slow, too early, too many. */
const PASSING = [408, 425, 429];

/** What a sender threw, as a value; its `status` is the answer's, if it has one. */
export function refusalOf(thrown: unknown): Refusal {
  const status = isRecord(thrown) && typeof thrown.status === 'number' ? thrown.status : undefined;
  return { status, message: messageOf(thrown) };
}

/** Whether the same request would be refused again. */
export function isFinal({ status }: Refusal): boolean {
  return status !== undefined && status >= 400 && status < 500 && !PASSING.includes(status);
}
