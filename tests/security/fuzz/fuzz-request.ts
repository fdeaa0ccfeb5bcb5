/** A request for one call of the contract: valid, nearly valid or hostile in its path, query, body and headers. */
import type { Call } from '../../../sdk/contract/call';
import { API_BASE_PATH } from '../../../sdk/contract/contract';
import { surveyServiceCalls } from '../../../sdk/contract/surveys/survey-service-calls';
import type { ForeignRequest } from '../../server/access/access-rules';
import { ACCESS } from '../../server/access/access-table';
import type { OwnedRows } from '../../server/access/owned-rows';
import { PASSWORD } from '../../server/fixtures/test-server';
import type { Chance } from './chance';
import { damage } from './damage';
import { type FuzzBody, fuzzFile, fuzzForm } from './fuzz-form';
import { CALLERS, type Caller, EVERY_CALL, type FuzzWorld } from './fuzz-world';
import { HOSTILE_TEXTS, hostileValue } from './hostile-values';
import { type Known, validValue } from './valid-value';

const MOODS = ['valid', 'valid', 'nearly', 'nearly', 'hostile'] as const;
type Mood = (typeof MOODS)[number];

export interface FuzzRequest {
  readonly name: string;
  readonly call: Call;
  readonly caller: Caller;
  readonly request: Request;
  /** As a person reads it in a report. */
  readonly words: string;
}

const NAMES = Object.keys(EVERY_CALL);

/** `index`: all calls take their turn, so that none is left to chance. */
export async function fuzzRequest(world: FuzzWorld, chance: Chance, index: number): Promise<FuzzRequest> {
  const name = NAMES[index % NAMES.length] as string;
  const call = EVERY_CALL[name] as Call;
  const caller = chance.of(chance.happens(0.3) ? CALLERS : callersOf(call));
  const mood = chance.of(MOODS);
  const owned = world.ownedBy(caller);
  const base = baseOf(name, owned, chance);
  const known = knownTo(owned);
  const path = pathOf(call, base, mood, chance, known) + queryOf(call, mood, chance, known);
  const body = await bodyOf(call, base, mood, chance, known);
  const headers = {
    ...(await signedHeaders(world, call, caller)),
    ...headersOf(world.headersOf(caller), mood, chance),
    ...(body && { 'content-type': body.type }),
  };
  const url = new URL(`${API_BASE_PATH}${path}`, 'http://spotreel.test');
  const request = new Request(url, { method: call.method, headers, ...(body && { body: body.bytes }) });
  const shown = body ? Buffer.from(body.bytes).toString('utf8').slice(0, 600) : '';
  return { name, call, caller, request, words: `${mood} ${caller} ${call.method} ${path.slice(0, 600)} ${shown}` };
}

/** With which the server takes one file of an answer. */
async function signedHeaders({ server, ownedBy }: FuzzWorld, call: Call, caller: Caller) {
  if (caller !== 'visitor' || call !== EVERY_CALL.receiveUpload) return {};
  const file = { fileName: 'photo.png', fileType: 'image/png' };
  const path = `/api/v1/client/${ownedBy(caller).environmentId}/storage`;
  const { json } = await server.call('POST', path, { json: file });
  if (!json.data) return {};
  const { signingData, updatedFileName } = json.data;
  return {
    'x-signature': signingData.signature,
    'x-timestamp': String(signingData.timestamp),
    'x-uuid': signingData.uuid,
    'x-file-name': encodeURIComponent(updatedFileName),
    'x-file-type': file.fileType,
  };
}

/** Callers who get further than the check of their rights. */
function callersOf(call: Call): readonly Caller[] {
  const { auth, scope } = call;
  if (auth === 'key') return ['key'];
  if (SURVEY_CALLS.has(call)) return ['visitor'];
  if (auth === 'none') return CALLERS;
  const key = scope ? (['key'] as const) : [];
  if (auth === 'operator') return ['operator', ...key];
  if (auth === 'admin' || auth === 'staff') return ['operator', 'operator', 'admin', ...key];
  return ['person', 'person', 'person', 'operator', 'neighbor', 'acting', 'embed', 'admin', ...key];
}

const SURVEY_CALLS = new Set<Call>(Object.values(surveyServiceCalls));

/** Of the library of the tests, and an article of the help. */
const OF_LIBRARY = {
  recipeId: 1,
  templateFamilyId: 11,
  templateId: 1001,
  templateGroupId: 204,
  musicKitId: 1,
  password: PASSWORD,
  slug: 'edit-text',
};

/** Where both have one, a row of the library replaces that of the person. */
function knownTo(owned: OwnedRows): Known {
  return {
    sample: [...Object.values(owned), ...Object.values(OF_LIBRARY), 1101, 1102].map(String),
    byName: {
      ...owned,
      ...OF_LIBRARY,
      threadId: owned.supportThreadId,
      commentId: owned.shareCommentId,
      clientId: owned.ownerId,
      requestId: owned.planRequestId,
      placeId: owned.brandId,
      feed: owned.productFeedId,
      part: 1,
    },
  };
}

/** What the table of rights has as a valid request of this call. */
function baseOf(name: string, owned: OwnedRows, chance: Chance): Partial<ForeignRequest> {
  const access = ACCESS[name];
  if (access?.kind === 'own') return { json: access.json };
  if (access?.kind === 'by-id' || access?.kind === 'by-key') return chance.of(access.requests(owned));
  return {};
}

