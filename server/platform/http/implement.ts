/**
 * A call of the contract and what answers it. Everything that the contract says is done here, once. The schemas of a
 * call parse parameters, query and body, the given rules enforce its `auth`, and the answer is wrapped.
 */
import type { Call, OutputOf, ParamsOf, ParsedBodyOf, ParsedQueryOf, PieceOf } from '@spotreel/sdk/internal/contract';
import { checkAnswer } from './answers/check-answer';
import { jsonAnswer } from './answers/json-answer';
import { linesAnswer, readsLines, type SendPiece } from './answers/lines-answer';
import { ApiError } from './api-error';
import { type FormFile, withForm, withNamedFiles } from './form/form-body';
import { isMultipart } from './form/receive-upload';
import { readJson } from './json/json-body';
import type { RequestContext } from './request-context';
import { mismatch, validatedBody, validatedQuery } from './validation/validate';

/** Services of a call besides its handler. */
export interface CallServices {
  /** Folder for files that are not complete yet. */
  readonly workDir: string;
  /** Check every answer against the contract before it is sent, and not only a sample. */
  readonly verifyAnswers: boolean;
}

export interface CallInput<C extends Call, User> {
  readonly params: ParamsOf<C>;
  readonly query: ParsedQueryOf<C>;
  readonly body: ParsedBodyOf<C>;
  /** The file of a form, in a call that takes JSON or a form; deleted when the handler is done. */
  readonly file: FormFile | undefined;
  /** Files of a form, by name; deleted when the handler is done. */
  readonly files: ReadonlyMap<string, FormFile>;
  readonly user: C['auth'] extends 'none' ? undefined : User;
  readonly context: RequestContext;
  /** Reports a piece to a caller who reads pieces. Only in a call that has `pieces`. */
  readonly send: (piece: PieceOf<C>) => void;
}

export type Handler<C extends Call, User, Services> = (
  input: CallInput<C, User>,
  services: Services,
) => Promise<OutputOf<C>>;

export interface Route<Services> {
  readonly call: Call;
  readonly answer: (
    context: RequestContext,
    params: Readonly<Record<string, string>>,
    services: Services,
  ) => Promise<Response>;
}

/** Runs once the handler has answered, or has thrown this. It throws nothing. */
export type AfterCall = (thrown?: unknown) => Promise<void>;

/** Decisions of accounts about calls. */
export interface CallRules<User, Services> {
  /** The user for whom the call is made, as its `auth` asks for. Throws the errors of that. `params`: as in the path. */
  authenticate(
    call: Call,
    context: RequestContext,
    services: Services,
    params: Readonly<Record<string, string>>,
  ): Promise<User>;
  /**
   * Before the handler runs; what it throws keeps it from running. `params`: as they are in the path. What it returns runs
   * after the handler.
   */
  before?(
    call: Call,
    user: User,
    params: Readonly<Record<string, string>>,
    services: Services,
  ): Promise<AfterCall | undefined>;
  /** Services of the handler of a user's call. Default: the same for everybody. */
  servicesOf?(services: Services, user: User, context: RequestContext): Promise<Services>;
}

/** Makes the function by which a domain implements its calls. */
export function createImplement<User, Services extends CallServices>(rules: CallRules<User, Services>) {
  return function implement<const C extends Call>(call: C, handler: Handler<C, User, Services>): Route<Services> {
    return {
      call,
      async answer(context, rawParams, services) {
        const user = call.auth === 'none' ? undefined : await rules.authenticate(call, context, services, rawParams);
        const own = user === undefined ? services : ((await rules.servicesOf?.(services, user, context)) ?? services);
        const params = call.params === 'text' ? rawParams : idsOf(rawParams);
        const query = call.query && validatedQuery(call.query, context.url.searchParams);
        const work = async (send: SendPiece) => {
          const output = await withBody(call, context, services, async (body, file, files) => {
            const after = user === undefined ? undefined : await rules.before?.(call, user, rawParams, services);
            const input = { params, query, body, file, files, user, context, send };
            return followed(handler(input as unknown as CallInput<C, User>, own), after);
          });
          checkAnswer(call, output, services, context.log);
          return output;
        };
        if (call.pieces && readsLines(context.raw))
          return linesAnswer(context, (send) => work(checkedPieces(call, services, send)));
        const output = await work(() => {});
        return jsonAnswer(call.list ? output : { data: output }, context.raw.headers);
      },
    };
  };
}

async function followed<Result>(answer: Promise<Result>, after: AfterCall | undefined): Promise<Result> {
  try {
    const output = await answer;
    await after?.();
    return output;
  } catch (thrown) {
    await after?.(thrown);
    throw thrown;
  }
}

const NO_FILES: ReadonlyMap<string, FormFile> = new Map();

/** The parsed body, if the call has one: JSON, or the fields of a form where the contract allows that. */
async function withBody<Result>(
  call: Call,
  { raw, notes }: RequestContext,
  { workDir }: CallServices,
  use: (body: unknown, file: FormFile | undefined, files: ReadonlyMap<string, FormFile>) => Promise<Result>,
): Promise<Result> {
  const { bodyLimitBytes, multipart } = call;
  if (!call.body) return use(undefined, undefined, NO_FILES);
  const read = (given: unknown) => validatedBody(call, given, notes);
  if (!multipart || !isMultipart(raw)) return use(read(await readJson(raw, bodyLimitBytes)), undefined, NO_FILES);
  if (multipart.named) {
    return withNamedFiles(raw, multipart, workDir, (fields, files) => use(read(fields), undefined, files));
  }
  return withForm(raw, multipart, workDir, (fields, file) => use(read(fields), file, NO_FILES));
}

/** Text that is no id belongs to nothing: 404, as every unknown object. */
function idsOf(raw: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(raw).map(([name, text]) => {
      const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
      if (!Number.isSafeInteger(id)) throw new ApiError('not_found');
      return [name, id];
    }),
  );
}

function checkedPieces({ method, path, pieces }: Call, { verifyAnswers }: CallServices, send: SendPiece): SendPiece {
  if (!pieces || !verifyAnswers) return send;
  return (piece) => {
    const problem = mismatch(pieces, piece);
    if (problem) throw new Error(`${method} ${path} reports against the contract: ${problem}`);
    send(piece);
  };
}
