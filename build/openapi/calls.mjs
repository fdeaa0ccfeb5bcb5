// @ts-check
/** Every call of the contract with its domain, its source and who may call it. */
import ts from 'typescript';
import { constantsIn, RIGHTS_FILE } from './read-contract.mjs';
import { TAGS } from './tags.mjs';

/**
 * @typedef {object} DocumentedCall
 * @property {string} name
 * @property {import('@spotreel/sdk/internal/contract').Call} call
 * @property {import('./tags.mjs').Tag} tag
 * @property {ReadonlyMap<string, ts.Expression>} parts Source of its properties, by name.
 * @property {'never' | 'all-projects' | 'editor' | 'project'} embedRight What an embed token may do with it.
 * @property {boolean} isOfSurveyService Its errors have a form of their own.
 */

/** @param {readonly import('./read-contract.mjs').ContractFile[]} files @returns {readonly DocumentedCall[]} */
export function documentedCalls(files) {
  const rights = /** @type {Record<string, DocumentedCall['embedRight']>} */ (
    files.find(({ file }) => file === RIGHTS_FILE)?.values.RIGHTS
  );
  return TAGS.flatMap((tag) =>
    tag.files.flatMap((stem) => {
      const file = files.find((one) => one.file.endsWith(`/${stem}-calls.ts`));
      const groups = file ? constantsIn(file.source).filter(({ name }) => name.endsWith('Calls')) : [];
      return groups.flatMap(({ name: group, node }) => {
        const calls = /** @type {Record<string, DocumentedCall['call']>} */ (file?.values[group] ?? {});
        return Object.entries(calls).map(([name, call]) => ({
          name,
          call,
          tag,
          parts: partsOf(node, name),
          embedRight: rights[name] ?? 'never',
          isOfSurveyService: stem === 'survey-service',
        }));
      });
    }),
  );
}

/** @param {ts.Node} group @param {string} name @returns {ReadonlyMap<string, ts.Expression>} */
function partsOf(group, name) {
  const literal = ts.isAsExpression(group) ? group.expression : group;
  const call = propertiesOf(literal).get(name);
  return call && ts.isCallExpression(call) && call.arguments[0] ? propertiesOf(call.arguments[0]) : new Map();
}

/** @param {ts.Node} literal @returns {Map<string, ts.Expression>} */
function propertiesOf(literal) {
  if (!ts.isObjectLiteralExpression(literal)) return new Map();
  return new Map(
    literal.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => [name.getText(), initializer]),
  );
}
