// @ts-check
/** Schemas that have a name in the contract: they become components, each with the comments of its source. */
import ts from 'typescript';
import { registry } from 'zod/v4/core';
import { asDescription } from './comments.mjs';
import { groupBy } from './group-by.mjs';
import { commentOf, constantsIn } from './read-contract.mjs';

/**
 * @typedef {object} NamedSchema
 * @property {string} id Name of the component.
 * @property {any} schema
 * @property {ts.Expression} node
 * @property {string} description
 */

/** Kinds that are worth a name. Texts and numbers say what they are where they are used. */
const NAMED_TYPES = new Set(['object', 'union', 'enum', 'intersection', 'record', 'array']);

/** Names that say too little outside their file. @type {Readonly<Record<string, string>>} */
const RENAMED = {
  AssetDone: 'AssetId',
  Made: 'SurveyObjectId',
  Marked: 'MarkedId',
  None: 'DeletedObject',
  Nothing: 'EmptyAnswer',
  ProjectDone: 'ProjectId',
  SurveyDone: 'SurveyId',
};

/** @param {unknown} value @returns {boolean} */
export const isSchema = (value) => typeof value === 'object' && value !== null && '_zod' in value;

/** @param {string} text */
const pascal = (text) => text.replace(/(?:^|[-_])(\w)/g, (_, letter) => letter.toUpperCase());

/** @param {readonly import('./read-contract.mjs').ContractFile[]} files @returns {readonly NamedSchema[]} */
export function namedSchemas(files) {
  const found = files
    .filter(({ file }) => /\/contract\/[\w-]+\/|answer\.ts$/.test(file))
    .flatMap(({ file, source, values }) => {
      const types = typeComments(source);
      return constantsIn(source)
        .map((constant) => ({ ...constant, file, schema: /** @type {any} */ (values[constant.name]) }))
        .filter(({ schema }) => isSchema(schema) && NAMED_TYPES.has(schema._zod.def.type))
        .map((constant) => ({ ...constant, comment: constant.comment || (types.get(constant.name) ?? '') }));
    });
  const byName = groupBy(found, ({ name }) => pascal(name));
  const seen = new Set();
  return [...byName].flatMap(([id, same]) => {
    const distinct = same.filter(({ schema }) => !seen.has(schema) && seen.add(schema));
    return distinct.map(({ file, schema, node, comment }) => {
      const stem = file.split('/').at(-1)?.replace('.ts', '') ?? '';
      const full = distinct.length > 1 ? pascal(stem) + id : id;
      return { id: RENAMED[full] ?? full, schema, node, description: asDescription(comment) };
    });
  });
}

/** Comments of `type X = z.infer<typeof x>`, by the name of the schema. @param {ts.SourceFile} source */
function typeComments(source) {
  const comments = /** @type {Map<string, string>} */ (new Map());
  for (const statement of source.statements.filter(ts.isTypeAliasDeclaration)) {
    const name = /typeof (\w+)>/.exec(statement.type.getText())?.[1];
    if (name) comments.set(name, commentOf(statement));
  }
  return comments;
}

/** @param {readonly NamedSchema[]} named */
export function registryOf(named) {
  const known = /** @type {import('zod/v4/core').$ZodRegistry<{ id: string }>} */ (registry());
  for (const { id, schema } of named) known.add(schema, { id });
  return known;
}
