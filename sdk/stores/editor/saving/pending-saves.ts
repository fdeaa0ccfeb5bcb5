import type { Id } from '../../../contract/schemas/ids';

/** A save that hangs must not keep the project shut. */
const PATIENCE_MS = 3_000;

/**
 * Saves that are under way in this page, by project. Opening a project waits for them: leaving an editor and coming
 * back at once must not load the state from before the last save.
 */
export class PendingSaves {
  readonly #saves = new Map<number, Promise<unknown>>();

  track<Result>(projectId: Id<'project'>, save: Promise<Result>): Promise<Result> {
    const settled: Promise<void> = save.then(
      () => this.#forget(projectId, settled),
      () => this.#forget(projectId, settled),
    );
    this.#saves.set(projectId, settled);
    return save;
  }

  /** Resolves when no save of the project is under way, or none that ends soon; never rejects. */
  async settled(projectId: Id<'project'>): Promise<void> {
    const save = this.#saves.get(projectId);
    if (!save) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS);
    });
    await Promise.race([save, patience]);
    clearTimeout(timer);
  }

  #forget(projectId: Id<'project'>, settled: Promise<unknown>): void {
    if (this.#saves.get(projectId) === settled) this.#saves.delete(projectId);
  }
}
