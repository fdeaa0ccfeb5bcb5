import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { hardSentences } from '../prose/doc-sentences';
import { undocumentedMembers } from './documented-members';
import { doorFiles, namesOf, programOf, root } from './door-names';

/**
 * Every name of a door, public or internal, has a doc comment where it is declared. `documented-members.ts` has the rule for the members
 * of a name, `doc-sentences.ts` that for prose.
 */

/** The symbols that a door exports, each where it is declared in this repository. */
function symbolsOf(program: ts.Program, door: string): ts.Symbol[] {
  return namesOf(program, door).flatMap(({ symbol }) => (symbol.declarations?.length ? [symbol] : []));
}

function isDocumented(node: ts.Node): boolean {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return ts.getJSDocCommentsAndTags(statement).length > 0;
}

/** Where a name or one of its members has no comment: `file:line name`. */
function undocumented(program: ts.Program, doors: readonly string[]): string[] {
  const names = new Set(doors.flatMap((door) => symbolsOf(program, door)));
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

describe('the doors', () => {
  const program = programOf(doorFiles);

  test('document every name', () => {
    const counts = doorFiles.map((door) => symbolsOf(program, door).length);
    console.log(`doors: ${doorFiles.length}, names: ${counts.reduce((sum, count) => sum + count, 0)}`);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(15);
    expect(undocumented(program, doorFiles)).toEqual([]);
  }, 120_000);

  test('document it in short, plain sentences', () => {
    const declarations = doorFiles
      .flatMap((door) => symbolsOf(program, door))
      .flatMap((name) => name.declarations ?? []);
    expect([...new Set(declarations.flatMap(hardSentences))]).toEqual([]);
  }, 120_000);

  const plantedFile = path.join(root, 'sdk/planted.ts');
  const plant = (text: string) => programOf([plantedFile], { [plantedFile]: text });
  /** What the check says of one planted file. */
  const saysOf = (text: string) => undocumented(plant(text), [plantedFile]).map((entry) => entry.split(' ')[1] ?? '');

  test('a long sentence and an unwanted word are found, also in members', () => {
    const long = Array.from({ length: 26 }, (_, index) => `word${index}`).join(' ');
    const text = `/** ${long}. Short \`tells\`. */ export interface a {\n/** It stands here. */ b: string }`;
    const [name] = symbolsOf(plant(text), plantedFile);
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
