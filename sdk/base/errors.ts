/**
 * One error class for the whole product. `code` is stable and meant for programs, `message` for people.
 * Codes that travel over the wire are declared with their HTTP status in `sdk/contract/errors.ts`; the ones below
 * are raised on this side of the wire.
 */
export type LocalErrorCode =
  /** An argument of a public function is wrong; the message names it. */
  | 'invalid_argument'
  /** The composer or the compiler was given no scene. */
  | 'scenes_empty'
  /** The caller's AbortSignal fired. */
  | 'aborted'
  /** A Lottie template cannot be used; `details` names layer and feature. */
  | 'template_invalid'
  /** A font file is missing or unreadable. */
  | 'font_unavailable'
  /** The request never reached the server, or its answer never came back. */
  | 'network_error'
  /** The time-out that the caller asked for has passed. */
  | 'timeout'
  /** The server answered something that the contract does not allow; the message names the call. */
  | 'contract_mismatch'
  /** The answer reports a failure without a code of the API, perhaps from a proxy; the message has its status. */
  | 'request_failed'
  /** A project is saved whose scene has no form: "Can't find associated ingredient form" (docs/rules/editor.md#saving). */
  | 'ingredient_form_missing'
  /** A text of the project is longer than its field: everything else is saved. */
  | 'text_too_long'
  /** An export that a page waited for has failed; `cause` is the server's reason. */
  | 'render_failed'
  /** An export that a page waited for was cancelled. */
  | 'render_cancelled'
  /** Something the browser was asked to play, decode or store did not work. */
  | 'playback_failed';

/** `details` of a validation error: field path -> what is wrong with it. */
export type ErrorDetails = Readonly<Record<string, readonly string[]>>;

/** What an error carries beside its code and message. */
export interface SpotreelErrorOptions {
  /** What was thrown originally. Default: none. */
  cause?: unknown;
  /** Texts by field path, of a refused request. Default: none. */
  details?: ErrorDetails;
  /** HTTP status, when the error came from an answer. */
  status?: number;
  /** Id of the request in the server's logs. */
  requestId?: string;
  /** The whole body of the answer, parsed. */
  data?: unknown;
}

/** The one class of errors. Decide by `code`, which is stable; `message` is for people. */
export class SpotreelError<Code extends string = string> extends Error {
  override readonly name = 'SpotreelError';
  readonly code: Code;
  readonly details: ErrorDetails | undefined;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  /** The whole body of a failed answer, with fields that this version does not know. Undefined: no answer, or none in JSON. */
  readonly data: unknown;

  constructor(code: Code, message: string, options: SpotreelErrorOptions = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.code = code;
    this.details = options.details;
    this.status = options.status;
    this.requestId = options.requestId;
    this.data = options.data;
  }
}

/** Whether `value` is ours, from any copy of this code on the page, and, if `code` is given, whether it is that one. */
export function isSpotreelError<Code extends string>(value: unknown, code?: Code): value is SpotreelError<Code> {
  const isOurs = value instanceof Error && value.name === 'SpotreelError';
  return isOurs && (code === undefined || (value as SpotreelError).code === code);
}

/** The text to show for anything that was thrown. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
