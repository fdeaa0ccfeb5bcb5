/** One batch as it is worked on. One a screen. */

import type { AccountClient } from '../../client/account-client';
import type { Batch } from '../../contract/batch/batch';
import type { RenderChoices } from '../../contract/export/render';
import type { Id } from '../../contract/schemas/ids';
import { type Resource, resource } from '../resource/resource';
import type { Spotreel } from '../spotreel';
import { poll } from '../timing/poll';

/** Follows a batch, and starts, cancels or deletes it. */
export function createBatchProgress({ editing: { context } }: Spotreel, batchId: Id<'batch'>) {
  const params = { batchId };
  const batch = resource(context, (api, signal) => api.batch({ params, signal }));
  const { follow, stop } = createFollower(batch, async (signal) =>
    (await context.accounts()).batch({ params, signal }),
  );
  const change = async (call: (api: AccountClient) => Promise<Batch>) => {
    stop();
    const isDone = await batch.act(call, (_before, answer) => answer);
    void follow();
    return isDone;
  };
  return {
    /** Failure code `not_found` where there is no such batch. */
    $batch: batch.$state,
    /** Loads it, and keeps it up to date until nothing is being worked on. */
    async open(): Promise<void> {
      if (await batch.load()) await follow();
    },
    stop,
    /** Tries failed rows again; `isExport`: exports what has no current file, too. `output`: and what has another one. */
    start: (isExport: boolean, output?: RenderChoices) =>
      change((api) => api.startBatch({ params, body: { export: isExport, ...(output && { output }) } })),
    cancel: () => change((api) => api.cancelBatch({ params })),
    /** False if it failed; a notice then says why. */
    remove() {
      stop();
      return batch.act((api) => api.deleteBatch({ params }));
    },
  };
}

/** Keeps what is loaded up to date until nothing is being worked on. */
function createFollower(
  batch: Pick<Resource<Batch, AccountClient>, '$state' | 'load' | 'update'>,
  ask: (signal: AbortSignal) => Promise<Batch>,
) {
  let following: AbortController | undefined;
  return {
    stop: (): void => following?.abort(),
    /** Never rejects. */
    async follow(): Promise<void> {
      following?.abort();
      const controller = new AbortController();
      following = controller;
      const onAnswer = (answer: Batch) => {
        const hasChanged = progressOf(batch.$state.get().data) !== progressOf(answer);
        batch.update(() => answer);
        return { isDone: answer.status !== 'working', hasChanged };
      };
      // a plain request shows what is wrong
      await poll({ ask, onAnswer, signal: controller.signal }).catch(() => batch.load());
    },
  };
}

/** Result of `createBatchProgress`. */
export type BatchProgress = ReturnType<typeof createBatchProgress>;

function progressOf(batch: Batch | undefined): string {
  return JSON.stringify(
    batch?.rows.map(({ status, exportStatus, percentageComplete }) => [status, exportStatus, percentageComplete]),
  );
}
