import type { Clock } from '../base/clock';
import type { Client } from '../client/client';
import type { Translator } from '../i18n/translator';
import type { ToastStore } from './toast-store';

/** What every store is made with. */
export interface StoreContext {
  readonly client: Client;
  readonly t: Translator;
  readonly clock: Clock;
  readonly toasts: ToastStore;
}
