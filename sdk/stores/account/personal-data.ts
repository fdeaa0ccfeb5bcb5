/** Exporting and deleting everything about the logged-in account. One a screen. */
import type { DataExport } from '../../contract/schemas/account/personal-data';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import { poll } from '../poll';
import type { Spotreel } from '../spotreel';
import { createForm } from './form';

/** Whether the server is still making the export. */
export function isBeingMade({ status }: DataExport): boolean {
  return status === 'queued' || status === 'running';
}

/** Exports of the account, and its deletion. */
export function createPersonalData({ editing: { context }, session }: Spotreel) {
  const list = createLoader<readonly DataExport[]>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  const request = createForm(context.t);
  const removal = createForm(context.t);
  const ask = async (signal: AbortSignal) => (await context.accounts()).dataExports({ signal });
  const load = () => list.load(ask);
  return {
    $exports: list.$state,
    $request: request.$state,
    $removal: removal.$state,
    load,
    /** Keeps the list up to date until no export is being made. Never rejects. */
    async follow(signal: AbortSignal): Promise<void> {
      const onAnswer = (answer: readonly DataExport[]) => {
        const hasChanged = progressOf(list.$state.get().data) !== progressOf(answer);
        list.update(() => answer);
        return { isDone: !answer.some(isBeingMade), hasChanged };
      };
      // a plain request shows what is wrong
      await poll({ ask, onAnswer, signal }).catch(load);
    },
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

function progressOf(exports: readonly DataExport[] = []): string {
  return exports.map(({ id, status, percentageComplete }) => `${id} ${status} ${percentageComplete}`).join();
}

/** What `createPersonalData` returns. */
export type PersonalDataStore = ReturnType<typeof createPersonalData>;
