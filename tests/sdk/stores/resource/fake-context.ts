import type { AccountClient } from '../../../../sdk/client/account-client';
import { createTranslator } from '../../../../sdk/i18n/translator';
import type { StoreContext } from '../../../../sdk/stores/store-context';
import { ToastStore } from '../../../../sdk/stores/toast-store';

/** A context whose calls are functions of the test. */
export function fakeContext(api: object) {
  const toasts = new ToastStore();
  const calls = async () => api as AccountClient;
  const context = { t: createTranslator(), toasts, accounts: calls, operators: calls } as unknown as StoreContext;
  return { context, toasts };
}
