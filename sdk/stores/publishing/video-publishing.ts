/** Publications of one video, for its owner. One a dialog. */
import type { ProjectPublications, Publication, PublicationDraft } from '../../contract/publishing/publishing';
import type { Id } from '../../contract/schemas/ids';
import { resource } from '../resource/resource';
import type { Spotreel } from '../spotreel';
import { poll } from '../timing/poll';
import { createChannels } from './channels';

/** Uploads of a video, with their progress. No action rejects. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a store and its actions, which share what is watched
export function createVideoPublishing(spotreel: Pick<Spotreel, 'editing'>, projectId: Id<'project'>) {
  const { context } = spotreel.editing;
  const params = { projectId };
  const list = resource(context, (api, signal) => api.projectPublications({ params, signal }));
  let watching: AbortController | undefined;
  /** True while the dialog is open: it may close while the list loads. */
  let isOpen = false;

  const put = (state: ProjectPublications, changed: Publication) => {
    const others = state.publications.filter(({ id }) => id !== changed.id);
    return { ...state, publications: [...others, changed].toSorted((a, b) => b.id - a.id) };
  };

  /** Asks until no upload runs, or until `stop`. */
  async function watch(): Promise<void> {
    watching?.abort();
    if (!isOpen) return;
    const controller = new AbortController();
    watching = controller;
    const isRunning = () => list.$state.get().data?.publications.some(isUnderWay) ?? false;
    if (!isRunning()) return;
    const client = await context.accounts();
    await poll<ProjectPublications>({
      signal: controller.signal,
      ask: (signal) => client.projectPublications({ params, signal }),
      onAnswer(next) {
        const before = progressOf(list.$state.get().data);
        if (!controller.signal.aborted) list.update(() => next);
        return { isDone: !isRunning(), hasChanged: before !== progressOf(next) };
      },
    }).catch(() => {});
  }

  return {
    ...createChannels(spotreel),
    $publications: list.$state,
    /** The last try to publish. */
    $form: list.$form,
    async loadPublications(): Promise<void> {
      isOpen = true;
      await list.load();
      void watch();
    },
    /** Undefined: it was refused. */
    async publish(body: PublicationDraft): Promise<Publication | undefined> {
      const begun = await list.send((api) => api.publishVideo({ params, body }), put);
      if (begun) void watch();
      return begun;
    },
    /** False if it failed; a notice then says why. */
    cancel: (publicationId: Id<'publication'>) =>
      list.act((api) => api.cancelPublication({ params: { projectId, publicationId } }), put),
    forgetDraft: list.resetForm,
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

/** Result of `createVideoPublishing`. */
export type VideoPublishing = ReturnType<typeof createVideoPublishing>;
