// @ts-check
/** One call of the API as a part of its page: what it is on the left, how it looks on the right. */
import { COMMON_ERRORS } from '../../openapi/responses.mjs';
import { codeBlock, escapeHtml } from '../render-markdown.mjs';
import { inline } from './inline.mjs';
import { propertyTable, rowsOf } from './property-rows.mjs';
import { clientSample, curlSample } from './samples.mjs';

/** @typedef {Record<string, any>} Json */

/**
 * @typedef {object} Reference What the parts of all pages need.
 * @property {Json} document
 * @property {(schema: string) => string | undefined} addressOf
 * @property {ReadonlySet<string>} clientCalls Names that the client of the SDK has.
 */

const METHODS = /** @type {const} */ (['get', 'post', 'put', 'delete']);

/** @param {Json} value @param {Json} document @returns {Json} */
export function resolved(value, document) {
  if (!value.$ref) return value;
  const [, , kind = '', name = ''] = value.$ref.split('/');
  return document.components[kind][name];
}

/**
 * @param {{ path: string, method: string, operation: Json }} call @param {Reference} reference
 * @returns {string}
 */
export function callSection({ path, method, operation }, reference) {
  const { operationId: id, summary, description } = operation;
  const [what = '', callers = ''] = description.split('\n\nWho may call it: ');
  const answer = operation.responses[200].content['application/json'];
  const samples = [
    codeBlock(curlSample(path, method, operation), 'sh title=curl'),
    ...(reference.clientCalls.has(id) ? [codeBlock(clientSample(operation), 'ts title=TypeScript')] : []),
    codeBlock(JSON.stringify(answer.example, null, 2), 'json title=Answer'),
  ];
  return `<section class="call" aria-labelledby="${id}">
<div class="call__text">
<h2 id="${id}"><a class="anchor" href="#${id}">${escapeHtml(summary)}</a></h2>
<p class="call__route">${methodBadge(method)}<code>/api${escapeHtml(path)}</code></p>
<p>${inline(what)}</p>
<p class="call__callers"><b>Who may call it</b> ${inline(callers)}</p>
${parameterTables(operation, reference)}
${bodyTable(operation, reference)}
${answerText(answer.schema, reference)}
${errorTable(operation, reference.document)}
</div>
<div class="call__samples">${samples.join('')}</div>
</section>`;
}

/** @param {string} method @returns {string} */
export function methodBadge(method) {
  const kind = METHODS.find((one) => one === method) ?? 'get';
  return `<span class="method method--${kind}">${kind === 'delete' ? 'DEL' : kind.toUpperCase()}</span>`;
}

/** @param {Json} operation @param {Reference} reference */
function parameterTables({ parameters, summary }, { document, addressOf }) {
  const all = /** @type {Json[]} */ (parameters.map((/** @type {Json} */ one) => resolved(one, document)));
  return [
    ['path', 'In the path'],
    ['query', 'In the query'],
    ['header', 'Headers'],
  ]
    .map(([place, title = '']) => {
      const rows = all
        .filter((one) => one.in === place)
        .map(({ name, required, schema, description }) => ({
          name,
          isRequired: required,
          schema: { ...schema, description },
        }));
      const table = propertyTable(rows, addressOf, { areSent: true, label: `${title}: ${summary}` });
      return table && `<h3 class="call__heading">${title}</h3>${table}`;
    })
    .join('');
}

/** @param {Json} operation @param {Reference} reference */
function bodyTable({ requestBody, summary }, { document, addressOf }) {
  if (!requestBody) return '';
  const { 'application/json': json, 'multipart/form-data': form } = requestBody.content;
  const parts = [
    ...(json ? [{ title: form ? 'Body: JSON, or a form' : 'Body', schema: resolved(json.schema, document) }] : []),
    ...(form ? [{ title: json ? 'Files of the form' : 'Body: a form', schema: formOnly(form.schema) }] : []),
  ];
  return parts
    .map(({ title, schema }) => {
      const table = propertyTable(rowsOf(schema), addressOf, { areSent: true, label: `${title}: ${summary}` });
      const whole = table || `<p>${variants(schema, addressOf)}</p>`;
      return `<h3 class="call__heading">${title}</h3>${whole}`;
    })
    .join('');
}

/** The file of a form whose fields are those of the JSON body. @param {Json} schema @returns {Json} */
function formOnly(schema) {
  const { properties, patternProperties, required } = schema.allOf?.at(-1) ?? schema;
  const patterns = Object.entries(patternProperties ?? {}).map(([pattern, part]) => [
    `${pattern.replace(/^\^|\\\.$/g, '')}.<name>`,
    part,
  ]);
  return { properties: { ...properties, ...Object.fromEntries(patterns) }, required };
}

/** @param {Json} schema @param {(name: string) => string | undefined} addressOf @returns {string} */
function variants(schema, addressOf) {
  const options = schema.anyOf ?? schema.oneOf ?? [];
  const tables = options.map((/** @type {Json} */ one, /** @type {number} */ index) =>
    one.properties ? propertyTable(rowsOf(one), addressOf, { areSent: true, label: `Variant ${index + 1}` }) : '',
  );
  return tables.filter(Boolean).length > 0 ? `Either</p>${tables.join('<p>or</p>')}<p>` : 'Any JSON.';
}

/** @param {Json} schema @param {Reference} reference */
function answerText(schema, { document, addressOf }) {
  const isList = schema.allOf !== undefined;
  const { data } = (isList ? schema.allOf[0] : schema).properties;
  const inner = isList ? data.items : data;
  const heading = `<h3 class="call__heading">Answer</h3>`;
  const named = inner.$ref ?? inner.items?.$ref;
  if (named) {
    const name = named.split('/').at(-1);
    const { description = '' } = document.components.schemas[name];
    const kind = isList ? 'A page of' : inner.items ? 'A list of' : 'One';
    return `${heading}<p>${kind} <a href="${addressOf(name)}">${name}</a>. ${inline(description)}</p>`;
  }
  return (
    heading +
    (propertyTable(rowsOf(inner.items ?? inner), addressOf, { areSent: false, label: 'Answer' }) ||
      '<p>See the example.</p>')
  );
}

/** Codes of this call. Those of all calls are on the overview. @param {Json} operation @param {Json} document */
function errorTable({ responses, summary }, document) {
  const rows = Object.entries(/** @type {Json} */ (responses)).flatMap(([status, answer]) => {
    if (status === '200' || answer.$ref) return [];
    const { examples } = resolved(answer, document).content['application/json'];
    return Object.values(/** @type {Json} */ (examples)).map(({ value }) => ({ status, ...value }));
  });
  const own = rows.filter(({ code }) => !COMMON_ERRORS.includes(code));
  const common = 'Every call can also answer the <a href="/docs/reference#errors">common errors</a>.';
  if (own.length === 0) return `<p class="call__errors">${common}</p>`;
  const lines = own.map(
    ({ status, code, message }) =>
      `<tr><th scope="row"><code>${code}</code></th><td>${status}</td><td>${escapeHtml(message)}</td></tr>`,
  );
  return `<h3 class="call__heading">Errors</h3><div class="fields" role="group" aria-label="Errors: ${escapeHtml(summary)}" tabindex="0"><table><thead><tr><th>Code</th><th>Status</th><th>Message</th></tr></thead><tbody>${lines.join('')}</tbody></table></div><p class="call__errors">${common}</p>`;
}
