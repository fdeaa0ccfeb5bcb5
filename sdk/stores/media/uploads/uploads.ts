/** Files on their way into the account: one list for all screens. What sends them loads with the first. */

import { atom } from 'nanostores';
import { createEmitter } from '../../../base/emitter';
import type { ErrorCode } from '../../../base/error-catalogue';
import { SpotreelError } from '../../../base/errors';
import type { Media } from '../../../contract/media/media';
import type { Id } from '../../../contract/schemas/ids';
import { failureOf } from '../../failure';
import type { StoreContext } from '../../store-context';
import { madeOnce } from '../../timing/once';
import type { UploadTarget } from '../page-media/page-media';
import type { StartedUpload, Upload, UploadEvents, UploadOutcome, UploadRequest } from './upload';
import type { UploadQueue } from './upload-queue';

/** The uploads of an account on this page: one queue for all screens, which pauses, resumes and retries. */
export class Uploads {
  /** Oldest first. What is done leaves the list; what failed stays until it is sent again or dismissed. */
  readonly $uploads = atom<readonly Upload[]>([]);
  readonly #context: StoreContext;
  readonly #events = createEmitter<UploadEvents>();
  /** Rejects when its code cannot be had. */
  readonly #load: () => Promise<UploadQueue>;
  #queue: UploadQueue | undefined;

  /** `target`: storage of the page around the editor. */
  constructor(context: StoreContext, target: () => UploadTarget | undefined) {
    this.#context = context;
    this.#load = madeOnce(async () => {
      const { UploadQueue } = await import('./upload-queue');
      this.#queue = new UploadQueue(context, { $uploads: this.$uploads, events: this.#events, target });
      return this.#queue;
    });
  }

  /** Subscribes to files that come into the account, and to those whose conversion was cancelled. */
  readonly on = this.#events.on;

  /** Queues an upload. Undefined when the code that sends it cannot be had: a notice says so. Never rejects. */
  readonly add = async (request: UploadRequest): Promise<StartedUpload | undefined> => {
    try {
      return (await this.#load()).add(request);
    } catch (thrown) {
      const { message } = failureOf(thrown, this.#context.t, 'failure.network');
      this.#context.toasts.show({ tone: 'danger', title: message });
      return undefined;
    }
  };

  /** Result of the first try of an upload. */
  readonly outcomeOf = async (request: UploadRequest): Promise<UploadOutcome> =>
    (await this.add(request))?.outcome ?? {};

  /** Uploads a file for a form, which shows itself what went wrong. Rejects with that; no entry stays. */
  readonly mediaOf = async (request: UploadRequest): Promise<Media> => {
    const started = await this.add(request);
    const { media, failure } = (await started?.outcome) ?? {};
    if (media) return media;
    if (started && failure) this.dismiss(started.id);
    throw new SpotreelError((failure?.code ?? 'aborted') as ErrorCode, failure?.message ?? 'The upload was cancelled.');
  };

  /** Stops a large upload. What has arrived stays. */
  readonly pause = (id: number): void => this.#queue?.pause(id);

  /** Sends a failed file again, or goes on with a paused one. */
  readonly retry = (id: number): void => this.#queue?.retry(id);

  /** Cancels an upload or a conversion, or takes a failed one off the list. */
  readonly dismiss = (id: number): void => this.#queue?.dismiss(id);

  /** Goes on with an interrupted upload. Another file than that of the upload is refused. */
  readonly continueWith = (id: number, file: File): void => this.#queue?.continueWith(id, file);

  /** Lists uploads of earlier visits. A list that cannot be had hinders nothing: a file that is chosen again goes on all the same. */
  readonly loadInterrupted = async (): Promise<void> => {
    try {
      const uploads = await (await this.#context.accounts()).resumableUploads();
      if (uploads.length > 0) (await this.#load()).addInterrupted(uploads);
    } catch {
      // the next visit asks again
    }
  };

  /** Follows files that the server converts since an earlier visit. Those whose code cannot be had are followed later. */
  readonly follow = async (converting: readonly Media[]): Promise<void> => {
    if (converting.length > 0)
      await this.#load().then(
        (queue) => queue.follow(converting),
        () => undefined,
      );
  };

  /** True if the conversion of a video belongs to an upload of this list. */
  readonly isWaitingFor = (mediaId: Id<'media'>): boolean =>
    this.$uploads.get().some((upload) => upload.mediaId === mediaId);

  /** Ends all. What has arrived of large files stays. */
  readonly dispose = (): void => {
    this.#queue?.dispose();
    this.#events.clear();
  };
}
