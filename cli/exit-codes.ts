/** Exit codes of the process. */
export const EXIT_CODES = {
  done: 0,
  /** The server refused, or a file could not be written. */
  failed: 1,
  /** The command is not written as `--help` says. */
  usage: 2,
  /** The check has found something, or the render has failed. */
  found: 3,
  /** The server did not answer. */
  unreachable: 4,
} as const;

/** One of `EXIT_CODES`. */
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];
