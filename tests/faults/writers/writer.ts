/** A client that writes one kind of thing, notes what was acknowledged, and says what of that is missing or there twice. */
export interface Writer {
  readonly name: string;
  /** Milliseconds between two writes. Each picture costs a painter, which looks for faces. */
  readonly pauseMs: number;
  /** Makes what it writes into. The server is up. */
  prepare(): Promise<void>;
  /** One write. Rejects with `Lost` where no answer came. */
  write(): Promise<void>;
  /** Repeats what got no answer, where that is how a client of it behaves. The server is up again. */
  repeat(): Promise<void>;
  /** How many writes were acknowledged. */
  acknowledged(): number;
  /** What is wrong with them, in plain words. What happens in the background may need some time. */
  check(): Promise<string[]>;
}

/** The server refused a write that is valid. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    what: string,
    readonly answer: { readonly status: number; readonly json: unknown },
  ) {
    super(`${what} was refused: ${answer.status} ${JSON.stringify(answer.json).slice(0, 300)}`);
  }
}
