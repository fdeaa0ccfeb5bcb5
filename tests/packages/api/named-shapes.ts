/**
 * Declarations spell out each type that was inferred from a schema, again wherever it occurs. Here such a type gets a
 * name back. It is the name of the constant, the member of a constant, or the type alias that has exactly this type.
 */
import ts from 'typescript';
import { declaredText, textOf } from './declared-text';

export interface NamedShape {
  /** The type as declarations spell it out. */
  readonly text: string;
  /** What is written in its place. */
  readonly name: string;
  /** What declares it. */
  readonly symbol: ts.Symbol;
}

/** Shorter types say more than their names. */
const SHORTEST = 60;

/**
 * The shapes that the files declare, the longest first. A shape can have several names: that of a type or constant
 * comes before that of a member. Among several of these, the one with the shortest declaration comes first.
 */
export function namedShapes(files: readonly ts.SourceFile[], checker: ts.TypeChecker): NamedShape[] {
  const ranked = files
    .flatMap((file) => file.statements.flatMap((statement) => shapesOf(statement, checker)))
    .filter(({ text }) => text.length >= SHORTEST)
    .map((shape) => ({ shape, isMember: shape.name.startsWith('('), length: declaredText(shape.symbol).length }))
    .sort(
      (a, b) =>
        Number(a.isMember) - Number(b.isMember) || a.length - b.length || (a.shape.name < b.shape.name ? -1 : 1),
    );
  const best = new Map<string, NamedShape>();
  for (const { shape } of ranked) if (!best.has(shape.text)) best.set(shape.text, shape);
  return [...best.values()].sort((a, b) => b.text.length - a.text.length);
}

function shapesOf(statement: ts.Statement, checker: ts.TypeChecker): NamedShape[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap((declaration) => shapesOfConstant(declaration, checker));
  if (ts.isFunctionDeclaration(statement)) return shapesOfResult(statement, checker);
  if (!ts.isTypeAliasDeclaration(statement) || !ts.isTypeReferenceNode(statement.type)) return [];
  const symbol = checker.getSymbolAtLocation(statement.name);
  if (!symbol || statement.typeParameters) return [];
  const text = expandedText(checker.getTypeFromTypeNode(statement.type), statement, checker);
  return [{ text, name: statement.name.text, symbol }];
}

function shapesOfConstant({ name, type }: ts.VariableDeclaration, checker: ts.TypeChecker): NamedShape[] {
  const symbol = checker.getSymbolAtLocation(name);
  if (!type || !symbol) return [];
  const file = name.getSourceFile();
  const shapes = [{ text: textOf(type, file), name: `typeof ${symbol.name}`, symbol }];
  if (ts.isTypeLiteralNode(type))
    for (const member of type.members)
      if (ts.isPropertySignature(member) && member.type && ts.isTypeLiteralNode(member.type))
        shapes.push({
          text: textOf(member.type, file),
          name: `(typeof ${symbol.name})["${member.name.getText()}"]`,
          symbol,
        });
  const output = checker.getPropertyOfType(checker.getTypeFromTypeNode(type), '_output');
  if (output) {
    const text = expandedText(checker.getTypeOfSymbol(output), name, checker);
    shapes.push({ text, name: `z.infer<typeof ${symbol.name}>`, symbol });
  }
  return shapes;
}

function shapesOfResult({ name, type, typeParameters }: ts.FunctionDeclaration, checker: ts.TypeChecker): NamedShape[] {
  const symbol = name && checker.getSymbolAtLocation(name);
  if (!symbol || !type || typeParameters) return [];
  return [{ text: textOf(type, type.getSourceFile()), name: `ReturnType<typeof ${symbol.name}>`, symbol }];
}

function expandedText(type: ts.Type, at: ts.Node, checker: ts.TypeChecker): string {
  const flags = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.InTypeAlias;
  const node = checker.typeToTypeNode(type, at, flags);
  return node ? textOf(node, at.getSourceFile()) : '';
}
