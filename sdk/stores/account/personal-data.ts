/** Exporting and deleting everything about the logged-in account. One a screen. */
import type { DataExport } from '../../contract/schemas/account/personal-data';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';
import { createForm } from './form';

/** Exports of the account, and its deletion. */
export function createPersonalData({ editing: { context }, session }: Spotreel) {
  const list = createLoader<readonly DataExport[]>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  const request = createForm(context.t);
  const removal = createForm(context.t);
  return {
    $exports: list.$state,
    $request: request.$state,
    $removal: removal.$state,
    load: () => list.load(async (signal) => (await context.accounts()).dataExports({ signal })),
    /** Begins an export; one that is being made is answered again. */
    async requestExport(): Promise<void> {
      const made = await request.send(async () => (await context.accounts()).requestDataExport());
      if (made) list.update((all) => [made, ...all.filter(({ id }) => id !== made.id)]);
    },
    /** True: the account is deleted, and the user is logged out. */
    async deleteAccount(email: string, password: string): Promise<boolean> {
      const body = { email, password };
      const gone = await removal.send(async () => (await context.accounts()).deleteAccount({ body }));
      if (gone) await session.signOut();
      return gone !== undefined;
    },
  };
}

/** What `createPersonalData` returns. */
export type PersonalDataStore = ReturnType<typeof createPersonalData>;
