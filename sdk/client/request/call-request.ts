import type { BodyOf, Call, OutputOf, ParamsOf, ParsedQueryOf, PieceOf } from '../../contract/call';

interface CallOptions {
  /** Aborts the exchange; it rejects with `aborted`, 'Request aborted'. */
  signal?: AbortSignal | undefined;
  /** Milliseconds. Default: the client's, which is none. */
  timeoutMs?: number | undefined;
  /** Makes an unsafe call safe to repeat: the server answers the same key with the same answer. */
  idempotencyKey?: string | undefined;
}

/** The file of a multipart call and the text parts beside it. */
interface FileInput {
  file: Blob;
  /** Default: the File's own name, else `file`. */
  fileName?: string | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
  /** Share of the body that is out, 0 to 1; needs XMLHttpRequest. */
  onProgress?: ((share: number) => void) | undefined;
}

type ParamsInput<C extends Call> = keyof ParamsOf<C> extends never ? unknown : { params: ParamsOf<C> };
type QueryInput<C extends Call> = C extends { query: object } ? { query?: Partial<ParsedQueryOf<C>> } : unknown;
type BodyInput<C extends Call> = C extends { body: object } ? { body: BodyOf<C> } : unknown;
/** Files by the name that the call knows them by. */
interface NamedFiles extends Pick<FileInput, 'onProgress'> {
  files?: Readonly<Record<string, Blob>> | undefined;
}

/** A call that takes both sends JSON, or a form as soon as there is a file or `asForm` asks for one. */
type MultipartInput<C extends Call> = C extends { multipart: { named: true } }
  ? NamedFiles & { asForm?: boolean | undefined }
  : C extends { multipart: object }
    ? C extends { body: object }
      ? Partial<Omit<FileInput, 'fields'>> & { asForm?: boolean | undefined }
      : FileInput
    : unknown;

type PiecesInput<C extends Call> = C extends { pieces: object }
  ? {
      /** Called with what the call reports while it works. It must not throw. */
      onPiece?: ((piece: PieceOf<C>) => void) | undefined;
    }
  : unknown;

/** Arguments of a call: the input of its contract, and options of the request. */
export type CallRequest<C extends Call> = ParamsInput<C> &
  QueryInput<C> &
  BodyInput<C> &
  MultipartInput<C> &
  PiecesInput<C> &
  CallOptions;

/** A call of the API as a function. The argument can be left out when the contract asks for nothing. */
export type CallMethod<C extends Call> =
  object extends CallRequest<C>
    ? (request?: CallRequest<C>) => Promise<OutputOf<C>>
    : (request: CallRequest<C>) => Promise<OutputOf<C>>;

/** The same with the types of all calls forgotten; only `callApi` reads it. */
export interface AnyCallRequest extends CallOptions, Partial<FileInput>, NamedFiles {
  params?: Readonly<Record<string, number>>;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: unknown;
  asForm?: boolean | undefined;
  onPiece?: ((piece: unknown) => void) | undefined;
}
