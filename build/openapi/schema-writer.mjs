// @ts-check
/**
 * Schemas of the contract as JSON Schema. A named one is written once, under `components`, and referred to everywhere else. Where
 * what is sent differs from what is answered, such as by defaults, the name of what is sent ends with `Input`.
 */
import { array } from 'zod/mini';
import { safeParse, toJSONSchema } from 'zod/v4/core';
import { describeProperties } from './comments.mjs';
import { registryOf } from './named-schemas.mjs';

/** @typedef {Record<string, any>} Json */
/** @typedef {'input' | 'output'} Direction What a caller sends, or gets. */

const DEFINITION = /^#\/\$defs\/(\w+)$/;
const MARK = /^(input|output):(\w+)$/;
const COMPONENT = '#/components/schemas/';
const LARGEST = Number.MAX_SAFE_INTEGER;
/** As a range, since tools that read JSON schema know no classes of Unicode. */
const CONTROL_CHARACTERS = '\\u0000-\\u001f\\u007f-\\u009f';

/**
 * @typedef {object} SchemaWriter
 * @property {(schema: any, direction: Direction, node?: import('typescript').Node) => Json} write `node`: its source, for comments.
 * @property {(document: Json) => Json} finish The document with its components, and references to them.
 */

/** @param {readonly import('./named-schemas.mjs').NamedSchema[]} named @returns {SchemaWriter} */
export function createSchemaWriter(named) {
  const metadata = registryOf(named);
  const sources = new Map(named.map((one) => [one.id, one]));
  /** Written so far, by direction and name. @type {Map<string, Json>} */
  const written = new Map();
  return {
    write(schema, io, node) {
      // in an array, so that a named schema is referred to as everywhere else
      const { items, $defs = {} } = /** @type {Json} */ (
        toJSONSchema(array(schema), { io, metadata, unrepresentable: 'any', override: completed })
      );
      for (const [id, definition] of Object.entries($defs)) {
        const source = sources.get(id);
        const key = `${io}:${id}`;
        if (!source || written.has(key)) continue;
        const document = marked(definition, io);
        delete document.id;
        describeProperties(document, source.node);
        written.set(key, { ...(source.description && { description: source.description }), ...document });
      }
      const document = marked(items, io);
      if (node) describeProperties(document, node);
      return document;
    },
    finish(document) {
      const names = finalNames(written);
      const keys = [...reached(document, written)].sort();
      const schemas = keys.map((key) => [names.get(key), referring(written.get(key), names)]);
      const { components, ...rest } = referring(document, names);
      return { ...rest, components: { ...components, schemas: Object.fromEntries(schemas) } };
    },
  };
}

/** What zod cannot write, and what it writes that says nothing. @param {{ zodSchema: any, jsonSchema: any }} context */
function completed({ zodSchema, jsonSchema }) {
  const { additionalProperties: others } = jsonSchema;
  if (jsonSchema.properties && (others === false || Object.keys(others ?? {}).length === 0))
    delete jsonSchema.additionalProperties;
  if (jsonSchema.maximum === LARGEST) delete jsonSchema.maximum;
  if (jsonSchema.minimum === -LARGEST) delete jsonSchema.minimum;
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.prefixItems) writeAsArray(jsonSchema);
  // readers of the document may not know classes of Unicode
  if (jsonSchema.pattern)
    jsonSchema.pattern = jsonSchema.pattern
      .replace('\\p{Cc}', CONTROL_CHARACTERS)
      .replace('\\P{Cc}', `[^${CONTROL_CHARACTERS}]`);
  const { def } = zodSchema._zod;
  const number = coercedNumber(def) ?? (/pipe|catch/.test(def.type) && numberOf(zodSchema));
  if (!number) return;
  for (const name of Object.keys(jsonSchema)) delete jsonSchema[name];
  Object.assign(jsonSchema, number);
}

