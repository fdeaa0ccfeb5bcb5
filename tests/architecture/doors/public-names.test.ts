/** The promise of the packages: few names, each with one door and an example. docs/decisions/api-names.md has the rule. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { typeErrors } from '../../build/docs/type-errors';
import { type DoorName, namesOf, programOf, publicDoors, root } from './door-names';
import { examplesOf, importsIn, importsOfDocs, type ShownImport } from './shown-imports';

/** More names than a reader of the packages can learn need a reason; the number is that of the decision. */
const MOST_NAMES = 160;

const program = programOf(publicDoors.map(({ source }) => path.join(root, source)));
const promised = publicDoors.flatMap(({ specifier, source }) =>
  namesOf(program, path.join(root, source)).map((one) => ({ ...one, specifier })),
);
const examples = promised.flatMap((one) => examplesOfName(one).map((example) => ({ ...example, name: one.name })));
const shown = [...importsOfDocs(), ...examples.flatMap(({ name, code }) => importsIn(`@example of ${name}`, code))];

function examplesOfName({ symbol }: DoorName) {
  return symbol.declarations?.flatMap(examplesOf) ?? [];
}

test('the public doors have few names, each at one door', () => {
  console.log(`public doors: ${publicDoors.length}, names: ${promised.length}`);
  expect(promised.length).toBeLessThanOrEqual(MOST_NAMES);
  const names = promised.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('each function, component, class and value is shown in an example', () => {
  const isShown = (one: (typeof promised)[number]) =>
    examplesOfName(one).some(({ code }) => importsName(importsIn('', code), one)) || importsName(shown, one);
  const values = promised.filter(({ isValue }) => isValue);
  expect(values.length).toBeGreaterThan(40);
  expect(values.filter((one) => !isShown(one)).map(({ specifier, name }) => `${name} of ${specifier}`)).toEqual([]);
});

function importsName(imports: readonly ShownImport[], { specifier, name }: { specifier: string; name: string }) {
  return imports.some((one) => one.specifier === specifier && one.names.includes(name));
}

test('documents and examples import what is promised, from where it is', () => {
  expect(shown.length).toBeGreaterThan(60);
  expect(shown.flatMap(wrongIn)).toEqual([]);
  const wrong = [
    "import { LibraryGrid } from '@spotreel/sdk/internal/stores';",
    "import { createClient, LibraryGrid } from '@spotreel/sdk/client';",
    "const player = await import('@spotreel/sdk/internal/player');",
  ];
  expect(importsIn('a', wrong.join('\n')).flatMap(wrongIn)).toEqual([
    'a: @spotreel/sdk/internal/stores',
    'a: LibraryGrid of @spotreel/sdk/client',
    'a: @spotreel/sdk/internal/player',
  ]);
});

/** Files that a page may load or read besides the doors: style sheets, workers, declarations of frameworks. */
const FILES = ['sdk', 'elements', 'survey-widget', 'cli'].flatMap((folder) => {
  const { name, exports } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, unknown>;
  };
  return Object.keys(exports).map((door) => name + door.slice(1));
});

function wrongIn({ place, specifier, names }: ShownImport): string[] {
  if (specifier.includes('/internal/') || !FILES.includes(specifier)) return [`${place}: ${specifier}`];
  const unknown = names.filter((name) => !promised.some((one) => one.specifier === specifier && one.name === name));
  return unknown.map((name) => `${place}: ${name} of ${specifier}`);
}

test('each @example compiles', () => {
  const blocks = examples.map(({ name, language, code }) => ({ place: name, language, isFragment: false, code }));
  const wrong = { place: 'wrong', language: 'ts', isFragment: false, code: "import { a } from '@spotreel/sdk'; a();" };
  expect(blocks.length).toBeGreaterThan(40);
  expect(typeErrors([wrong, ...blocks])).toEqual([expect.stringMatching(/^wrong: /)]);
});
