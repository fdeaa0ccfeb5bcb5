/** Exporting and deleting everything about the logged-in account. One a screen. */
import type { DataExport } from '../../contract/personal-data/personal-data';
import { resource } from '../resource/resource';
import type { Spotreel } from '../spotreel';
import { poll } from '../timing/poll';

/** True while the server makes the export. */
export function isBeingMade({ status }: DataExport): boolean {
  return status === 'queued' || status === 'running';
}

/** Exports of the account, and its deletion. */
export function createPersonalData({ editing: { context }, session }: Spotreel) {
  const list = resource(context, (api, signal): Promise<readonly DataExport[]> => api.dataExports({ signal }));
  const removal = list.form();
  return {
    $exports: list.$state,
    $request: list.$form,
    $removal: removal.$state,
    load: list.load,
    /** Keeps the list up to date until no export is being made. Never rejects. */
    async follow(signal: AbortSignal): Promise<void> {
      const onAnswer = (answer: readonly DataExport[]) => {
        const hasChanged = progressOf(list.$state.get().data) !== progressOf(answer);
        list.update(() => answer);
        return { isDone: !answer.some(isBeingMade), hasChanged };
      };
      const ask = async (abort: AbortSignal) => (await context.accounts()).dataExports({ signal: abort });
      // a plain request shows what is wrong
      await poll({ ask, onAnswer, signal }).catch(list.load);
    },
    /** Begins an export; one that is being made is answered again. */
    requestExport: () =>
      list.save(
        (api) => api.requestDataExport(),
        (all, made) => [made, ...all.filter(({ id }) => id !== made.id)],
      ),
    /** True: the account is deleted, and the user is logged out. */
    async deleteAccount(email: string, password: string): Promise<boolean> {
      const isGone = await removal.save((api) => api.deleteAccount({ body: { email, password } }));
      if (isGone) await session.signOut();
      return isGone;
    },
  };
}

function progressOf(exports: readonly DataExport[] = []): string {
  return exports.map(({ id, status, percentageComplete }) => `${id} ${status} ${percentageComplete}`).join();
}

/** Result of `createPersonalData`. */
export type PersonalDataStore = ReturnType<typeof createPersonalData>;
