/** Parsing in a process of its own, because strangers wrote the input. */

/** Pure functions by name. Input and result are copied between processes: no functions, no private fields. */
export type ParserTable = Readonly<Record<string, (...input: never[]) => unknown>>;

export interface ParsingCaller {
  /** Id of the account that sent the input: one account uses one process at a time. */
  readonly account: number;
  /** Field of the request that has the input; a refusal names it. */
  readonly field: string;
  /** Milliseconds of work. Default: 5,000. */
  readonly limitMs?: number | undefined;
}

/** Runs parsers by their name, away from the thread that answers requests. */
export interface Parsing<Table extends ParserTable> {
  /**
   * Throws what the parser throws, if it has a code. Throws `input_too_complex` where a limit of time, memory or output is
   * reached, and `rate_limited` where too much waits.
   */
  parse<Name extends keyof Table & string>(
    name: Name,
    caller: ParsingCaller,
    ...input: Parameters<Table[Name]>
  ): Promise<Awaited<ReturnType<Table[Name]>>>;
}
