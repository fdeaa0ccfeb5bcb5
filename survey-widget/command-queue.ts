/** Commands in the order in which they were given, one after the other; one that fails does not stop the next. */
export interface CommandQueue {
  /** Resolves when the command has run. Never rejects. */
  add(command: () => void | Promise<void>): Promise<void>;
}

export function createCommandQueue(onFailure: (thrown: unknown) => void): CommandQueue {
  let last: Promise<void> = Promise.resolve();
  return {
    add(command) {
      last = last.then(command).catch(onFailure);
      return last;
    },
  };
}
