import { atom } from 'nanostores';
import { isSpotreelError } from '../../base/errors';
import { randomKey } from '../../base/random-key';
import type { ProjectRenderState, Render, RenderChoices } from '../../contract/export/render';
import type { Id } from '../../contract/schemas/ids';
import type { Ratio } from '../../contract/schemas/scalars';
import type { StoreContext } from '../store-context';
import { poll } from '../timing/poll';
import { type RenderNotice, renderNotice } from './render-notice';

/** The renders of the open project: how far those are that run, and what became of the others. */
export interface RenderState {
  /**
   * `idle`: never rendered. `requesting`: saving and asking. Else that of the oldest render that waits or runs; of the newest
   * where none does.
   */
  readonly status: 'idle' | 'requesting' | 'queued' | 'rendering' | 'done' | 'failed' | 'cancelled';
  /** 0 to 100, of the same render; 100 only when the file is there. */
  readonly percentageComplete: number;
  /** 1 is next; only while queued. */
  readonly queuePosition: number | null;
  /** The newest render; its addresses are fresh. */
  readonly render: Render | null;
  /** All renders, newest first. */
  readonly renders: readonly Render[];
  /** The project's ratio. Undefined until it is known, and with older servers. */
  readonly ratio?: Ratio | undefined;
  /** Signed address of a ZIP with the files that show the saved state, `&renders=1,2` picks some; null for fewer than two. */
  readonly zipUrl: string | null;
  /** Reason why the last request was refused. */
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
  zipUrl: null,
  notice: null,
  isCancelling: false,
  isUnreachable: false,
};

/** The renders of one project: asked for, followed, cancelled. A reloaded page picks a running one up with `watch`. */
export class RenderStore {
  readonly $render = atom<RenderState>(NEVER_RENDERED);
  readonly #context: StoreContext;
  #projectId: Id<'project'> | undefined;
  #following: AbortController | undefined;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Shows the project's newest render and follows it while it runs. */
  readonly watch = (projectId: Id<'project'>): Promise<void> => {
    if (projectId !== this.#projectId) this.$render.set(NEVER_RENDERED);
    this.#projectId = projectId;
    return this.#follow(projectId);
  };

  /**
   * Asks for a render of the saved state, after `save` has made sure that it is saved (false: it could not be).
   * `notice` reports a refusal.
   */
  readonly request = async (
    projectId: Id<'project'>,
    save: () => Promise<boolean> = async () => true,
    choices: RenderChoices = {},
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
        query: choices,
        idempotencyKey: randomKey(),
      });
    } catch (thrown) {
      this.$render.set({ ...before, notice: renderNotice(thrown, this.#context.t) });
      return;
    }
    await this.#follow(projectId);
  };

  /** Cancels all that wait or run, the newest first: no other one begins in its place. */
  readonly cancel = async (): Promise<void> => {
    const running = this.$render.get().renders.filter(isBusy);
    const projectId = this.#projectId;
    if (projectId === undefined || running.length === 0) return;
    this.#patch({ isCancelling: true });
    const { client, t } = this.#context;
    for (const { id: renderId } of running)
      await client.cancelRender({ params: { projectId, renderId } }).catch((thrown) => {
        // It was over already: following it shows how.
        if (!isSpotreelError(thrown, 'render_not_running')) this.#patch({ notice: renderNotice(thrown, t) });
      });
    this.#patch({ isCancelling: false });
    await this.#follow(projectId);
  };

  /** Loads the renders again, since their addresses expire. Does nothing while a render is requested or followed. */
  readonly refresh = async (): Promise<void> => {
    const projectId = this.#projectId;
    if (projectId === undefined || isBusy(this.$render.get())) return;
    try {
      const answer = await this.#context.client.projectStatus({ params: { projectId } });
      if (projectId !== this.#projectId || isBusy(this.$render.get())) return;
      this.#show(answer);
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

  async #follow(projectId: Id<'project'>): Promise<void> {
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

  #show({ renders, ratio, zipUrl = null }: ProjectRenderState): RenderState {
    const [newest = null] = renders;
    const { status, percentageComplete, queuePosition } = renders.findLast(isBusy) ?? newest ?? NEVER_RENDERED;
    this.#patch({
      status,
      percentageComplete,
      queuePosition,
      renders,
      ratio,
      zipUrl,
      render: newest,
      isUnreachable: false,
    });
    return this.$render.get();
  }

  #hear(answer: ProjectRenderState) {
    const before = this.$render.get();
    const now = this.#show(answer);
    const isFinished = isBusy(before) && now.status === 'done';
    if (isFinished && this.#projectId !== undefined) {
      this.#context.events.emit('render-finished', { projectId: this.#projectId });
    }
    const hasChanged =
      before.status !== now.status ||
      before.percentageComplete !== now.percentageComplete ||
      before.queuePosition !== now.queuePosition;
    return { isDone: !isBusy(now), hasChanged };
  }

  #patch(change: Partial<RenderState>): void {
    this.$render.set({ ...this.$render.get(), ...change });
  }
}

function isBusy({ status }: Pick<RenderState, 'status'>): boolean {
  return status === 'requesting' || status === 'queued' || status === 'rendering';
}

/** Exports of one project on a screen without its editor. Call `stop` when it closes. */
export function createRender({ editing }: { readonly editing: { readonly context: StoreContext } }): RenderStore {
  return new RenderStore(editing.context);
}
