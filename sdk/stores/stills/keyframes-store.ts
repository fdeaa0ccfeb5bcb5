import { atom } from 'nanostores';
import type { KeyframeState } from '../../contract/export/render';
import type { Id } from '../../contract/schemas/ids';
import type { MessageKey } from '../../i18n/translator';
import {
  type Keyframes,
  keyframesAnswered,
  keyframesFailed,
  keyframesRefused,
  keyframesRequested,
  keyframesSaved,
  NO_KEYFRAMES,
} from '../../project/keyframes';
import { failureOf } from '../failure';
import type { StoreContext } from '../store-context';
import { poll } from '../timing/poll';

/** The preview images of the open project, and what went wrong with them. */
export interface KeyframesView extends Keyframes {
  /** Failure in the words of docs/rules/limits-and-messages.md#messages; `reason` if the server knows more. */
  readonly failure: { readonly message: string; readonly reason: string | undefined } | null;
  /** The server cannot be reached at the moment; it goes on painting without us. */
  readonly isUnreachable: boolean;
}

const NOTHING: KeyframesView = { ...NO_KEYFRAMES, failure: null, isUnreachable: false };

const failureKeys = {
  request: 'failure.keyframesRequest',
  generation: 'failure.keyframes',
} as const satisfies Record<string, MessageKey>;

/** Stills of the scenes of one project: looked at, asked for, followed while they are painted. Actions never reject. */
export class KeyframesStore {
  readonly $keyframes = atom<KeyframesView>(NOTHING);
  readonly #context: StoreContext;
  #following: AbortController | undefined;
  /** A request saves first: it asks for stills of just that save. */
  #isSaving = false;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Shows the stills that are there, and follows those that are being painted. */
  readonly look = (projectId: Id<'project'>): Promise<void> => {
    return this.#following ? Promise.resolve() : this.#follow(projectId);
  };

  /** Asks for stills of the saved state, after `save` has made sure that it is saved (false: it could not be). */
  readonly request = async (
    projectId: Id<'project'>,
    save: () => Promise<boolean> = async () => true,
  ): Promise<void> => {
    this.stop();
    const controller = new AbortController();
    this.#following = controller;
    const { signal } = controller;
    this.#step(keyframesRequested);
    try {
      if (!(await this.#whileSaving(save))) throw new Error('the project could not be saved');
      if (signal.aborted) return;
      const answer = await this.#context.client.requestKeyframes({ params: { projectId }, signal });
      if (this.#hear(answer).isDone) this.#release(controller);
      else await this.#follow(projectId, controller);
    } catch (thrown) {
      if (signal.aborted) return;
      this.#step(keyframesRefused, thrown);
      this.#release(controller);
    }
  };

  /** A save has reached the server: stills of before show something else now. */
  readonly outdate = (): void => {
    if (!this.#isSaving) this.#step(keyframesSaved);
  };

  /** Follows no longer; the server goes on painting. */
  readonly stop = (): void => {
    this.#following?.abort();
    this.#following = undefined;
  };

  /** Another project comes: nothing is known of its stills. */
  readonly clear = (): void => {
    this.stop();
    this.$keyframes.set(NOTHING);
  };

  async #follow(projectId: Id<'project'>, controller = new AbortController()): Promise<void> {
    this.#following = controller;
    const { signal } = controller;
    try {
      await poll({
        ask: (asked) => this.#context.client.keyframes({ params: { projectId }, signal: asked }),
        onAnswer: (answer) => this.#hear(answer),
        onUnreachable: () => this.$keyframes.set({ ...this.$keyframes.get(), isUnreachable: true }),
        signal,
      });
    } catch (thrown) {
      if (!signal.aborted) this.#step(keyframesFailed, thrown);
    }
    this.#release(controller);
  }

  async #whileSaving(save: () => Promise<boolean>): Promise<boolean> {
    this.#isSaving = true;
    try {
      return await save();
    } finally {
      this.#isSaving = false;
    }
  }

  #hear(answer: KeyframeState) {
    const before = this.$keyframes.get().stills.filter(({ isCurrent }) => isCurrent).length;
    this.#step((keyframes) => keyframesAnswered(keyframes, answer));
    const { stills, isPainting } = this.$keyframes.get();
    const hasChanged = stills.filter(({ isCurrent }) => isCurrent).length !== before;
    return { isDone: !isPainting, hasChanged };
  }

  #release(controller: AbortController): void {
    if (this.#following === controller) this.#following = undefined;
  }

  #step(step: (keyframes: Keyframes) => Keyframes, thrown?: unknown): void {
    const next = step(this.$keyframes.get());
    const key = next.failedAt && failureKeys[next.failedAt];
    const failure = key && { message: this.#context.t(key), reason: this.#reasonOf(thrown, key) };
    this.$keyframes.set({ ...next, failure, isUnreachable: false });
  }

  /** Undefined where the server's words say no more than the catalogue's. */
  #reasonOf(thrown: unknown, key: MessageKey): string | undefined {
    if (thrown === undefined) return undefined;
    const { t } = this.#context;
    const { message } = failureOf(thrown, t, key);
    return message === t(key) ? undefined : message;
  }
}
