// @ts-check
/** Schemas as rows of a table: name, type with its limits, meaning. Named schemas are links to their own tables. */
import { escapeHtml } from '../render-markdown.mjs';
import { inline } from './inline.mjs';

/** @typedef {Record<string, any>} Json */
/** @typedef {(name: string) => string | undefined} AddressOfSchema */

/**
 * @typedef {object} PropertyRow
 * @property {string} name With those of the objects around it: `position.x`, `scenes[].id`.
 * @property {boolean} isRequired
 * @property {Json} schema
 */

/** Objects without a name are taken apart. @param {Json} schema @param {string} [before] @returns {PropertyRow[]} */
export function rowsOf(schema, before = '') {
  const { properties = {}, required = [] } = schema;
  return Object.entries(/** @type {Json} */ (properties)).flatMap(([key, part]) => {
    const name = before + key;
    const inner = innerObject(part);
    const row = { name, isRequired: required.includes(key), schema: part };
    return inner ? [row, ...rowsOf(inner.schema, name + inner.suffix)] : [row];
  });
}

/** @param {Json} part @returns {{ schema: Json, suffix: string } | undefined} */
function innerObject(part) {
  if (part.properties) return { schema: part, suffix: '.' };
  if (part.items?.properties) return { schema: part.items, suffix: '[].' };
  const others = (part.anyOf ?? []).filter((/** @type {Json} */ { type }) => type !== 'null');
  return others.length === 1 ? innerObject(others[0]) : undefined;
}

/** @param {Json} part @param {AddressOfSchema} addressOf @returns {string} HTML. */
export function typeOf(part, addressOf) {
  if (part.$ref) {
    const name = part.$ref.split('/').at(-1);
    const address = addressOf(name);
    return address ? `<a href="${address}">${name}</a>` : name;
  }
  if ('const' in part) return code(part.const);
  if (part.enum) return part.enum.map(code).join(' ');
  const options = part.anyOf ?? part.oneOf ?? part.allOf;
  if (options)
    return options.map((/** @type {Json} */ one) => typeOf(one, addressOf)).join(part.allOf ? ' and ' : ' or ');
  if (part.type === 'array') return part.items ? `list of ${typeOf(part.items, addressOf)}` : 'list';
  if (part.type === 'object' && part.additionalProperties?.type)
    return `object of ${typeOf(part.additionalProperties, addressOf)}`;
  return NAMES[part.format] ?? NAMES[part.type] ?? 'any';
}

/** @type {Readonly<Record<string, string>>} */
const NAMES = {
  string: 'text',
  'date-time': 'time',
  email: 'email',
  binary: 'file',
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  object: 'object',
  null: '<code>null</code>',
  uri: 'URL',
};

/** @param {unknown} value */
const code = (value) => `<code>${escapeHtml(String(value))}</code>`;

/** @param {number} value */
const digits = (value) => value.toLocaleString('en-US');

/** What is accepted, in words. @param {Json} part @returns {string[]} */
export function limitsOf(part) {
  const others = (part.anyOf ?? []).filter((/** @type {Json} */ { type }) => type !== 'null');
  const {
    minLength,
    maxLength,
    minItems,
    maxItems,
    minimum,
    maximum,
    exclusiveMinimum,
    default: standard,
    pattern,
  } = others.length === 1 ? { ...others[0], ...part } : part;
  return [
    range(minLength, maxLength, 'characters'),
    range(minItems, maxItems, 'entries'),
    range(exclusiveMinimum === 0 ? 1 : minimum, maximum, ''),
    pattern === '^#[0-9a-fA-F]{6}$' ? '<code>#rrggbb</code>' : '',
    standard === undefined || typeof standard === 'object' ? '' : `default ${code(standard)}`,
  ].filter((text) => text !== '');
}

/** @param {number | undefined} least @param {number | undefined} most @param {string} unit */
function range(least, most, unit) {
  const words = unit === '' ? '' : ` ${unit}`;
  if (least && most !== undefined) return `${digits(least)} to ${digits(most)}${words}`;
  if (most !== undefined)
    return unit === '' && least === 0 ? `0 to ${digits(most)}` : `at most ${digits(most)}${words}`;
  return least
    ? `at least ${digits(least)}${least === 1 ? words.replace('entries', 'entry').replace('characters', 'character') : words}`
    : '';
}

/**
 * @param {readonly PropertyRow[]} rows @param {AddressOfSchema} addressOf @param {{ areSent: boolean, label: string }} options
 * `areSent`: it matters which of them have to be there.
 */
export function propertyTable(rows, addressOf, { areSent, label }) {
  if (rows.length === 0) return '';
  const lines = rows.map(({ name, isRequired, schema }) => {
    const limits = limitsOf(schema).join(', ');
    const mark = areSent && isRequired ? '<span class="field__required">required</span>' : '';
    const optional = !areSent && !isRequired ? '<span class="field__limits">may be absent</span>' : '';
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code>${mark}${optional}</th><td>${typeOf(schema, addressOf)}${
      limits ? `<span class="field__limits">${limits}</span>` : ''
    }</td><td>${inline(schema.description ?? '')}</td></tr>`;
  });
  return `<div class="fields" role="group" aria-label="${escapeHtml(label)}" tabindex="0"><table><thead><tr><th>Name</th><th>Type</th><th>Meaning</th></tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
}
