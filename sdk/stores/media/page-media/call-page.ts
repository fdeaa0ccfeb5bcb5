/** Calls functions of the page: what they answer is checked, and what they throw gets a code. */

import type { PageMediaErrorCode } from '../../../base/error-codes';
import { messageOf, SpotreelError } from '../../../base/errors';
import { readValue, type ValueSchema } from '../../../contract/read-value';
import type { StoreContext } from '../../store-context';

interface PageCall<Value> {
  /** As the message names it: `mediaSource.search()`. */
  readonly name: string;
  readonly part: 'media_source' | 'upload_target';
  readonly schema: ValueSchema<Value>;
  readonly signal: AbortSignal;
  readonly call: () => unknown;
}

/**
 * Rejects with a `PageMediaErrorCode`, which listeners to `page-failed` hear too, and with `aborted` once the signal fires, even if the page
 * goes on.
 */
export async function callPage<Value>({ events }: StoreContext, page: PageCall<Value>): Promise<Value> {
  try {
    return checkedAnswer(page, await answerOf(page));
  } catch (thrown) {
    if (page.signal.aborted) throw new SpotreelError('aborted', 'The answer is no longer needed');
    const { code, message } = thrown as SpotreelError<PageMediaErrorCode>;
    events.emit('page-failed', { code, message });
    throw thrown;
  }
}

async function answerOf({ name, part, signal, call }: PageCall<unknown>): Promise<unknown> {
  const answered = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { signal: answered.signal });
    if (signal.aborted) onAbort();
  });
  try {
    return await Promise.race([aborted, call()]);
  } catch (cause) {
    throw new SpotreelError<PageMediaErrorCode>(`${part}_failed`, `${name} failed: ${messageOf(cause)}`, { cause });
  } finally {
    answered.abort();
  }
}

function checkedAnswer<Value>({ name, part, schema }: PageCall<Value>, answer: unknown): Value {
  const checked = readValue(schema, answer);
  if (checked.success) return checked.data;
  const [fault] = checked.faults;
  const place = fault?.path ? ` at ${fault.path}` : '';
  const code: PageMediaErrorCode = `${part}_invalid`;
  throw new SpotreelError(code, `${name} answered something else than documented${place}: ${fault?.message}`);
}
