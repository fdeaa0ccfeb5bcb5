/** Syntax that packs several statements or properties into one line for no other reason than the number of lines. */
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { lineOf, nodesOf, PRODUCT_FOLDERS, parse, parsedFiles } from './source-files';

function packedLines(source: ts.SourceFile): number[] {
  return nodesOf(source)
    .filter((node) => isPackedLiteral(node) || isPackedAssignment(node))
    .map(lineOf);
}

/** `{ ...{ a, b } }`, `[...[a, b]]` and `<View {...{ a, b }} />`. */
function isPackedLiteral(node: ts.Node): boolean {
  if (ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node))
    return ts.isObjectLiteralExpression(node.expression);
  return (
    ts.isSpreadElement(node) && ts.isArrayLiteralExpression(node.expression) && ts.isArrayLiteralExpression(node.parent)
  );
}

/** `[a, b] = [x, y]` and `const [a, b] = [x, y]`. A swap is none. */
function isPackedAssignment(node: ts.Node): boolean {
  if (ts.isVariableDeclaration(node)) {
    return ts.isArrayBindingPattern(node.name) && isArrayLiteral(node.initializer);
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return false;
  return isArrayLiteral(node.left) && isArrayLiteral(node.right) && !isSwap(node.left, node.right);
}

function isArrayLiteral(node: ts.Node | undefined): node is ts.ArrayLiteralExpression {
  return node !== undefined && ts.isArrayLiteralExpression(node);
}

function isSwap(left: ts.ArrayLiteralExpression, right: ts.ArrayLiteralExpression): boolean {
  const texts = ({ elements }: ts.ArrayLiteralExpression) =>
    elements.map((element) => element.getText().replace(/!$/, '')).sort();
  return texts(left).join() === texts(right).join();
}

describe('lines are not packed', () => {
  test('in the product, its tests, benchmarks and tools', () => {
    const files = parsedFiles([...PRODUCT_FOLDERS, 'tests', 'benchmarks', 'build']);
    const found = files.flatMap(({ name, source }) => packedLines(source).map((line) => `${name}:${line}`));
    expect(found).toEqual([]);
  });

  test.each([
    'const point = { ...{ x: 1, y: 2 }, z: 3 };',
    "const words = [...['one', 'two'], ...['three']];",
    'const view = <Card {...{ title, text }} />;',
    'const [width, height] = [16, 9];',
    '[width, height] = [16, 9];',
  ])('finds %s', (text) => {
    expect(packedLines(parse('example.tsx', text)).length).toBeGreaterThan(0);
  });

  test.each([
    'const point = { ...other, z: 3 };',
    'const words = [...first, ...second];',
    '[list[a], list[b]] = [list[b]!, list[a]!];',
    'const [first, second] = pair;',
    'call(...[one, two]);',
  ])('allows %s', (text) => {
    expect(packedLines(parse('example.tsx', text))).toEqual([]);
  });
});