function pathOf(call: Call, base: Partial<ForeignRequest>, mood: Mood, chance: Chance, known: Known): string {
  if (base.path && mood !== 'hostile' && chance.happens(0.8)) return base.path;
  const isWild = mood === 'hostile' || (mood === 'nearly' && chance.happens(0.3));
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (isWild) return encoded(chance.of(HOSTILE_TEXTS).slice(0, 3000));
    const value = chance.happens(0.7) ? known.byName[name] : undefined;
    return encoded(String(value ?? chance.of(['1', '2', '3', ...known.sample])));
  });
}

/** Percent codes of the text's bytes. A lone surrogate becomes the replacement character. */
function encoded(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString()) || '%20';
}

function queryOf(call: Call, mood: Mood, chance: Chance, known: Known): string {
  const valid = call.query ? (validValue(call.query, chance, known) as Record<string, unknown>) : {};
  const query = mood === 'valid' ? valid : mood === 'nearly' ? damage(valid, chance) : hostileValue(chance);
  if (mood !== 'valid' && chance.happens(0.03))
    return `?${chance.of(['%', '%ff=%fe', '&&&==', 'a=1&a=2', '__proto__=1'])}`;
  if (typeof query !== 'object' || query === null || Array.isArray(query)) return '';
  const pairs = Object.entries(query).map(
    ([key, value]) => `${encoded(key)}=${encoded(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))}`,
  );
  return pairs.length > 0 ? `?${pairs.join('&').slice(0, chance.happens(0.95) ? 6000 : 20_000)}` : '';
}

async function bodyOf(
  call: Call,
  base: Partial<ForeignRequest>,
  mood: Mood,
  chance: Chance,
  known: Known,
): Promise<FuzzBody | undefined> {
  if (call.method === 'GET') return undefined;
  const valid =
    base.json !== undefined && chance.happens(0.6) ? base.json : call.body && validValue(call.body, chance, known);
  const value = mood === 'valid' ? valid : mood === 'nearly' ? damage(valid ?? {}, chance) : hostileValue(chance);
  if (call.multipart && chance.happens(0.8)) {
    const fields = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    return fuzzForm(call.multipart, { ...base.form, ...fields }, chance);
  }
  if (mood === 'hostile' && chance.happens(0.3)) return rawBody(chance);
  if (value === undefined && chance.happens(0.7)) return undefined;
  return { bytes: bytesOf(JSON.stringify(value) ?? ''), type: 'application/json' };
}

/** What is no JSON, or not of the type that it says. */
async function rawBody(chance: Chance): Promise<FuzzBody> {
  const types = ['application/json', 'text/plain', 'application/octet-stream', 'multipart/form-data', 'a/b; charset=x'];
  const texts = ['', '{', '{"a":1', 'null', '1e999', '"\\ud800"', '\ufeff{}', `${'['.repeat(5000)}`, '{"a":1}{"a":2}'];
  const bytes = chance.happens(0.5) ? new Uint8Array(await fuzzFile(chance)) : bytesOf(chance.of(texts));
  return { bytes, type: chance.of(types) };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text));
}

/** Values that a header may hold, from which a server may be led astray. */
const ODD_HEADERS: readonly (readonly [string, readonly string[]])[] = [
  ['origin', ['null', 'https://evil.test', 'http://spotreel.test', '://']],
  ['x-switch-user', ['ada@spotreel.test', 'nobody@name.invalid', "' or 1=1 --"]],
  ['x-forwarded-for', ['127.0.0.1', '::1, x', ',']],
  ['x-request-id', ['a'.repeat(100), '../x', '1']],
  ['idempotency-key', ['a', 'k'.repeat(255), 'k'.repeat(5000), '%00']],
  ['accept-language', ['x-'.repeat(500), 'ar;q=9', '*']],
  ['accept', ['application/x-ndjson', 'text/html', ';;;']],
  ['range', ['bytes=-1', 'bytes=0-,1-', 'bytes=9-1']],
  ['if-none-match', ['*', '"', 'W/"x"']],
  ['user-agent', ['', 'Mozilla/5.0 '.repeat(300), '<script>']],
  ['x-timestamp', ['0', '1e309', 'NaN']],
  ['x-signature', ['', 'ff', 'z'.repeat(64)]],
  ['x-uuid', ['../x', '%00']],
  ['x-file-name', ['%E0%A4%A', '../../x.png', 'a.png']],
  ['x-file-type', ['image/png', 'text/html', '/']],
  ['x-auth-token', ['x', 'null']],
  ['cookie', ['a=b; __proto__=1', '=;;=']],
  ['content-encoding', ['gzip', 'br']],
];

function headersOf(own: Readonly<Record<string, string>>, mood: Mood, chance: Chance): Record<string, string> {
  const headers: Record<string, string> = { ...own };
  if (mood === 'valid') return headers;
  if (chance.happens(0.04))
    headers.authorization = chance.of([
      'Bearer',
      'Bearer x',
      'Basic YTpi',
      `Bearer ${'e'.repeat(9000)}`,
      'Bearer a.b.c',
    ]);
  const count = chance.of([0, 0, 1, 2]);
  for (let i = 0; i < count; i++) {
    const [name, values] = chance.of(ODD_HEADERS);
    headers[name] = chance.of(values);
  }
  return headers;
}
