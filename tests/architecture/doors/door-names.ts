/** The names of the doors, read from the sources. A door is an `@spotreel/source` entry of a package's `exports`. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { doorsOf } from '../../../build/bundles/doors.mjs';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The doors of the published packages, with the internal ones. */
export const doors = ['sdk', 'elements', 'survey-widget', 'cli'].flatMap(doorsOf);
/** Doors whose names are promised: docs/decisions/api-names.md. */
export const publicDoors = doors.filter(({ name }) => !name.startsWith('./internal/'));
/** Sources of all doors, with absolute paths. */
export const doorFiles = doors.map(({ source }) => path.join(root, source));

/** A program over some files and what they import from this repository; other packages and the library stay unread. */
export function programOf(files: readonly string[], planted: Record<string, string> = {}): ts.Program {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['@spotreel/source'],
    jsx: ts.JsxEmit.ReactJSX,
    noLib: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (file, ...rest) => {
    const text = planted[file];
    return text === undefined
      ? getSourceFile(file, ...rest)
      : ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) =>
      text.startsWith('.') || text.startsWith('@spotreel/')
        ? ts.resolveModuleName(text, from, options, host)
        : { resolvedModule: undefined },
    );
  return ts.createProgram(files, options, host);
}

/** What a door exports: the name that others import, and where it is declared. */
export interface DoorName {
  readonly name: string;
  /** Without declarations where another package declares it. */
  readonly symbol: ts.Symbol;
  /** False: only its type can be imported. */
  readonly isValue: boolean;
}

/** Everything that a door exports; empty for one that is imported for its effect. */
export function namesOf(program: ts.Program, door: string): DoorName[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(door);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) return [];
  return checker.getExportsOfModule(module).map((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const isValue = !exported.declarations?.some(isTypeOnly) && (symbol.flags & ts.SymbolFlags.Value) !== 0;
    return { name: exported.name, symbol, isValue };
  });
}

function isTypeOnly(declaration: ts.Declaration): boolean {
  return ts.isExportSpecifier(declaration) && (declaration.isTypeOnly || declaration.parent.parent.isTypeOnly);
}
