import type { Id } from '../../contract/schemas/ids';
import type { StoreContext } from '../store-context';
import type { PopUps } from '../tracking/feedback-store';

/** Remembered with the account once a finished file was downloaded. */
const FIRST_DOWNLOAD = 'first-download';

/** Downloads of finished files; each event says whether it is the first of the account. */
export class DownloadsStore {
  readonly #events: StoreContext['events'];
  readonly #popUps: PopUps;

  constructor({ events }: StoreContext, popUps: PopUps) {
    this.#events = events;
    this.#popUps = popUps;
  }

  /** True if this account has downloaded a finished file before. */
  readonly hasAny = (): boolean => this.#popUps.isDismissed(FIRST_DOWNLOAD);

  /** A download has been started. */
  readonly started = (projectId: Id<'project'>): void => {
    const isFirst = !this.hasAny();
    if (isFirst) void this.#popUps.dismissPopUp(FIRST_DOWNLOAD);
    this.#events.emit('file-downloaded', { projectId, isFirst });
  };
}
