import type { ParseArgsOptionsConfig } from 'node:util';
import type { ToolContext } from '@spotreel/sdk/agent';
import type { CommandIo } from './command-io';
import type { ExitCode } from './exit-codes';

/** Values of the flags of a command, by their names. */
export type Flags = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

/** Input of a command. */
export interface CommandInput {
  /** Arguments without flags, after the name of the command. */
  readonly words: readonly string[];
  readonly flags: Flags;
  readonly context: ToolContext;
  readonly io: CommandIo;
  /** Calls a tool of `@spotreel/sdk/agent` and returns its data. Rejects with `SpotreelError`. */
  readonly use: <Data = Readonly<Record<string, unknown>>>(tool: string, input: object) => Promise<Data>;
  /** Prints `data` as JSON with `--json`, else `lines`. */
  readonly show: (data: unknown, lines: readonly string[]) => void;
}

/** One verb of the command line. */
export interface Command {
  /** Syntax, without `spotreel`. */
  readonly usage: string;
  readonly summary: string;
  /** Besides those that every command takes. */
  readonly options: ParseArgsOptionsConfig;
  /** Throws `UsageError`, and rejects with `SpotreelError`. */
  readonly run: (input: CommandInput) => Promise<ExitCode>;
}
