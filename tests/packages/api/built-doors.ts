import path from 'node:path';
import ts from 'typescript';
import { type Door, doorsOf } from '../../../build/doors.mjs';
import { PACKAGES } from '../packed';

export interface BuiltDoor extends Door {
  /** Its folder in the repository: `sdk`. */
  readonly folder: string;
  /** The names that it exports, where they are declared. */
  readonly exports: ReadonlyMap<string, ts.Symbol>;
}

/** The doors of the published packages with the declarations that people install, and the program that read them. */
export function readBuiltDoors(): { doors: BuiltDoor[]; program: ts.Program } {
  const described = PACKAGES.flatMap((folder) => doorsOf(folder).map((door) => ({ ...door, folder })));
  const program = ts.createProgram(
    described.map(({ types }) => types),
    {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: ['node'],
      strict: true,
      exactOptionalPropertyTypes: true,
      stableTypeOrdering: true,
    },
  );
  const checker = program.getTypeChecker();
  const doors = described.map((door) => ({ ...door, exports: exportsOf(program.getSourceFile(door.types), checker) }));
  return { doors, program };
}

/** Undefined for a file that exports nothing, such as a script. */
function exportsOf(file: ts.SourceFile | undefined, checker: ts.TypeChecker): Map<string, ts.Symbol> {
  if (!file) throw new Error('The packages are not built: npm run build:packages');
  const module = checker.getSymbolAtLocation(file);
  const symbols = module ? checker.getExportsOfModule(module) : [];
  return new Map(symbols.map((symbol) => [symbol.name, declaredSymbol(symbol, checker)]));
}

/** Behind imports and re-exports. */
export function declaredSymbol(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Whether it is of a published package. */
export function isOwn({ fileName }: ts.SourceFile): boolean {
  return PACKAGES.some((folder) => path.relative('.', fileName).startsWith(`${folder}/dist/`));
}
