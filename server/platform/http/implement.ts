/**
 * A call of the contract and what answers it. Everything that the contract says is done here, once: parameters, query
 * and body are parsed by its schemas, its `auth` is enforced, the answer is wrapped; the library that a handler
 * sees is the one of its caller's team.
 */
import type { Call, OutputOf, ParamsOf, ParsedBodyOf, ParsedQueryOf } from '@spotreel/sdk/contract';
import { authenticate, type CurrentUser } from '../../account/session/authenticate';
import type { Services } from '../../services';
import { ApiError } from './api-error';
import { type FormFile, withForm, withNamedFiles } from './form/form-body';
import { isMultipart } from './form/receive-upload';
import { jsonAnswer } from './json-answer';
import { readJson } from './json-body';
import type { RequestContext } from './request-context';
import { mismatch, validated } from './validate';

export interface CallInput<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: ParsedQueryOf<C>;
  readonly body: ParsedBodyOf<C>;
  /** Of a call that takes JSON or a form: the form's file, gone when the handler is done. */
  readonly file: FormFile | undefined;
  /** Of a form with named files: by name, gone when the handler is done. */
  readonly files: ReadonlyMap<string, FormFile>;
  readonly user: C['auth'] extends 'none' ? undefined : CurrentUser;
  readonly context: RequestContext;
}

export type Handler<C extends Call> = (input: CallInput<C>, services: Services) => Promise<OutputOf<C>>;

export interface Route {
  readonly call: Call;
  answer(context: RequestContext, params: Readonly<Record<string, string>>, services: Services): Promise<Response>;
}

export function implement<const C extends Call>(call: C, handler: Handler<C>): Route {
  return {
    call,
    async answer(context, rawParams, services) {
      const user = call.auth === 'none' ? undefined : await authenticated(call, context, services);
      const seen = user ? { ...services, catalogue: await services.catalogues.of(user.tenantId) } : services;
      const params = call.params === 'text' ? rawParams : idsOf(rawParams);
      const query = call.query && validated(call.query, Object.fromEntries(context.url.searchParams));
      const output = await withBody(call, context, services, (body, file, files) =>
        handler({ params, query, body, file, files, user, context } as unknown as CallInput<C>, seen),
      );
      if (services.verifyAnswers) verify(call, output);
      return jsonAnswer(call.list ? output : { data: output }, context.raw.headers);
    },
  };
}

const NO_FILES: ReadonlyMap<string, FormFile> = new Map();

/** The parsed body, if the call has one: JSON, or the fields of a form where the contract allows that. */
async function withBody<Result>(
  { body: schema, multipart }: Call,
  { raw }: RequestContext,
  { workDir }: Services,
  use: (body: unknown, file: FormFile | undefined, files: ReadonlyMap<string, FormFile>) => Promise<Result>,
): Promise<Result> {
  if (!schema) return use(undefined, undefined, NO_FILES);
  if (!multipart || !isMultipart(raw)) return use(validated(schema, await readJson(raw)), undefined, NO_FILES);
  if (multipart.named) {
    return withNamedFiles(raw, multipart, workDir, (fields, files) => use(validated(schema, fields), undefined, files));
  }
  return withForm(raw, multipart, workDir, (fields, file) => use(validated(schema, fields), file, NO_FILES));
}

async function authenticated(call: Call, { raw }: RequestContext, services: Services): Promise<CurrentUser> {
  const user = await authenticate(services.db, services.accessTokens, withToken(raw.headers, call.tokenHeader));
  if (call.auth === 'operator' && user.row.role !== 'operator') throw new ApiError('forbidden');
  return user;
}

/** The same headers, with the token of `tokenHeader` where `Authorization` has none. */
function withToken(headers: Headers, tokenHeader: string | undefined): Headers {
  const token = tokenHeader && headers.get(tokenHeader);
  if (!token || headers.has('authorization')) return headers;
  const changed = new Headers(headers);
  changed.set('authorization', `Bearer ${token}`);
  return changed;
}

/** What is no id belongs to nothing: 404, as every unknown object. */
function idsOf(raw: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(raw).map(([name, text]) => {
      const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
      if (!Number.isSafeInteger(id)) throw new ApiError('not_found');
      return [name, id];
    }),
  );
}

function verify(call: Call, output: unknown): void {
  const items = call.list ? (output as { data: readonly unknown[] }).data : [output];
  for (const item of items) {
    const problem = mismatch(call.output, item);
    if (problem) throw new Error(`${call.method} ${call.path} answers against the contract: ${problem}`);
  }
}
