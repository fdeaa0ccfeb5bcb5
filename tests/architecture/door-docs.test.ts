import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { doorsOf } from '../../build/doors.mjs';
import { hardSentences } from './doc-sentences';
import { undocumentedMembers } from './documented-members';

/**
 * Every name of a public door has a doc comment where it is declared. A door is an `@spotreel/source` entry of a
 * package's `exports`. `documented-members.ts` has the rule for the members of a name, `doc-sentences.ts` that for prose.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const SOURCE = '@spotreel/source';

const doorFiles = ['sdk', 'elements', 'survey-widget', 'cli']
  .flatMap(doorsOf)
  .map(({ source }) => path.join(root, source));

/** A program over some files and what they import from this repository; other packages and the library stay unread. */
function programOf(files: readonly string[], planted: Record<string, string> = {}): ts.Program {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: [SOURCE],
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

/** The symbols that a door exports, each where it is declared in this repository. */
function namesOf(program: ts.Program, door: string): ts.Symbol[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(door);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) return [];
  return checker
    .getExportsOfModule(module)
    .map((name) => (name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name))
    .filter((name) => name.declarations?.length);
}

function isDocumented(node: ts.Node): boolean {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return ts.getJSDocCommentsAndTags(statement).length > 0;
}

/** Where a name or one of its members has no comment: `file:line name`. */
function undocumented(program: ts.Program, doors: readonly string[]): string[] {
  const names = new Set(doors.flatMap((door) => namesOf(program, door)));
  const found = new Set<string>();
  const add = (node: ts.Node, name: string) => {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.add(`${path.relative(root, file.fileName)}:${line + 1} ${name}`);
  };
  for (const name of names) {
    const [first] = name.declarations ?? [];
    if (first && !name.declarations?.some(isDocumented)) add(first, name.name);
    for (const declaration of name.declarations ?? [])
      for (const member of undocumentedMembers(declaration, program.getTypeChecker()))
        add(member, `${name.name}.${member.name?.getText() ?? ''}`);
  }
  return [...found].sort();
}

describe('the public doors', () => {
  const program = programOf(doorFiles);

  test('document every name', () => {
    const counts = doorFiles.map((door) => namesOf(program, door).length);
    console.log(`doors: ${doorFiles.length}, names: ${counts.reduce((sum, count) => sum + count, 0)}`);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(15);
    expect(undocumented(program, doorFiles)).toEqual([]);
  }, 120_000);

  test('document it in short, plain sentences', () => {
    const declarations = doorFiles.flatMap((door) => namesOf(program, door)).flatMap((name) => name.declarations ?? []);
    expect([...new Set(declarations.flatMap(hardSentences))]).toEqual([]);
  }, 120_000);

  const plantedFile = path.join(root, 'sdk/planted.ts');
  const plant = (text: string) => programOf([plantedFile], { [plantedFile]: text });
  /** What the check says of one planted file. */
  const saysOf = (text: string) => undocumented(plant(text), [plantedFile]).map((entry) => entry.split(' ')[1] ?? '');

  test('a long sentence and an unwanted word are found, also in members', () => {
    const long = Array.from({ length: 26 }, (_, index) => `word${index}`).join(' ');
    const text = `/** ${long}. Short \`tells\`. */ export interface a {\n/** It stands here. */ b: string }`;
    const [name] = namesOf(plant(text), plantedFile);
    expect(name?.declarations?.flatMap(hardSentences)).toEqual([`${long}.`, 'It stands here.']);
  });

  test('a name without a comment is found, of each kind', () => {
    const kinds = ['const a = 1', 'function a() {}', 'class a {}', 'interface a {}', 'type a = string'];
    for (const kind of kinds) {
      expect(saysOf(`export ${kind};`)).toEqual(['a']);
      expect(saysOf(`/** A thing. */\nexport ${kind};`)).toEqual([]);
    }
  });

  test('a member is found where its name and type leave a question open', () => {
    const body = 'name: string; widthPx: number; size: number; limit?: string; read(): void; on: () => void';
    const open = ['a.limit', 'a.on', 'a.read', 'a.size'];
    expect(saysOf(`/** A. */ export interface a { ${body} }`).sort()).toEqual(open);
    expect(saysOf(`/** A. */ export type a = Readonly<{ ${body} }> | { other: string };`).sort()).toEqual(open);
    expect(saysOf('/** A. */ export class a { size: number = 1; private count: number = 1; #on() {} }')).toEqual([
      'a.size',
    ]);
  });

  test('a member of a schema is found behind the type that is made of it', () => {
    const schema = 'const s = z.object({ name: z.string(), size: z.number(), limit: z.optional(z.string()) });';
    expect(saysOf(`${schema}\n/** A. */ export type a = z.infer<typeof s>;`).sort()).toEqual(['a.limit', 'a.size']);
    expect(saysOf(`/** S. */ export ${schema}`).sort()).toEqual(['s.limit', 's.size']);
  });
});
