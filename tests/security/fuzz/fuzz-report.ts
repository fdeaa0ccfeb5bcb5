/** What the requests of a run reached. */
import { EVERY_CALL } from './fuzz-world';

export interface CallReport {
  requests: number;
  /** Requests whose right, parameters and body held, so that the code of the call began. */
  started: number;
  /** Of these, answers that only this code gives: a success, or an error of the call's own. */
  deep: number;
  succeeded: number;
}

export interface FuzzReport {
  /** Requests by the status of their answer; 0 for none. */
  readonly statuses: Record<number, number>;
  readonly callers: Record<string, number>;
  readonly calls: Readonly<Record<string, CallReport>>;
  /** The longest time until an answer was whole, milliseconds. */
  slowestMs: number;
  slowestCall: string;
  readonly problems: string[];
}

export function emptyReport(): FuzzReport {
  const calls = Object.keys(EVERY_CALL).map(
    (name) => [name, { requests: 0, started: 0, deep: 0, succeeded: 0 }] as const,
  );
  return { statuses: {}, callers: {}, calls: Object.fromEntries(calls), slowestMs: 0, slowestCall: '', problems: [] };
}

/** Codes that the doors of every call give; a handler gives them for rows that are not there. */
const OF_DOORS = new Set([
  'not_found',
  'forbidden',
  'validation_failed',
  'bad_request',
  'body_unreadable',
  'payload_too_large',
  'rate_limited',
  'internal',
]);

/** `code`: of the error, if the answer is one. */
export function isDeep(hasStarted: boolean, isOk: boolean, code: string | undefined): boolean {
  return hasStarted && (isOk || (code !== undefined && !OF_DOORS.has(code)));
}

/** Names of the calls that one of their requests reached in such a way. */
export function reached({ calls }: FuzzReport, how: 'started' | 'deep' | 'succeeded'): string[] {
  return Object.entries(calls).flatMap(([name, call]) => (call[how] > 0 ? name : []));
}
