/** Where one video is published, for its owner. One a dialog. */
import type { ProjectPublications, Publication, PublicationDraft } from '../../contract/schemas/publishing';
import { createForm } from '../account/form';
import { orToast } from '../account/or-toast';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import { poll } from '../poll';
import type { Spotreel } from '../spotreel';
import { createChannels } from './channels';

/** Uploads of a video, with their progress. No action rejects. */
// long: a store and its actions, which share what is watched
export function createVideoPublishing(spotreel: Pick<Spotreel, 'editing'>, projectId: number) {
  const { context } = spotreel.editing;
  const params = { projectId };
  const loader = createLoader<ProjectPublications>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  const form = createForm(context.t);
  let watching: AbortController | undefined;
  /** Whether the dialog is open: it may close while the list loads. */
  let isOpen = false;

  const put = (changed: Publication) =>
    loader.update((state) => {
      const others = state.publications.filter(({ id }) => id !== changed.id);
      return { ...state, publications: [...others, changed].toSorted((a, b) => b.id - a.id) };
    });

  /** Asks until no upload runs, or until `stop`. */
  async function watch(): Promise<void> {
    watching?.abort();
    if (!isOpen) return;
    const controller = new AbortController();
    watching = controller;
    const isRunning = () => loader.$state.get().data?.publications.some(isUnderWay) ?? false;
    if (!isRunning()) return;
    const client = await context.accounts();
    await poll<ProjectPublications>({
      signal: controller.signal,
      ask: (signal) => client.projectPublications({ params, signal }),
      onAnswer(next) {
        const before = progressOf(loader.$state.get().data);
        if (!controller.signal.aborted) loader.update(() => next);
        return { isDone: !isRunning(), hasChanged: before !== progressOf(next) };
      },
    }).catch(() => {});
  }

  return {
    ...createChannels(spotreel),
    $publications: loader.$state,
    /** The last try to publish. */
    $form: form.$state,
    async loadPublications(): Promise<void> {
      isOpen = true;
      const client = await context.accounts();
      await loader.load((signal) => client.projectPublications({ params, signal }));
      void watch();
    },
    /** Undefined: it was refused. */
    async publish(body: PublicationDraft): Promise<Publication | undefined> {
      const begun = await form.send(async () => (await context.accounts()).publishVideo({ params, body }));
      if (!begun) return undefined;
      put(begun);
      void watch();
      return begun;
    },
    /** False if it failed; a notice then says why. */
    cancel: (publicationId: number) =>
      orToast(context, async () => {
        put(await (await context.accounts()).cancelPublication({ params: { projectId, publicationId } }));
      }),
    forgetDraft: form.reset,
    /** Asks no more, until the list is loaded again. */
    stop(): void {
      isOpen = false;
      watching?.abort();
    },
  };
}

/** The upload is not over. */
export function isUnderWay({ status }: Publication): boolean {
  return status === 'waiting' || status === 'uploading';
}

function progressOf(state: ProjectPublications | undefined): string {
  return (state?.publications ?? []).map(({ status, percentageComplete }) => `${status} ${percentageComplete}`).join();
}

/** What `createVideoPublishing` returns. */
export type VideoPublishing = ReturnType<typeof createVideoPublishing>;
