/**
 * A call of the API as a value. The client sends it, the server answers it, OpenAPI describes it: all three read the
 * same value, so none can disagree with another.
 */
import type * as z from 'zod/mini';
import type { ErrorCode } from '../base/error-catalogue';
import type { ApiKeyScope } from './keys/api-key';
import type { IdOf } from './schemas/ids';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * `none`: no token. `user`: a user's token. `staff`: a token of an admin or an agency user. `admin`: a token of an operator,
 * agency admin or reseller. `operator`: a token of an operator. `key`: an API key of a tenant.
 */
export type CallAuth = 'none' | 'user' | 'staff' | 'admin' | 'operator' | 'key';

/**
 * A multipart form: the one file part, and the text parts beside it. A call that has a `body` too takes the same fields
 * as JSON or as the form's text parts; the file may then be missing.
 */
export interface MultipartBody {
  readonly file: string;
  /**
   * `document`: JSON, such as a Lottie document. `package`: a `.spotreel` file, or a Lottie document. `part`: bytes of a
   * resumable upload. `mask`: a PNG of at most 4 MB.
   */
  readonly accept: 'image' | 'video' | 'media' | 'document' | 'package' | 'part' | 'mask';
  /** Not one file but up to ten, each in a part `<file>.<name>`. Only with a `body`. */
  readonly named?: true;
  /** Names of the text parts that the call reads beside the file, where it has no `body`. Default: none. */
  readonly fields?: readonly string[];
}

type Schema = z.core.$ZodType;

/** One call of the API: method, path, rights, what it takes and what it answers. */
export interface Call {
  readonly method: HttpMethod;
  /** Below `/api`, with `{name}` for each path parameter (a positive integer unless `params` says otherwise). */
  readonly path: string;
  /** Its path parameters are texts: ids of the survey service, cuid2 or a person's own. */
  readonly params?: 'text';
  readonly auth: CallAuth;
  /** The right with which an API key opens the call, for its maker or the person whom it names. Absent: no key opens it. */
  readonly scope?: ApiKeyScope;
  /** A header that may carry the session token in place of `Authorization`. */
  readonly tokenHeader?: string;
  readonly summary: string;
  /** Query parameters. Absent: the call takes none. */
  readonly query?: Schema;
  /** JSON body. Absent: the call takes none. */
  readonly body?: Schema;
  /** Bytes of the largest JSON body. Default: 1 MB. */
  readonly bodyLimitBytes?: number;
  /** Absent: the call takes no file. */
  readonly multipart?: MultipartBody;
  /** The `data` of the answer. */
  readonly output: Schema;
  /** The answer is a page: `data` is an array of `output` with `page`, `numPages`, `totalCount` beside it. */
  readonly list?: true;
  /** Progress that the call reports to callers that accept `LINES_TYPE`. Absent: it answers all at once. */
  readonly pieces?: Schema;
  /** Errors that are this call's own; those of authentication, validation and rate limits always apply. */
  readonly errors?: readonly ErrorCode[];
}

/** Keeps the literal types of a call. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** Path parameters by name. */
export type ParamsOf<C extends Call> = {
  readonly [Name in ParamNames<C['path']>]: C extends { params: 'text' } ? string : IdOf<Name>;
};
/** Query as the server reads it: defaults filled in. */
export type ParsedQueryOf<C extends Call> = C['query'] extends Schema ? z.core.output<C['query']> : undefined;
export type BodyOf<C extends Call> = C['body'] extends Schema ? z.core.input<C['body']> : undefined;
/** The body as the server reads it: checked, with defaults filled in. */
export type ParsedBodyOf<C extends Call> = C['body'] extends Schema ? z.core.output<C['body']> : undefined;

/** Progress that the call reports. */
export type PieceOf<C extends Call> = C['pieces'] extends Schema ? z.core.output<C['pieces']> : never;

/** One page of a list. `page` counts from 1. */
export interface Page<Item> {
  readonly data: readonly Item[];
  readonly page: number;
  readonly numPages: number;
  readonly totalCount: number;
}

/** Result for the caller: the `data` of the answer, or the page. */
export type OutputOf<C extends Call> = C extends { list: true }
  ? Page<z.core.output<C['output']>>
  : z.core.output<C['output']>;
