/**
 * One report for each door of the published packages. It has the declarations of the door's names, and of all that
 * these need and no door exports ("behind the door"). A type with a name is written once.
 */
import ts from 'typescript';
import { type BuiltDoor, declaredSymbol, isOwn, readBuiltDoors } from './built-doors';
import { declaredText, laidOut, statementOf } from './declared-text';
import { type NamedShape, namedShapes } from './named-shapes';

/** The reports by file name. */
export function apiReports(): Map<string, string> {
  const { doors, program } = readBuiltDoors();
  const checker = program.getTypeChecker();
  const shapes = namedShapes(program.getSourceFiles().filter(isOwn), checker);
  const exported = new Set(doors.flatMap((door) => [...door.exports.values()]));
  const written = new Map<ts.Symbol, { text: string; home: BuiltDoor }>();
  const queue = doors.flatMap((door) => [...door.exports.values()].map((symbol) => ({ door, symbol })));
  for (const { door, symbol } of queue) {
    if (written.has(symbol)) continue;
    const { text, needed } = shortened(symbol, shapes, checker);
    written.set(symbol, { text, home: homeOf(symbol, door, doors) });
    queue.push(...needed.map((other) => ({ door, symbol: other })));
  }
  const textOf = (symbol: ts.Symbol) => laidOut(written.get(symbol)?.text ?? '');
  const behind = (door: BuiltDoor) =>
    [...written].flatMap(([symbol, { home }]) => (home === door && !exported.has(symbol) ? [symbol] : []));
  return new Map(
    doors.map((door) => {
      const names = [...door.exports].sort(([a], [b]) => (a < b ? -1 : 1));
      const declarations = names.map(([name, symbol]) => {
        const home = homeOf(symbol, door, doors);
        const isElsewhere = home !== door && home.exports.get(name) === symbol;
        return isElsewhere ? `export { ${name} } from "${home.specifier}";` : exportOf(name, symbol, textOf(symbol));
      });
      return [fileNameOf(door), pageOf(door, declarations, behind(door).map(textOf).sort())];
    }),
  );
}

function exportOf(name: string, symbol: ts.Symbol, text: string): string {
  const declaration = text.replace(/^(?=[a-z])/gm, 'export ');
  return name === symbol.name ? declaration : `export { ${symbol.name} as ${name} };\n${declaration}`;
}

/** The declaration with the names of shapes, and what of our own it needs. */
function shortened(symbol: ts.Symbol, shapes: readonly NamedShape[], checker: ts.TypeChecker) {
  let text = declaredText(symbol);
  const needed = new Set<ts.Symbol>();
  for (const shape of shapes) {
    if (shape.symbol === symbol || !text.includes(shape.text)) continue;
    text = text.replaceAll(shape.text, shape.name);
    needed.add(shape.symbol);
  }
  const visit = (node: ts.Node) => {
    const found = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    const declared = found && declaredSymbol(found, checker);
    if (declared && declared !== symbol && isOwnStatement(declared)) needed.add(declared);
    ts.forEachChild(node, visit);
  };
  for (const declaration of symbol.declarations ?? []) visit(statementOf(declaration));
  return { text, needed: [...needed] };
}

function isOwnStatement({ declarations: [first] = [] }: ts.Symbol): boolean {
  if (!first || !isOwn(first.getSourceFile())) return false;
  const { parent } = statementOf(first);
  return parent !== undefined && ts.isSourceFile(parent);
}

/** The door of the folder that declares it; without one, the door that reached it first. */
function homeOf(symbol: ts.Symbol, reachedBy: BuiltDoor, doors: readonly BuiltDoor[]): BuiltDoor {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  return doors.find(({ types }) => /\/dist\/.+\/index/.test(types) && file.includes(folderOf(types))) ?? reachedBy;
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1);
}

function fileNameOf({ specifier }: BuiltDoor): string {
  return `${specifier.replace('@spotreel/', '').replaceAll('/', '.')}.md`;
}

function pageOf({ specifier }: BuiltDoor, names: readonly string[], behind: readonly string[]): string {
  const code = (declarations: readonly string[]) => ['```ts', ...declarations, '```'].join('\n');
  const parts = [
    `# ${specifier}`,
    names.length > 0 ? code(names) : 'It exports no name: importing it is all.',
    ...(behind.length > 0 ? ['## Behind the door', code(behind)] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}
