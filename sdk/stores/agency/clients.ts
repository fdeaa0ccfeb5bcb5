/** Clients of an agency. One a screen. */
import type { ClientAccount, LimitsChange } from '../../contract/schemas/account/client';
import { createForm, type SentForm } from '../account/form';
import { createSearchedPages, type SearchedPages } from '../account/searched-pages';
import type { Spotreel } from '../spotreel';

/** What `createClients` returns. */
export interface ClientsStore extends SearchedPages<ClientAccount> {
  readonly $form: SentForm['$state'];
  readonly resetForm: SentForm['reset'];
  /** Sets limits, or suspends and restores the account. False if it was refused: `$form` says why. */
  save(
    clientId: number,
    change: { readonly limits?: LimitsChange; readonly status?: ClientAccount['status'] },
  ): Promise<boolean>;
}

/** Clients whom an agency, a reseller or an operator looks after. */
export function createClients({ editing: { context } }: Spotreel): ClientsStore {
  const pages = createSearchedPages<ClientAccount>(context.t, async (query, signal) =>
    (await context.accounts()).clients({ query, signal }),
  );
  const form = createForm(context.t);
  return {
    ...pages,
    $form: form.$state,
    resetForm: form.reset,
    async save(clientId, change) {
      const request = { params: { clientId }, body: change };
      const saved = await form.send(async () => (await context.accounts()).updateClient(request));
      if (saved) await pages.load();
      return saved !== undefined;
    },
  };
}
