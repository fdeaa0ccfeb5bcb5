import type { MessageKey } from '../../i18n/translator';
import { type Failure, failureOf } from '../failure';
import type { StoreContext } from '../store-context';

/** Runs an action. False if it failed: a notice then says why. Never rejects. */
export async function orToast(
  { t, toasts }: Pick<StoreContext, 't' | 'toasts'>,
  action: () => Promise<void>,
  failure: MessageKey = 'failure.unknown',
): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (thrown) {
    toasts.show({ tone: 'danger', title: titleOf(failureOf(thrown, t, failure)) });
    return false;
  }
}

/** A refused value says what is wrong with it; its message only says that something is. */
function titleOf({ message, details = {} }: Failure): string {
  return Object.values(details)[0]?.[0] ?? message;
}
