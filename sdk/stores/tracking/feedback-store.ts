import { atom } from 'nanostores';
import type { Feedback, FeedbackInput } from '../../contract/project/feedback';
import type { Id } from '../../contract/schemas/ids';
import { type Failure, failureOf } from '../failure';
import type { StoreContext } from '../store-context';

/** The feedback on one project, and whether it may be asked for. */
export interface FeedbackState {
  /**
   * `given`: the project had feedback when it was opened. `wanted`: it may be asked for. `sent`: given just now, say
   * thank you. `skipped`: not asked again, on no visit.
   */
  readonly status: 'given' | 'wanted' | 'sending' | 'sent' | 'skipped';
  readonly feedback: Feedback | null;
  /** Reason why it could not be sent. */
  readonly failure: Failure | null;
}

const WANTED: FeedbackState = { status: 'wanted', feedback: null, failure: null };

/** Dismissed pop-ups, remembered with the account. */
export interface PopUps {
  isDismissed(popUp: string): boolean;
  dismissPopUp(popUp: string): Promise<void>;
}

/** Opinion of the user on a finished video: asked for once a project. */
export class FeedbackStore {
  readonly $feedback = atom<FeedbackState>(WANTED);
  readonly #context: StoreContext;
  readonly #popUps: PopUps;
  #projectId: Id<'project'> | undefined;

  constructor(context: StoreContext, popUps: PopUps) {
    this.#context = context;
    this.#popUps = popUps;
  }

  /** A project has been loaded. Loading the same one again does not ask the user twice. */
  readonly fill = (projectId: Id<'project'>, feedback: Feedback | null): void => {
    this.#projectId = projectId;
    const status = this.#popUps.isDismissed(nameOf(projectId)) ? 'skipped' : 'wanted';
    this.$feedback.set({ ...WANTED, status: feedback ? 'given' : status, feedback });
  };

  /** Never rejects: `failure` says what went wrong, and the user may send it again. */
  readonly send = async (body: FeedbackInput): Promise<void> => {
    const projectId = this.#projectId;
    if (projectId === undefined || this.$feedback.get().status === 'sending') return;
    const { client, t } = this.#context;
    this.$feedback.set({ status: 'sending', feedback: null, failure: null });
    let result: FeedbackState;
    try {
      const feedback = await client.giveFeedback({ params: { projectId }, body });
      result = { status: 'sent', feedback, failure: null };
    } catch (thrown) {
      result = { ...WANTED, failure: failureOf(thrown, t, 'feedback.failed') };
    }
    if (projectId === this.#projectId) this.$feedback.set(result);
  };

  /** The thanks have been seen. */
  readonly acknowledge = (): void => {
    const state = this.$feedback.get();
    if (state.status === 'sent') this.$feedback.set({ ...state, status: 'given' });
  };

  readonly skip = (): void => {
    const { status, feedback } = this.$feedback.get();
    if (status !== 'wanted') return;
    this.$feedback.set({ status: 'skipped', feedback, failure: null });
    if (this.#projectId !== undefined) void this.#popUps.dismissPopUp(nameOf(this.#projectId));
  };
}

/** Name of the question about a project. */
function nameOf(projectId: Id<'project'>): string {
  return `feedback-${projectId}`;
}