/** A tuple as an array of its length: readers of the document may not know `prefixItems`. @param {Json} tuple */
function writeAsArray(tuple) {
  const { prefixItems, items } = tuple;
  const kinds = [...new Set(prefixItems.map((/** @type {unknown} */ item) => JSON.stringify(item)))];
  if (items || kinds.length !== 1) return;
  delete tuple.prefixItems;
  Object.assign(tuple, { items: prefixItems[0], minItems: prefixItems.length, maxItems: prefixItems.length });
}

/** Of a field of a form or a query whose text becomes a number: what the number has to be. @param {any} definition @returns {Json | undefined} */
function coercedNumber({ type, in: text, out }) {
  const { coerce, type: before } = text?._zod.def ?? {};
  if (type !== 'pipe' || before !== 'number' || !coerce) return undefined;
  const { $schema: _version, ...number } = /** @type {Json} */ (toJSONSchema(out, { override: completed }));
  return number;
}

/** The number that a text in a query is read as, found by trying. @param {any} schema @returns {Json | undefined} */
function numberOf(schema) {
  const read = (/** @type {unknown} */ value) => safeParse(schema, value).data;
  if (read('1') !== 1) return undefined;
  const [fallback, largest] = [read(undefined), read(LARGEST)];
  return {
    type: Number.isInteger(fallback ?? 1) ? 'integer' : 'number',
    minimum: read('0') === 0 ? 0 : 1,
    ...(typeof largest === 'number' && largest !== LARGEST && { maximum: largest }),
    ...(typeof fallback === 'number' && { default: fallback }),
  };
}

/** A copy in which each reference says which way it goes. @param {any} value @param {Direction} io @returns {any} */
function marked(value, io) {
  return mapped(value, (reference) => reference.replace(DEFINITION, `${io}:$1`));
}

/** @param {any} value @param {ReadonlyMap<string, string>} names @returns {any} */
function referring(value, names) {
  return mapped(value, (reference) => (MARK.test(reference) ? COMPONENT + names.get(reference) : reference));
}

/** @param {any} value @param {(reference: string) => string} change @returns {any} */
function mapped(value, change) {
  if (Array.isArray(value)) return value.map((item) => mapped(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === '$ref' && typeof part === 'string' ? change(part) : mapped(part, change),
    ]),
  );
}

/** Those that the document leads to: a query is taken apart into its parameters. @param {Json} document @param {ReadonlyMap<string, Json>} written */
function reached(document, written) {
  const found = /** @type {Set<string>} */ (new Set());
  const follow = (/** @type {unknown} */ value) => {
    for (const [, key = ''] of JSON.stringify(value).matchAll(/"\$ref":"((?:input|output):\w+)"/g)) {
      if (found.has(key)) continue;
      found.add(key);
      follow(written.get(key));
    }
  };
  follow(document);
  return found;
}

/** One name for both directions where they are the same, down to what they refer to. @param {ReadonlyMap<string, Json>} written */
function finalNames(written) {
  const ids = [...new Set([...written.keys()].map((key) => key.split(':')[1] ?? ''))];
  const both = ids.filter((id) => written.has(`input:${id}`) && written.has(`output:${id}`));
  const shape = (/** @type {string} */ key) =>
    JSON.stringify(mapped(written.get(key), (name) => name.replace(MARK, '$2')));
  const different = new Set(both.filter((id) => shape(`input:${id}`) !== shape(`output:${id}`)));
  for (let size = -1; size !== different.size; ) {
    size = different.size;
    for (const id of both)
      for (const [, other = ''] of JSON.stringify(written.get(`input:${id}`)).matchAll(/"input:(\w+)"/g))
        if (different.has(other)) different.add(id);
  }
  return new Map(
    [...written.keys()].map((key) => {
      const [io, id = ''] = key.split(':');
      return [key, io === 'input' && different.has(id) ? `${id}Input` : id];
    }),
  );
}
