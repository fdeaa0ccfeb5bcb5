/**
 * Commands of a page to its widget, one after the other in the order they were given, from before the widget was loaded
 * on. Nothing that a command does stops the ones after it, and no promise stays open because of it (defect 7).
 */

/** `refused`: it needs an initialized widget. */
export type CommandOutcome = 'done' | 'refused' | 'failed';

export interface Command {
  readonly name: string;
  run(): void | Promise<void>;
  /** Whether it can run before the widget is initialized. Default: false. */
  readonly isFirst?: boolean;
}

export interface CommandQueue {
  /** Never rejects. */
  add(command: Command): Promise<CommandOutcome>;
}

export interface CommandQueueOptions {
  isInitialized(): boolean;
  /** A command came too early: 'not_initialized'. */
  onRefused(name: string): void;
  onError(thrown: unknown, name: string): void;
}

export function createCommandQueue({ isInitialized, onRefused, onError }: CommandQueueOptions): CommandQueue {
  let last: Promise<unknown> = Promise.resolve();

  async function execute({ name, run, isFirst = false }: Command): Promise<CommandOutcome> {
    try {
      // Asked when its turn comes: the init before it may have failed.
      if (!isFirst && !isInitialized()) {
        onRefused(name);
        return 'refused';
      }
      await run();
      return 'done';
    } catch (thrown) {
      ignoringErrors(() => onError(thrown, name));
      return 'failed';
    }
  }

  return {
    add(command) {
      const outcome = last.then(() => execute(command));
      last = outcome;
      return outcome;
    },
  };
}

/** Error handlers are the page's own; one that fails must not stop the queue. */
function ignoringErrors(work: () => void): void {
  try {
    work();
  } catch {}
}
