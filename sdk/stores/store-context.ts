import type { Clock } from '../base/clock';
import type { Emitter } from '../base/emitter';
import type { AccountClient } from '../client/account-client';
import type { Client } from '../client/client';
import type { OperatorClient } from '../client/operator-client';
import type { Translator } from '../i18n/translator';
import type { SpotreelEvents } from './spotreel-events';
import type { ToastStore } from './toast-store';

/** Dependencies of every store. */
export interface StoreContext {
  readonly client: Client;
  /** The calls of operators, loaded with the first. Rejects when they cannot be had. */
  readonly operators: () => Promise<OperatorClient>;
  /** The calls of the account's and the tenant's pages, loaded with the first. Rejects when they cannot be had. */
  readonly accounts: () => Promise<AccountClient>;
  readonly t: Translator;
  /** BCP 47 tag of the language in which the library is asked for its words. */
  readonly language: () => string;
  /** The time of day, for what is kept beyond this page. */
  readonly clock: Clock;
  /** For ages and waits. */
  readonly steady: Clock;
  readonly toasts: ToastStore;
  /** True: projects made from the library are listed before anything in them was changed. */
  readonly keepsUntouched: boolean;
  readonly events: Pick<Emitter<SpotreelEvents>, 'emit'>;
}
