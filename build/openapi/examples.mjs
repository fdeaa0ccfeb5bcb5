// @ts-check
/**
 * An example of a schema: values by the names of properties, objects down to a depth at which a reader still sees what matters.
 * Nothing is made up by chance: a text whose name has no example value is an error.
 */
import { EXAMPLES, VALUES_OF } from './component-examples.mjs';
import { VALUES } from './example-values.mjs';

/** @typedef {Record<string, any>} Json */
/** @typedef {{ name: string, depth: number, owner: string }} Place `owner`: the component that has the property. */

/** Lists and optional parts below this depth are left empty. */
const DEPTH = 3;
const HEX_COLOR = '^#[0-9a-fA-F]{6}$';

/**
 * @param {Json} schema @param {Json} components Schemas by name.
 * @param {{ isSent: boolean }} options What is sent leaves out what is optional.
 * @returns {any}
 */
export function exampleOf(schema, components, { isSent }) {
  return exampleAt(schema, { name: '', depth: 0, owner: '' });

  /** @param {Json} part @param {Place} place @returns {any} */
  function exampleAt(part, { name, depth, owner }) {
    if (part.$ref) {
      const id = part.$ref.split('/').at(-1);
      if (id in EXAMPLES && depth <= DEPTH) return EXAMPLES[id];
      return exampleAt({ ...components[id], $owner: id }, { name: name || id, depth, owner: id });
    }
    const place = { name, depth, owner };
    if ('const' in part) return part.const;
    if (part.enum) return part.enum.includes(known(place)) ? known(place) : part.enum[0];
    const options = part.anyOf ?? part.oneOf;
    if (options) return optionOf(options, place);
    if (part.allOf) return Object.assign({}, ...part.allOf.map((/** @type {Json} */ one) => exampleAt(one, place)));
    if (part.type === 'object' || part.properties) return objectOf(part, place);
    if (part.type === 'array') return listOf(part, place);
    return scalarOf(part, place);
  }

  /** @param {Json[]} options @param {Place} place */
  function optionOf(options, place) {
    const isNullable = options.some(({ type }) => type === 'null');
    const [first = {}] = options.filter(({ type }) => type !== 'null');
    const isLarge = first.$ref || first.type === 'object' || first.type === 'array';
    if (isNullable && (known(place) === null || (isLarge && place.depth >= DEPTH))) return null;
    return exampleAt(first, place);
  }

  /** @param {Json} part @param {Place} place */
  function objectOf(part, place) {
    const { properties, required = [] } = part;
    if (!properties) return recordOf(part, place);
    const { depth } = place;
    const owner = part.$owner ?? place.name;
    const isShown = (/** @type {string} */ key) => required.includes(key) || (!isSent && depth < 2);
    const shown = Object.entries(/** @type {Json} */ (properties)).filter(([key]) => isShown(key));
    return Object.fromEntries(
      shown.map(([name, value]) => [name, exampleAt(value, { name, depth: depth + 1, owner })]),
    );
  }

  /** @param {Json} part @param {Place} place */
  function recordOf({ additionalProperties: others = {}, propertyNames: keys }, place) {
    const value = known(place);
    const isPlain = /string|number|boolean/.test(others.type ?? 'string');
    if (isPlain && value && typeof value === 'object' && !Array.isArray(value)) return value;
    if (Object.keys(others).length === 0 || place.depth > DEPTH) return {};
    const key = keys?.enum?.[0] ?? (keys?.pattern?.startsWith('^[a-z]{2,3}') ? 'de' : keyOf(place.name));
    return { [key]: exampleAt(others, { ...place, name: singular(place.name), depth: place.depth + 1 }) };
  }

  /** @param {Json} part @param {Place} place */
  function listOf({ items, prefixItems, minItems = 0 }, place) {
    const inner = { ...place, depth: place.depth + 1 };
    const value = known(place);
    const isObject = items?.type === 'object' || items?.$ref || items?.anyOf;
    if (
      Array.isArray(value) &&
      (value.length === 0 || typeof value[0] === (isObject ? 'object' : items?.type)) &&
      !items?.enum
    )
      return value;
    if (prefixItems) return prefixItems.map((/** @type {Json} */ item) => exampleAt(item, inner));
    if (!items || (place.depth > DEPTH && minItems === 0)) return [];
    return Array.from({ length: Math.max(1, minItems) }, () =>
      exampleAt(items, { ...inner, name: singular(place.name) }),
    );
  }
}

/** @param {Place} place @returns {unknown} */
function known({ name, owner }) {
  const own = VALUES_OF[owner] ?? {};
  return name in own ? own[name] : VALUES[name];
}

/** Files are by id, everything else by the name of a field. @param {string} name */
const keyOf = (name) => (/media|images/i.test(name) ? '812' : 'headline');

/** @param {string} name */
const singular = (name) => (name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.replace(/s$/, ''));

/** @param {Json} part @param {Place} place */
function scalarOf(part, place) {
  const value = known(place);
  if (part.type === 'string') return textOf(part, place, value);
  if (part.type === 'boolean') return typeof value === 'boolean' ? value : (part.default ?? false);
  if (part.type === 'integer' || part.type === 'number') return numberOf(part, value);
  return value ?? null;
}

/** @param {Json} part @param {Place} place @param {unknown} value */
function textOf({ format, pattern }, { name }, value) {
  if (pattern === HEX_COLOR) return typeof value === 'string' && value.startsWith('#') ? value : '#1d4ed8';
  if (format === 'date-time')
    return /expires|next|until|end/i.test(name) ? '2027-03-01T09:30:00.000Z' : '2027-02-03T14:05:00.000Z';
  if (typeof value === 'string') return value;
  if (/url$/i.test(name) || format === 'uri') return 'https://www.example.com/offers';
  throw new Error(`No example for the text ${name || '(without a name)'}`);
}

/** @param {Json} part @param {unknown} value */
function numberOf({ minimum = 0, exclusiveMinimum, maximum = Number.MAX_SAFE_INTEGER, default: standard }, value) {
  const wished = typeof value === 'number' ? value : (standard ?? (exclusiveMinimum === undefined ? 1 : 1024));
  return Math.min(Math.max(wished, minimum), maximum);
}
