/** One batch as it is worked on. One a screen. */
import type { Batch } from '../../contract/schemas/batch';
import type { RenderChoices } from '../../contract/schemas/render';
import { orToast } from '../account/or-toast';
import { failureOf } from '../failure';
import { createLoader, type Loader } from '../loadable';
import { poll } from '../poll';
import type { Spotreel } from '../spotreel';

/** Follows a batch, and starts, cancels or deletes it. */
export function createBatchProgress({ editing: { context } }: Spotreel, batchId: number) {
  const params = { batchId };
  const loader = createLoader<Batch>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  const ask = async (signal: AbortSignal) => (await context.accounts()).batch({ params, signal });
  const { follow, stop } = createFollower(loader, ask);
  const change = (act: () => Promise<Batch>) =>
    orToast(context, async () => {
      stop();
      try {
        const answer = await act();
        loader.update(() => answer);
      } finally {
        void follow();
      }
    });
  return {
    /** Failure code `not_found` where there is no such batch. */
    $batch: loader.$state,
    /** Loads it, and keeps it up to date until nothing is being worked on. */
    async open(): Promise<void> {
      if (await loader.load(ask)) await follow();
    },
    stop,
    /** Tries failed rows again; `isExport`: exports what has no current file, too. `output`: and what has another one. */
    start: (isExport: boolean, output?: RenderChoices) =>
      change(async () => {
        const body = { export: isExport, ...(output && { output }) };
        return (await context.accounts()).startBatch({ params, body });
      }),
    cancel: () => change(async () => (await context.accounts()).cancelBatch({ params })),
    /** False if it failed; a notice then says why. */
    remove: () =>
      orToast(context, async () => {
        stop();
        await (await context.accounts()).deleteBatch({ params });
      }),
  };
}

/** Keeps what is loaded up to date until nothing is being worked on. */
function createFollower(loader: Loader<Batch>, ask: (signal: AbortSignal) => Promise<Batch>) {
  let following: AbortController | undefined;
  return {
    stop: (): void => following?.abort(),
    /** Never rejects. */
    async follow(): Promise<void> {
      following?.abort();
      const controller = new AbortController();
      following = controller;
      const onAnswer = (answer: Batch) => {
        const hasChanged = progressOf(loader.$state.get().data) !== progressOf(answer);
        loader.update(() => answer);
        return { isDone: answer.status !== 'working', hasChanged };
      };
      // a plain request shows what is wrong
      await poll({ ask, onAnswer, signal: controller.signal }).catch(() => loader.load(ask));
    },
  };
}

/** What `createBatchProgress` returns. */
export type BatchProgress = ReturnType<typeof createBatchProgress>;

function progressOf(batch: Batch | undefined): string {
  return JSON.stringify(
    batch?.rows.map(({ status, exportStatus, percentageComplete }) => [status, exportStatus, percentageComplete]),
  );
}
