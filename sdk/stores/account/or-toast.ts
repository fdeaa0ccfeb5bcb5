import { failureOf } from '../failure';
import type { StoreContext } from '../store-context';

/** Runs an action. False if it failed: a notice then says why. Never rejects. */
export async function orToast(
  { t, toasts }: Pick<StoreContext, 't' | 'toasts'>,
  action: () => Promise<void>,
): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (thrown) {
    toasts.show({ tone: 'danger', title: failureOf(thrown, t, 'failure.unknown').message });
    return false;
  }
}
