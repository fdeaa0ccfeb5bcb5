import { messageOf } from '../../base/errors';
import { isRecord, type Rec } from '../reading/unknown-value';
import type { DeliveryRefusal } from './queue-record';

/** Statuses of the client's fault that pass: too slow, too early, too many. */
const PASSING: readonly unknown[] = [408, 425, 429];
/** Codes of refusals by the service itself, in its `{code, message, details}`. */
const SERVICE_CODE = /^(bad_request|not_authenticated|unauthorized|not_found|method_not_allowed)$/;

/** Converts a thrown error of a sender; its `status` is the answer's, if it has one. */
export function refusalOf(thrown: unknown): DeliveryRefusal {
  const { status } = fieldsOf(thrown);
  return { status: typeof status === 'number' ? status : undefined, message: messageOf(thrown) };
}

/**
 * True if the same request would be refused again. Only the service can say that, by a code of its own (`serviceCode`
 * of what was thrown). Any other 4xx comes from something in between, like a proxy, a firewall or a sign-in page, and
 * is temporary.
 */
export function isFinal(thrown: unknown): boolean {
  const { status, serviceCode } = fieldsOf(thrown);
  const isClientsFault = typeof status === 'number' && status >= 400 && status < 500 && !PASSING.includes(status);
  return isClientsFault && SERVICE_CODE.test(String(serviceCode));
}

const fieldsOf = (thrown: unknown): Rec => (isRecord(thrown) ? thrown : {});
