/**
 * Commands of a page to its widget, in the order in which they were given, one after the other. Nothing that one of them
 * does stops the next, and no promise stays open or rejects because of it (defect 7).
 */
export interface CommandQueue {
  /** Resolves when the command has run, well or not. */
  add(command: () => void | Promise<void>): Promise<void>;
}

/** @param onFailure receives what a command threw; what it throws itself is ignored. */
export function createCommandQueue(onFailure: (thrown: unknown) => void): CommandQueue {
  let last: Promise<void> = Promise.resolve();
  return {
    add(command) {
      last = last
        .then(command)
        .catch(onFailure)
        .catch(() => {});
      return last;
    },
  };
}
