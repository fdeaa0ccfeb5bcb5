import ts from 'typescript';

/**
 * The rule for members of public names. A member needs a comment when it is
 * - a function: what does it promise, and what does it throw?
 * - optional: what does its absence mean?
 * - a number without a unit in its name: of what, and from where to where?
 *
 * A member of another kind needs one only where its author has more to say than its name and its type.
 */
const UNIT =
  /(^|[a-z])(ms|seconds|px|frames?|percent|percentage|bytes|megabytes|samples|bars|bpm|hz|ids?|count|index|page|pages|code|status)$/i;

/** The members of a declaration that lack a comment. */
export function undocumentedMembers(declaration: ts.Declaration, checker: ts.TypeChecker): ts.NamedDeclaration[] {
  return membersOf(declaration, checker).filter(
    (member) => needsComment(member) && ts.getJSDocCommentsAndTags(member).length === 0,
  );
}

type Member = ts.TypeElement | ts.ClassElement | ts.ObjectLiteralElementLike;

function membersOf(declaration: ts.Declaration, checker: ts.TypeChecker): Member[] {
  if (ts.isInterfaceDeclaration(declaration)) return [...declaration.members];
  if (ts.isClassDeclaration(declaration)) return declaration.members.filter(isPublic);
  if (ts.isTypeAliasDeclaration(declaration)) return membersOfType(declaration.type, checker);
  if (ts.isVariableDeclaration(declaration)) return membersOfSchema(declaration.initializer);
  return [];
}

function isPublic(member: ts.ClassElement): boolean {
  if (!member.name || ts.isPrivateIdentifier(member.name)) return false;
  return !(ts.getCombinedModifierFlags(member) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected));
}

/** Also of each part of a union, and of the arguments of `Readonly<…>` and its like. */
function membersOfType(type: ts.TypeNode, checker: ts.TypeChecker): Member[] {
  const inner = (parts: readonly ts.TypeNode[]) => parts.flatMap((part) => membersOfType(part, checker));
  if (ts.isTypeLiteralNode(type)) return [...type.members];
  if (ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type)) return inner(type.types);
  if (ts.isParenthesizedTypeNode(type)) return inner([type.type]);
  if (ts.isTypeQueryNode(type)) return membersOfSchema(initializerOf(type, checker));
  if (ts.isTypeReferenceNode(type)) return inner(type.typeArguments ?? []);
  return [];
}

function initializerOf({ exprName }: ts.TypeQueryNode, checker: ts.TypeChecker): ts.Expression | undefined {
  let symbol = checker.getSymbolAtLocation(exprName);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const declaration = symbol?.valueDeclaration;
  return declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
}

/** Members of `z.object({…})`, `z.looseObject({…})`, `z.extend(…, {…})` and `z.union([…])` around them. */
function membersOfSchema(expression: ts.Expression | undefined): Member[] {
  if (!expression || !ts.isCallExpression(expression)) return [];
  if (!expression.expression.getText().startsWith('z.')) return [];
  return expression.arguments.flatMap((argument) => {
    if (ts.isObjectLiteralExpression(argument)) return [...argument.properties];
    if (ts.isArrayLiteralExpression(argument)) return argument.elements.flatMap(membersOfSchema);
    return membersOfSchema(argument);
  });
}

function needsComment(member: Member): boolean {
  if (!member.name || ts.isGetAccessor(member) || ts.isSetAccessor(member)) return false;
  if (ts.isPropertyAssignment(member)) return schemaNeedsComment(member.name.getText(), member.initializer.getText());
  if (ts.isMethodSignature(member) || ts.isMethodDeclaration(member)) return true;
  if (!ts.isPropertySignature(member) && !ts.isPropertyDeclaration(member)) return false;
  if (member.questionToken || (member.type && ts.isFunctionTypeNode(member.type))) return true;
  return /^(readonly )?number\b/.test(member.type?.getText() ?? '') && !UNIT.test(member.name.getText());
}

function schemaNeedsComment(name: string, schema: string): boolean {
  if (/^z\.(optional|nullish|exactOptional)\(/.test(schema)) return true;
  return /^z\.(nullable\()?(z\.)?(number|int)\(/.test(schema) && !UNIT.test(name);
}
