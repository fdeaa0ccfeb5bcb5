/** Clients of an agency. One a screen. */

import type { ClientAccount, LimitsChange } from '../../contract/agency/client';
import type { Id } from '../../contract/schemas/ids';
import type { SentForm } from '../resource/form';
import { type SearchedPages, searchedPages } from '../resource/searched-pages';
import type { Spotreel } from '../spotreel';

/** Result of `createClients`. */
export interface ClientsStore extends SearchedPages<ClientAccount> {
  readonly $form: SentForm['$state'];
  readonly resetForm: SentForm['reset'];
  /** Sets limits, or suspends and restores the account. False if it was refused: `$form` says why. */
  save(
    clientId: Id<'client'>,
    change: { readonly limits?: LimitsChange; readonly status?: ClientAccount['status'] },
  ): Promise<boolean>;
}

/** Clients whom an agency, a reseller or an operator looks after. */
export function createClients({ editing: { context } }: Spotreel): ClientsStore {
  const { pages, changes } = searchedPages<ClientAccount>(context, (api, query, signal) =>
    api.clients({ query, signal }),
  );
  return {
    ...pages,
    $form: changes.$form,
    resetForm: changes.resetForm,
    async save(clientId, body) {
      const isSaved = await changes.save((api) => api.updateClient({ params: { clientId }, body }));
      if (isSaved) await pages.load();
      return isSaved;
    },
  };
}
