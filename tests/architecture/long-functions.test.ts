/**
 * Functions have at most 40 lines. A longer one has its reason in a comment `// long: reason` above its statement, or
 * is on the list of known ones. The list may only shrink.
 */
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { KNOWN_LONG_FUNCTIONS } from './known-long-functions';
import { lineOf, nodesOf, PRODUCT_FOLDERS, parse, parsedFiles } from './source-files';

const MOST_LINES = 40;

/** `path name` of each function that is too long and gives no reason. */
function longFunctions(name: string, source: ts.SourceFile): string[] {
  return nodesOf(source)
    .filter((node) => ts.isFunctionLike(node) && linesOf(node) > MOST_LINES && !hasReason(node))
    .map((node) => `${name} ${nameOf(node)}`);
}

function linesOf(node: ts.Node): number {
  const source = node.getSourceFile();
  return source.getLineAndCharacterOfPosition(node.getEnd()).line + 2 - lineOf(node);
}

/** Above the function itself, or above the statement or member that it is part of. */
function hasReason(node: ts.Node): boolean {
  const text = node.getSourceFile().text;
  for (let at: ts.Node = node; at.parent; at = at.parent) {
    const above = ts.getLeadingCommentRanges(text, at.getFullStart()) ?? [];
    if (above.some(({ pos, end }) => /^\/\/ long: \S/.test(text.slice(pos, end)))) return true;
    if (ts.isStatement(at) || ts.isClassElement(at)) return false;
  }
  return false;
}

function nameOf(node: ts.Node): string {
  const named = ts.isConstructorDeclaration(node)
    ? 'constructor'
    : (node as ts.FunctionLikeDeclaration).name?.getText();
  const { parent } = node;
  if (named) return named;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) {
    return parent.name.getText();
  }
  return ts.isCallExpression(parent) ? `${parent.expression.getText()}(…)` : '(anonymous)';
}

describe('functions', () => {
  test('have at most 40 lines, but for those that are known', () => {
    const found = parsedFiles(PRODUCT_FOLDERS).flatMap(({ name, source }) => longFunctions(name, source));
    const known = new Set(KNOWN_LONG_FUNCTIONS);
    console.log(`functions over ${MOST_LINES} lines without a reason beside them: ${found.length}`);
    expect(found.filter((name) => !known.has(name))).toEqual([]);
    expect(
      KNOWN_LONG_FUNCTIONS.filter((name) => !found.includes(name)),
      'no longer long: take it off the list',
    ).toEqual([]);
  });

  const long = `function draw() {\n${'  step();\n'.repeat(40)}}\n`;

  test('are found by name', () => {
    expect(longFunctions('a.ts', parse('a.ts', long))).toEqual(['a.ts draw']);
    expect(longFunctions('a.ts', parse('a.ts', long.replace('  step();\n  step();\n', '')))).toEqual([]);
  });

  test('may give a reason', () => {
    expect(longFunctions('a.ts', parse('a.ts', `// long: one table\n${long}`))).toEqual([]);
    expect(longFunctions('a.ts', parse('a.ts', `// long:\n${long}`))).toEqual(['a.ts draw']);
  });
});
