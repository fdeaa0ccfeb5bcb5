/** Sends one call of the contract and reads its answer by the contract's own schemas. */
import { SpotreelError } from '../../base/errors';
import { LINES_TYPE, pageAnswer } from '../../contract/answer';
import type { Call } from '../../contract/call';
import { API_BASE_PATH } from '../../contract/contract';
import type { AnyCallRequest } from './call-request';
import { errorFromAnswer, isJsonObject } from './failure';
import type { HttpAnswer, HttpRequest, Transport } from './request';

export interface Connection {
  /** Base address of `/api`: an origin, a path, or '' for the page's own origin. */
  readonly baseUrl: string;
  readonly transport: Transport;
  /** For multipart calls that want progress. Default: `transport`. */
  readonly upload?: Transport | undefined;
  readonly timeoutMs?: number | undefined;
  readonly language?: (() => string) | undefined;
}

/** Caller of an API call. */
export interface Identity {
  readonly token?: string | undefined;
  /** Email of the user that an operator acts as. */
  readonly switchUser?: string | undefined;
}

/** Rejects with the server's error, with `contract_mismatch`, or with one of the three of `request.ts`. */
export async function callApi(
  name: string,
  call: Call,
  request: AnyCallRequest,
  connection: Connection,
  identity: Identity = {},
): Promise<unknown> {
  const send = request.onProgress && connection.upload ? connection.upload : connection.transport;
  const onLine = lineReader(name, call, request);
  try {
    const answer = await send({ ...httpRequest(call, request, connection, identity), onLine });
    if (answer.status < 200 || answer.status > 299) throw errorFromAnswer(answer);
    return readAnswer(name, call, answer);
  } catch (thrown) {
    throw thrown instanceof UnfitValue ? await explained(thrown) : thrown;
  }
}

function httpRequest(call: Call, request: AnyCallRequest, connection: Connection, identity: Identity): HttpRequest {
  const accept = request.onPiece ? `${LINES_TYPE}, application/json` : 'application/json';
  const headers: Record<string, string> = { Accept: accept, 'X-Requested-With': 'XMLHttpRequest' };
  if (connection.language) headers['Accept-Language'] = connection.language();
  if (identity.token) headers.Authorization = `Bearer ${identity.token}`;
  if (identity.switchUser) headers['X-Switch-User'] = identity.switchUser;
  if (request.idempotencyKey) headers['Idempotency-Key'] = request.idempotencyKey;
  if (call.body && !isForm(call, request)) headers['Content-Type'] = 'application/json';
  return {
    url: addressOf(connection.baseUrl, call.path, request.params, request.query),
    method: call.method,
    headers,
    body: bodyOf(call, request),
    signal: request.signal,
    timeoutMs: request.timeoutMs ?? connection.timeoutMs,
    onProgress: request.onProgress,
  };
}

/** True if a call that takes JSON or a form gets a form. */
function isForm({ multipart }: Call, { file, files = {}, asForm }: AnyCallRequest): boolean {
  return multipart !== undefined && (file !== undefined || Object.keys(files).length > 0 || asForm === true);
}

function bodyOf(call: Call, request: AnyCallRequest): string | FormData | undefined {
  if (call.body && !isForm(call, request)) return JSON.stringify(request.body);
  if (!call.multipart) return undefined;
  const form = new FormData();
  // Text parts first, so that a server which streams knows them before the file comes.
  for (const [field, value] of Object.entries(call.body ? (request.body as object) : (request.fields ?? {}))) {
    if (value !== undefined && value !== null)
      form.append(field, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const [name, file] of Object.entries(request.files ?? {})) form.append(`${call.multipart.file}.${name}`, file);
  if (call.body && request.file === undefined) return form;
  if (!(request.file instanceof Blob)) throw new SpotreelError('invalid_argument', 'file must be a Blob or a File');
  const fileName = request.fileName ?? ('name' in request.file ? String(request.file.name) : 'file');
  form.append(call.multipart.file, request.file, fileName);
  return form;
}

function lineReader(name: string, { pieces }: Call, { onPiece }: AnyCallRequest): HttpRequest['onLine'] {
  if (!pieces || !onPiece) return undefined;
  return (line) => onPiece(parsed(pieces, isJsonObject(line) ? line.piece : undefined, 'piece', { name }));
}

function readAnswer(name: string, call: Call, { json, status, requestId }: HttpAnswer): unknown {
  const from = { name, status, ...(requestId && { requestId }) };
  if (!isJsonObject(json) || !('data' in json)) throw mismatch('there is no data', from);
  if (!call.list) return parsed(call.output, json.data, 'data', from);
  if (!Array.isArray(json.data)) throw mismatch('data is not a list', from);
  const page = parsed(pageAnswer, json, '', from) as object;
  return { ...page, data: json.data.map((item, index) => parsed(call.output, item, `data.${index}`, from)) };
}

/** Identifies the answer in errors. */
interface AnswerSource {
  readonly name: string;
  readonly status?: number;
  readonly requestId?: string;
}

function mismatch(problem: string, { name, ...where }: AnswerSource): SpotreelError {
  return new SpotreelError('contract_mismatch', `The answer of ${name} does not fit the contract: ${problem}`, where);
}

/** Thrown in place of the value of an answer that its schema refuses. */
class UnfitValue extends SpotreelError {
  constructor(
    readonly schema: Call['output'],
    readonly value: unknown,
    readonly path: string,
    readonly from: AnswerSource,
  ) {
    super('contract_mismatch', path);
  }
}

function parsed(schema: Call['output'], value: unknown, path: string, from: AnswerSource): unknown {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw mismatch('a schema of the contract is asynchronous', from);
  if (!result.issues) return result.value;
  throw new UnfitValue(schema, value, path, from);
}

/** Explains an answer that breaks the contract. The code for this is loaded with the first such answer. */
async function explained({ schema, value, path, from }: UnfitValue): Promise<SpotreelError> {
  const { readValue } = await import('../../contract/read-value');
  const result = readValue(schema, value);
  const fault = result.success ? undefined : result.faults[0];
  return mismatch(`${[path, fault?.path].filter(Boolean).join('.')}: ${fault?.message}`, from);
}

type QueryValue = string | number | boolean | undefined;

/**
 * The address of a call: `{name}` filled in, the query appended, undefined values left out. Throws `invalid_argument`
 * for a missing parameter.
 */
function addressOf(
  baseUrl: string,
  path: string,
  params: Readonly<Record<string, number | string>> = {},
  query: Readonly<Record<string, QueryValue>> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined) throw new SpotreelError('invalid_argument', `params.${name} is missing for ${path}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return `${baseUrl.replace(/\/{1,9}$/, '')}${API_BASE_PATH}${filled}${text ? `?${text}` : ''}`;
}
