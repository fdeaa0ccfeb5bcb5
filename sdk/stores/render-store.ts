import { atom } from 'nanostores';
import { isSpotreelError } from '../base/errors';
import { randomKey } from '../base/random-key';
import type { ProjectRenderState, Render, RenderFormat } from '../contract/schemas/render';
import { exportStateMessages } from '../i18n/editor/export-state';
import { addMessages } from '../i18n/lazy-messages';
import { poll } from './poll';
import { type RenderNotice, renderNotice } from './render-notice';
import type { StoreContext } from './store-context';

/** The newest render of the open project, and all earlier ones. */
export interface RenderState {
  /** `idle`: never rendered. `requesting`: saving and asking. The others are the server's. */
  readonly status: 'idle' | 'requesting' | 'queued' | 'rendering' | 'done' | 'failed' | 'cancelled';
  /** 0 to 100; 100 only when the file is there. */
  readonly percentageComplete: number;
  /** 1 is next; only while queued. */
  readonly queuePosition: number | null;
  /** The newest render; its addresses are fresh. */
  readonly render: Render | null;
  /** All renders, newest first. */
  readonly renders: readonly Render[];
  /** Why the last request was refused. */
  readonly notice: RenderNotice | null;
  readonly isCancelling: boolean;
  /** The server cannot be reached at the moment; the render goes on without us. */
  readonly isUnreachable: boolean;
}

const NEVER_RENDERED: RenderState = {
  status: 'idle',
  percentageComplete: 0,
  queuePosition: null,
  render: null,
  renders: [],
  notice: null,
  isCancelling: false,
  isUnreachable: false,
};

/** The renders of one project: asked for, followed, cancelled. A reloaded page picks a running one up with `watch`. */
export class RenderStore {
  readonly $render = atom<RenderState>(NEVER_RENDERED);
  readonly #context: StoreContext;
  #projectId: number | undefined;
  #following: AbortController | undefined;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Shows the project's newest render and follows it while it runs. */
  readonly watch = (projectId: number): Promise<void> => {
    if (projectId !== this.#projectId) this.$render.set(NEVER_RENDERED);
    this.#projectId = projectId;
    return this.#follow(projectId);
  };

  /**
   * Asks for a render of the saved state, after `save` has made sure that it is saved (false: it could not be).
   * `notice` reports a refusal.
   */
  readonly request = async (
    projectId: number,
    save: () => Promise<boolean> = async () => true,
    format?: RenderFormat,
  ): Promise<void> => {
    if (this.$render.get().status === 'requesting') return;
    this.stop();
    const before = projectId === this.#projectId ? this.$render.get() : NEVER_RENDERED;
    this.#projectId = projectId;
    this.$render.set({ ...before, status: 'requesting', percentageComplete: 0, queuePosition: null, notice: null });
    try {
      if (!(await save())) throw new Error('the project could not be saved');
      await this.#context.client.requestRender({
        params: { projectId },
        query: { format },
        idempotencyKey: randomKey(),
      });
    } catch (thrown) {
      this.$render.set({ ...before, notice: renderNotice(thrown, this.#context.t) });
      return;
    }
    await this.#follow(projectId);
  };

  readonly cancel = async (): Promise<void> => {
    const { render, status } = this.$render.get();
    const projectId = this.#projectId;
    if (!render || projectId === undefined || (status !== 'queued' && status !== 'rendering')) return;
    this.#patch({ isCancelling: true });
    const { client, t } = this.#context;
    try {
      await client.cancelRender({ params: { projectId, renderId: render.id } });
    } catch (thrown) {
      // It was over already: following it shows how.
      if (!isSpotreelError(thrown, 'render_not_running')) this.#patch({ notice: renderNotice(thrown, t) });
    }
    this.#patch({ isCancelling: false });
    await this.#follow(projectId);
  };

  /** Loads the renders again, since their addresses expire. Does nothing while a render is requested or followed. */
  readonly refresh = async (): Promise<void> => {
    const projectId = this.#projectId;
    if (projectId === undefined || isBusy(this.$render.get())) return;
    try {
      const renders = await this.#context.client.projectRenders({ params: { projectId } });
      if (projectId !== this.#projectId || isBusy(this.$render.get())) return;
      this.#patch({ renders, render: renders[0] ?? null, status: renders[0]?.status ?? 'idle' });
      if (isBusy(this.$render.get())) await this.#follow(projectId); // another tab has asked for it
    } catch {
      // those that are there are shown; playing one will say if it cannot be had
    }
  };

  /** The project was edited: no file shows it until a `refresh` says otherwise. */
  readonly outdate = (): void => {
    const { renders } = this.$render.get();
    if (!renders.some(({ isCurrent }) => isCurrent)) return;
    const outdated = renders.map((render) => ({ ...render, isCurrent: false }));
    this.#patch({ renders: outdated, render: outdated[0] ?? null });
  };

  readonly dismissNotice = (): void => this.#patch({ notice: null });

  /** Stops following; the render itself goes on. */
  readonly stop = (): void => {
    this.#following?.abort();
    this.#following = undefined;
  };

  async #follow(projectId: number): Promise<void> {
    this.stop();
    const controller = new AbortController();
    this.#following = controller;
    try {
      await poll({
        ask: (signal) => this.#context.client.projectStatus({ params: { projectId }, signal }),
        onAnswer: (answer) => this.#hear(answer),
        onUnreachable: () => this.#patch({ isUnreachable: true }),
        signal: controller.signal,
      });
    } catch (thrown) {
      if (!controller.signal.aborted) this.#patch({ notice: renderNotice(thrown, this.#context.t) });
    }
  }

  #hear({ status, percentageComplete, queuePosition, renders }: ProjectRenderState) {
    const before = this.$render.get();
    const now = status === 'new' ? 'idle' : status;
    this.#patch({
      status: now,
      percentageComplete,
      queuePosition,
      renders,
      render: renders[0] ?? null,
      isUnreachable: false,
    });
    const isFinished = isBusy(before) && now === 'done';
    if (isFinished && this.#projectId !== undefined) {
      this.#context.events.emit('render-finished', { projectId: this.#projectId });
    }
    const hasChanged =
      before.status !== now ||
      before.percentageComplete !== percentageComplete ||
      before.queuePosition !== queuePosition;
    return { isDone: now !== 'queued' && now !== 'rendering', hasChanged };
  }

  #patch(change: Partial<RenderState>): void {
    this.$render.set({ ...this.$render.get(), ...change });
  }
}

function isBusy({ status }: RenderState): boolean {
  return status === 'requesting' || status === 'queued' || status === 'rendering';
}

/** Exports of one project on a screen without its editor. Call `stop` when it closes. */
export function createRender({ editing }: { readonly editing: { readonly context: StoreContext } }): RenderStore {
  addMessages(exportStateMessages);
  return new RenderStore(editing.context);
}
