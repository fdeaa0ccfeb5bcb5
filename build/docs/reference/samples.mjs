// @ts-check
/** A call as people write it: in a shell, and with the client of the SDK. */

/** @typedef {Record<string, any>} Json */

const HOST = 'https://videos.example.com';

/** @param {Json} schema */
const exampleOfParameter = ({ schema, name, example }) =>
  example ?? PARAMETERS[name] ?? schema.enum?.[0] ?? schema.default ?? (schema.type === 'string' ? 'coffee' : 1);

/** @type {Readonly<Record<string, string | number>>} */
const PARAMETERS = {
  projectId: 1024,
  mediaId: 812,
  recipeId: 1,
  templateFamilyId: 11,
  templateId: 301,
  templateGroupId: 33,
  musicKitId: 12,
  renderId: 90,
  webhookId: 2,
  deliveryId: 530,
  apiKeyId: 3,
  allowedOriginId: 5,
  externalId: 'customer-4711',
  environmentId: 'main',
  userId: 'customer-4711',
  surveyId: 'cm5survey00000000000000001',
  responseId: 'cm5response000000000000001',
  displayId: 'cm5display0000000000000001',
  slug: 'export-a-video',
  uploadId: 17,
  part: 1,
  tenantId: 7,
  clientId: 18,
  aspectRatio: 'landscape',
};

/** @param {Json} operation @returns {Json[]} Those that have to be given. */
const requiredOf = ({ parameters }, /** @type {string} */ place) =>
  parameters.filter((/** @type {Json} */ one) => one.in === place && one.required);

/** @param {string} path @param {string} method @param {Json} operation @returns {string} */
export function curlSample(path, method, operation) {
  const address = requiredOf(operation, 'path').reduce(
    (text, one) => text.replace(`{${one.name}}`, encodeURIComponent(exampleOfParameter(one))),
    path,
  );
  const query = requiredOf(operation, 'query').map(
    (one) => `${one.name}=${encodeURIComponent(exampleOfParameter(one))}`,
  );
  const content = operation.requestBody?.content ?? {};
  const body = content['application/json']?.example;
  const lines = [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}'${HOST}/api${address}${query.length > 0 ? `?${query.join('&')}` : ''}'`,
    ...credential(operation),
    ...(body === undefined ? formLines(content['multipart/form-data']) : jsonLines(body)),
  ];
  return lines.join(' \\\n  ');
}

/** @param {Json} operation @returns {string[]} */
function credential({ security }) {
  const [first] = security.map((/** @type {Json} */ one) => Object.keys(one)[0]);
  if (!first) return [];
  return [`-H "Authorization: Bearer $${first === 'apiKey' ? 'SPOTREEL_API_KEY' : 'TOKEN'}"`];
}

/** @param {unknown} body */
const jsonLines = (body) => [
  `-H 'Content-Type: application/json'`,
  `-d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`,
];

/** @param {Json | undefined} form @returns {string[]} */
function formLines(form) {
  const files = Object.keys(form?.schema.properties ?? {});
  return files.map((name) => `-F '${name}=@cup.jpg'`);
}

/** @param {Json} operation @returns {string} A statement in a module that has a `client`. */
export function clientSample(operation) {
  const given = (/** @type {string} */ place) => {
    const entries = requiredOf(operation, place).map((one) => [one.name, exampleOfParameter(one)]);
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  };
  const content = operation.requestBody?.content ?? {};
  const request = {
    params: given('path'),
    query: given('query'),
    body: content['application/json']?.example,
    ...(!content['application/json'] && content['multipart/form-data'] && { file: FILE }),
    ...(operation.parameters.some((/** @type {Json} */ { $ref }) => $ref?.endsWith('/IdempotencyKey')) && {
      idempotencyKey: 'order-4711',
    }),
  };
  const parts = Object.entries(request).filter(([, value]) => value !== undefined);
  const argument = parts.length > 0 ? literal(Object.fromEntries(parts), 0) : '';
  return `const answer = await client.${operation.operationId}(${argument});`;
}

const FILE = Symbol('file');

/** JSON as people write it in TypeScript. @param {unknown} value @param {number} depth @returns {string} */
function literal(value, depth) {
  if (value === FILE) return 'file';
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const indent = '  '.repeat(depth + 1);
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((item) => literal(item, depth + 1))
    : Object.entries(value).map(([key, part]) => {
        const name = /^[a-z_$][\w$]*$/i.test(key) ? key : `'${key}'`;
        return name === part ? name : part === FILE ? 'file' : `${name}: ${literal(part, depth + 1)}`;
      });
  const [open, close] = isList ? '[]' : '{}';
  if (parts.length === 0) return `${open}${close}`;
  const line = parts.join(', ');
  if (line.length < 60 && !line.includes('\n')) return isList ? `[${line}]` : `{ ${line} }`;
  return `${open}\n${indent}${parts.join(`,\n${indent}`)},\n${'  '.repeat(depth)}${close}`;
}
