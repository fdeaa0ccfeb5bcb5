// @ts-check
/** Comments of the contract as descriptions: an object literal in the source has the properties of the schema it makes. */
import ts from 'typescript';
import { commentOf, constantsIn } from './read-contract.mjs';

/** @typedef {Record<string, any>} Json */

/**
 * References to pages of rules are for readers of the code.
 * @param {string} comment @returns {string}
 */
export function asDescription(comment) {
  const text = comment
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s*\(docs\/[^)]*\)/g, '')
    .replace(/ [A-Z][^.]*: docs\/\S+/g, '')
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Writes the comments of a literal into the schema that it makes, at any depth.
 * @param {Json} schema @param {ts.Node} node
 */
export function describeProperties(schema, node) {
  const variants = variantsIn(node);
  const options = schema.anyOf ?? schema.oneOf;
  if (variants && options?.length === variants.length) {
    for (const [index, variant] of variants.entries()) describeProperties(options[index], variant);
    return;
  }
  const literal = objectLiteralIn(node);
  const target = objectSchemaIn(schema);
  if (literal && target) describeLiteral(target.properties, literal);
}

/** @param {Json} properties @param {ts.ObjectLiteralExpression} literal */
function describeLiteral(properties, literal) {
  for (const property of literal.properties) {
    if (ts.isSpreadAssignment(property)) {
      const spread = objectLiteralIn(property.expression);
      if (spread) describeLiteral(properties, spread);
      continue;
    }
    const described = property.name && ts.isIdentifier(property.name) ? properties[property.name.text] : undefined;
    if (!described) continue;
    const comment = asDescription(commentOf(property));
    if (comment) described.description = comment;
    if (ts.isPropertyAssignment(property)) describeProperties(described, property.initializer);
  }
}

/** What has properties: the schema, its items, or the alternative that is an object. @param {Json} schema @returns {Json | undefined} */
function objectSchemaIn(schema) {
  if (schema.properties) return schema;
  if (schema.items) return objectSchemaIn(schema.items);
  if (schema.additionalProperties) return objectSchemaIn(schema.additionalProperties);
  const [first, ...others] = (schema.anyOf ?? []).filter((/** @type {Json} */ { type }) => type !== 'null');
  return first && others.length === 0 ? objectSchemaIn(first) : undefined;
}

/** The list that a call such as `z.union([ ... ])` is given. @param {ts.Node} node @returns {readonly ts.Expression[] | undefined} */
function variantsIn(node) {
  if (!ts.isCallExpression(node) || !/[uU]nion$/.test(node.expression.getText())) return undefined;
  return node.arguments.find(ts.isArrayLiteralExpression)?.elements;
}

/**
 * The first that a call such as `z.optional(z.object({ ... }))` is given, or a constant of the same file.
 * @param {ts.Node} node @returns {ts.ObjectLiteralExpression | undefined}
 */
function objectLiteralIn(node) {
  if (ts.isObjectLiteralExpression(node)) return node;
  if (ts.isIdentifier(node)) {
    const constant = constantsIn(node.getSourceFile()).find(({ name }) => name === node.text);
    return constant && ts.isObjectLiteralExpression(constant.node) ? constant.node : undefined;
  }
  if (!ts.isCallExpression(node)) return undefined;
  const inner = ts.isPropertyAccessExpression(node.expression) ? [node.expression.expression] : [];
  for (const part of [...node.arguments, ...inner]) {
    const found = objectLiteralIn(part);
    if (found) return found;
  }
  return undefined;
}
