/**
 * Declarations as one line of text each, the same for the same declaration wherever it occurs. Left out are comments,
 * private members, `import("…").` and the names of zod's modules; the parts of a union are in order. Texts that people
 * read, such as messages and summaries, are left out too: they change often and break nothing.
 */
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });
const texts = new Map<ts.Symbol, string>();

/** The statements that declare a name, a line each, without `export` and `declare`. */
export function declaredText(symbol: ts.Symbol): string {
  const known = texts.get(symbol);
  if (known !== undefined) return known;
  const statements = new Set((symbol.declarations ?? []).map(statementOf));
  const text = [...statements].map((statement) => textOf(statement).replace(/^export (declare )?/, '')).join('\n');
  texts.set(symbol, text);
  return text;
}

export function statementOf(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

/** `file`: for a node that was made by the checker. */
export function textOf(node: ts.Node, file = node.getSourceFile()): string {
  const { transformed } = ts.transform(node, [uniform]);
  const text = printer.printNode(ts.EmitHint.Unspecified, transformed[0] ?? node, file);
  return text
    .replace(/\bimport\("[^"]+"\)\./g, '')
    .replace(/\bz\.((core|iso)\.)?(?=[$A-Z])/g, '')
    .replace(/\bZodMini(\w+)(<(string|number|boolean)>)?/g, 'Zod$1')
    .replace(/\s+/g, ' ');
}

const uniform: ts.TransformerFactory<ts.Node> = (context) => (root) => {
  const visit = (node: ts.Node): ts.Node | undefined => {
    if (ts.isClassElement(node) && isPrivate(node)) return undefined;
    if (ts.isStringLiteral(node)) return ts.factory.createStringLiteral(node.text.includes(' ') ? '...' : node.text);
    const visited = ts.visitEachChild(node, visit, context);
    if (ts.isTypeLiteralNode(visited)) return isCatalogue(visited) ? namesOnly(visited) : optionalLast(visited);
    return ts.isUnionTypeNode(visited) ? inOrder(visited) : visited;
  };
  return visit(root) ?? root;
};

function isPrivate(member: ts.ClassElement): boolean {
  if (member.name && ts.isPrivateIdentifier(member.name)) return true;
  return (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) !== 0;
}

/** Messages by key: nearly all of its members are texts. */
function isCatalogue({ members }: ts.TypeLiteralNode): boolean {
  return members.length > 8 && members.filter(isLiteralText).length > 0.75 * members.length;
}

function isLiteralText(member: ts.TypeElement): member is ts.PropertySignature {
  if (!ts.isPropertySignature(member) || !member.type) return false;
  return ts.isLiteralTypeNode(member.type) && ts.isStringLiteral(member.type.literal);
}

function namesOnly({ members }: ts.TypeLiteralNode): ts.TypeLiteralNode {
  const text = ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
  const nameOnly = ({ name }: ts.PropertySignature) =>
    ts.factory.createPropertySignature(undefined, name, undefined, text);
  return ts.factory.createTypeLiteralNode(members.map((one) => (isLiteralText(one) ? nameOnly(one) : one)));
}

/** The compiler does so where a type is computed, but not everywhere. */
function optionalLast(literal: ts.TypeLiteralNode): ts.TypeLiteralNode {
  const isOptional = (member: ts.TypeElement) => member.questionToken !== undefined;
  const required = literal.members.filter((one) => !isOptional(one));
  const optional = literal.members.filter(isOptional);
  return ts.factory.createTypeLiteralNode([...required, ...optional]);
}

/** The compiler writes the parts of a union in the order in which it met them. */
function inOrder(union: ts.UnionTypeNode): ts.UnionTypeNode {
  const parts = union.types.map((type) => ({ type, text: partText(type) }));
  parts.sort((a, b) => (a.text < b.text ? -1 : 1));
  return ts.factory.createUnionTypeNode(parts.map(({ type }) => type));
}

function partText(type: ts.TypeNode): string {
  const original = ts.getOriginalNode(type).getSourceFile() ?? emptyFile;
  const text = printer.printNode(ts.EmitHint.Unspecified, type, original);
  return /^(null|undefined)$/.test(text) ? `~${text}` : text;
}

const emptyFile = ts.createSourceFile('empty.d.ts', '', ts.ScriptTarget.Latest);

/** The text over several lines, for people. */
export function laidOut(text: string): string {
  const file = ts.createSourceFile('report.d.ts', text, ts.ScriptTarget.Latest, true);
  return printer
    .printFile(file)
    .trim()
    .replace(/^ +/gm, (indent) => indent.slice(indent.length / 2));
}
