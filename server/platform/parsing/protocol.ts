/** Messages between the server and a parser process. */
import type { ErrorDetails } from '@spotreel/sdk/internal/base';

export interface ParserRequest {
  readonly name: string;
  readonly input: readonly unknown[];
}

export type ParserReply =
  /** `result`: serialized, so that its size is known before it is sent. */
  | { readonly type: 'done'; readonly result: Uint8Array }
  /** The parser refused the input with a code of the contract. */
  | { readonly type: 'refused'; readonly code: string; readonly message: string; readonly details?: ErrorDetails }
  /** The result, or the stack that it takes, is larger than it may be. */
  | { readonly type: 'exceeded' }
  /** A fault of the parser. */
  | { readonly type: 'failed'; readonly message: string; readonly stack: string };
