/** The contract as OpenAPI 3.1: nothing here is written twice. */

import {
  API_BASE_PATH,
  accountContract,
  type Call,
  contract,
  type ErrorCode,
  errorAnswer,
  errorCatalogue,
  LINES_TYPE,
  type MultipartBody,
  operatorContract,
  pageAnswer,
  serviceErrorAnswer,
  surveyServiceCalls,
  tenantServerContract,
} from '@spotreel/sdk/contract';
import * as z from 'zod';

type Json = Readonly<Record<string, unknown>>;

const alwaysPossible: readonly ErrorCode[] = ['validation_failed', 'rate_limited', 'storage_full', 'internal'];
const whenSignedIn: readonly ErrorCode[] = [
  'jwt_not_found',
  'jwt_invalid',
  'jwt_expired',
  'not_found',
  'forbidden',
  'token_not_for_this',
  'origin_not_allowed',
];

const withKey: readonly ErrorCode[] = [
  'api_key_invalid',
  'api_key_scope',
  'api_key_in_browser',
  'not_found',
  'forbidden',
];

const DESCRIPTION =
  'Marketing videos and images from templates. A path answers methods that it does not list with MethodNotAllowed.';

export function openApiDocument(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const add = (name: string, call: Call, refusals: Json) => {
    const path = API_BASE_PATH + call.path;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call, refusals) };
  };
  const calls = { ...contract, ...accountContract, ...operatorContract, ...tenantServerContract };
  for (const [name, call] of Object.entries<Call>(calls)) add(name, call, failures(call));
  for (const [name, call] of Object.entries<Call>(surveyServiceCalls)) add(name, call, SERVICE_FAILURES);
  return {
    openapi: '3.1.0',
    info: { title: 'Spotreel', version: '1', description: DESCRIPTION },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'sr_live_<prefix>_<secret>' },
      },
      schemas: { Error: schema(errorAnswer, 'output'), SurveyServiceError: schema(serviceErrorAnswer, 'output') },
      responses: { MethodNotAllowed: methodNotAllowed() },
    },
  };
}

/** The survey service has an envelope of its own, the same for all its calls. */
const SERVICE_FAILURES: Json = Object.fromEntries(
  Object.entries({
    400: 'bad_request: the fields are wrong, the survey is closed, or the file is not asked for',
    401: 'not_authenticated: the upload is not signed, or its signature is over',
    404: 'not_found',
    429: 'too_many_requests',
    500: 'internal_server_error',
  }).map(([status, description]) => [
    status,
    { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/SurveyServiceError' } } } },
  ]),
);

/** What no operation can list, since it is about the methods that have none. */
function methodNotAllowed(): Json {
  return {
    description: `method_not_allowed: ${errorCatalogue.method_not_allowed.message}`,
    headers: { Allow: { description: 'The methods of the path', schema: { type: 'string' } } },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

function operation(name: string, call: Call, refusals: Json): Json {
  return {
    operationId: name,
    summary: call.summary,
    ...(call.auth !== 'none' && { security: credentials(call) }),
    parameters: [...pathParameters(call), ...queryParameters(call), ...(isForBoth(call) ? [PERSON] : [])],
    ...requestBody(call),
    responses: { '200': success(call), ...refusals },
  };
}

/** Whether people call it with tokens, and programs with API keys. */
function isForBoth({ auth, scope }: Call): boolean {
  return auth !== 'key' && scope !== undefined;
}

function credentials(call: Call): Json[] {
  const tokens = call.auth === 'key' ? [] : [{ bearer: [] }];
  return call.scope ? [...tokens, { apiKey: [call.scope] }] : tokens;
}

const PERSON: Json = {
  name: 'Spotreel-User',
  in: 'header',
  required: false,
  description: 'With an API key: externalId of the person for whom the call is made. Default: the maker of the key.',
  schema: { type: 'string' },
};

function pathParameters({ path, params }: Call): Json[] {
  const schema = params === 'text' ? { type: 'string' } : { type: 'integer', minimum: 1 };
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema,
  }));
}

function queryParameters({ query }: Call): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schema(query, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name) && Object.keys(property).length > 0,
    schema: property,
  }));
}

function requestBody({ body, multipart }: Call): Json {
  if (!body && !multipart) return {};
  const content = {
    ...(body && { 'application/json': { schema: schema(body, 'input') } }),
    ...(multipart && { 'multipart/form-data': { schema: formSchema(multipart, body) } }),
  };
  return { requestBody: { required: true, content } };
}

/** The file, and the fields of the JSON body as text parts where the call takes both. */
function formSchema({ file, named }: MultipartBody, body: Call['body']): Json {
  const binary = { type: 'string', format: 'binary' };
  if (named && body) return { ...schema(body, 'input'), patternProperties: { [`^${file}\\.`]: binary } };
  const picture = { [file]: binary };
  if (!body) return { type: 'object', properties: picture, required: [file] };
  const { properties, required } = schema(body, 'input') as { properties: Json; required?: readonly string[] };
  return { type: 'object', properties: { ...properties, ...picture }, ...(required && { required }) };
}

function success(call: Call): Json {
  const data = schema(call.output, 'output');
  const answer = call.list
    ? {
        allOf: [{ type: 'object', properties: { data: { type: 'array', items: data } } }, schema(pageAnswer, 'output')],
      }
    : { type: 'object', properties: { data }, required: ['data'] };
  return { description: 'Success', content: { 'application/json': { schema: answer }, ...lines(call) } };
}

/** For callers that accept it, what the call reports while it works. */
function lines({ pieces }: Call): Json {
  if (!pieces) return {};
  const piece = schema(pieces, 'output');
  const description =
    'Lines of JSON. The last one is the answer as application/json has it, or an error with `status`.';
  return { [LINES_TYPE]: { schema: { description, type: 'object', properties: { piece } } } };
}

function failures(call: Call): Record<string, Json> {
  const codes = [...alwaysPossible, ...ofAuth(call), ...(call.errors ?? [])];
  return Object.fromEntries(
    [...groupByStatus(codes)].map(([status, group]) => [
      String(status),
      {
        description: [...new Set(group)].map((code) => `${code}: ${errorCatalogue[code].message}`).join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function ofAuth(call: Call): readonly ErrorCode[] {
  if (call.auth === 'none') return [];
  if (call.auth === 'key') return withKey;
  return isForBoth(call) ? [...whenSignedIn, ...withKey, 'user_protected'] : whenSignedIn;
}

function groupByStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const groups = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorCatalogue[code];
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return groups;
}

function schema(value: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...document } = z.toJSONSchema(value, { io, unrepresentable: 'any' }) as Record<
    string,
    unknown
  >;
  return document;
}
