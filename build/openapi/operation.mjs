// @ts-check
/** One call as an operation: who may call it, what it takes, what it answers. */
import { exampleOf } from './examples.mjs';
import { header, pathParameters, queryParameters } from './parameters.mjs';
import { isForBoth } from './responses.mjs';
import { titleOf } from './titles.mjs';

/** @typedef {Record<string, any>} Json */
/** @typedef {import('./calls.mjs').DocumentedCall} DocumentedCall */

const LINES_TYPE = 'application/x-ndjson';
const BINARY = { type: 'string', format: 'binary' };

/** @type {Record<DocumentedCall['call']['auth'], string>} */
const CALLERS = {
  none: 'Everyone, without a login.',
  user: 'People who are logged in.',
  staff: 'Operators, agency admins, resellers and agency users.',
  admin: 'Operators, agency admins and resellers.',
  operator: 'Operators.',
  key: 'Servers with an API key.',
};

const EMBEDDED = {
  never: '',
  'all-projects': ' An embed token that names no project.',
  editor: ' Every embed token.',
  project: ' An embed token that names no project, or this one.',
};

/** @param {DocumentedCall} documented @returns {string} */
export function callersOf(documented) {
  const { auth, scope } = documented.call;
  const keys = scope ? ` API keys with the scope \`${scope}\`.` : '';
  return CALLERS[auth] + EMBEDDED[documented.embedRight] + keys;
}

/**
 * @param {DocumentedCall} documented @param {import('./schema-writer.mjs').SchemaWriter} writer
 * @param {Json} page Schema of what is beside the entries of a list. @param {Json} failures @returns {Json}
 */
export function operationOf(documented, writer, page, failures) {
  const { name, call, tag, parts } = documented;
  const takesKey = /Idempotency-Key/.test(call.summary);
  const query = call.query ? writer.write(call.query, 'input', parts.get('query')) : {};
  return {
    operationId: name,
    tags: [tag.name],
    summary: titleOf(documented),
    description: `${call.summary.replace(/ Takes an Idempotency-Key\./, '')}\n\nWho may call it: ${callersOf(documented)}`,
    security: credentialsOf(documented),
    // scopes of schemes other than OAuth are valid, but Spectral refuses them
    ...(call.scope && { 'x-required-scopes': [call.scope] }),
    parameters: [
      ...pathParameters(call),
      ...queryParameters(query),
      ...(isForBoth(documented) ? [header('SpotreelUser')] : []),
      ...(takesKey ? [header('IdempotencyKey')] : []),
    ],
    ...requestBody(documented, writer),
    responses: { 200: success(documented, writer, page), ...failures },
  };
}

/** @param {DocumentedCall} documented @returns {Json[]} Empty: none is needed. */
function credentialsOf({ call, embedRight }) {
  if (call.auth === 'none') return [];
  const tokens = call.auth === 'key' ? [] : [{ session: [] }];
  return [
    ...tokens,
    ...(call.tokenHeader ? [{ sessionHeader: [] }] : []),
    ...(embedRight === 'never' ? [] : [{ embedToken: [] }]),
    ...(call.scope ? [{ apiKey: [] }] : []),
  ];
}

/** @param {DocumentedCall} documented @param {import('./schema-writer.mjs').SchemaWriter} writer @returns {Json} */
function requestBody({ call: { body, multipart }, parts }, writer) {
  if (!body && !multipart) return {};
  const schema = body && writer.write(body, 'input', parts.get('body'));
  const content = {
    ...(schema && { 'application/json': { schema } }),
    ...(multipart && { 'multipart/form-data': { schema: formSchema(multipart, schema) } }),
  };
  return { requestBody: { required: true, content } };
}

/** The file, and the fields of the JSON body as text parts where the call takes both. */
function formSchema(/** @type {any} */ { file, named, fields: texts = [] }, /** @type {Json | undefined} */ fields) {
  const parts = Object.fromEntries(texts.map((/** @type {string} */ name) => [name, { type: 'string' }]));
  const form = named
    ? { type: 'object', patternProperties: { [`^${file}\\.`]: BINARY } }
    : { type: 'object', properties: { [file]: BINARY, ...parts }, ...(!fields && { required: [file] }) };
  return fields ? { allOf: [fields, form] } : form;
}

/** @param {DocumentedCall} documented @param {import('./schema-writer.mjs').SchemaWriter} writer @param {Json} page @returns {Json} */
function success({ call, parts }, writer, page) {
  const data = writer.write(call.output, 'output', parts.get('output'));
  const listed = { type: 'object', properties: { data: { type: 'array', items: data } }, required: ['data'] };
  const single = { type: 'object', properties: { data }, required: ['data'] };
  const content = { 'application/json': { schema: call.list ? { allOf: [listed, page] } : single } };
  const description = call.list ? 'One page of the list.' : 'Done.';
  return { description, content: { ...content, ...(call.pieces && lines(writer.write(call.pieces, 'output'))) } };
}

/** For callers that accept it, what the call reports while it works. @param {Json} piece */
function lines(piece) {
  const description =
    'Lines of JSON. The last one is the answer as application/json has it, or an error with `status`.';
  return { [LINES_TYPE]: { schema: { description, type: 'object', properties: { piece } } } };
}

/**
 * Writes the examples of a finished document: they need all components.
 * @param {Json} operation @param {Json} components Schemas by name.
 */
export function addExamples(operation, components) {
  for (const [type, media] of Object.entries(/** @type {Json} */ (operation.requestBody?.content ?? {})))
    if (type === 'application/json') media.example = exampleOf(media.schema, components, { isSent: true });
  const answer = operation.responses[200].content['application/json'];
  answer.example = exampleOf(answer.schema, components, { isSent: false });
}
