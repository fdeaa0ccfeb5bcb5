/** Code in the documents: it compiles, parses, and names what is there. */
import { existsSync, readFileSync } from 'node:fs';
import { TOKENS } from '@spotreel/sdk/theme';
import { Window } from 'happy-dom';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { codeBlocksIn, codeBlocksOfDocs } from './code-blocks';
import { typeErrors } from './type-errors';

const blocks = codeBlocksOfDocs();
const of = (...languages: string[]) => blocks.filter(({ language }) => languages.includes(language));

test('TypeScript compiles against the types of the packages', () => {
  const wrong = codeBlocksIn('a.md', "```ts\nimport { createSpotreel } from '@spotreel/sdk';\ncreateSpotreel(5);\n```");
  expect(of('ts', 'tsx').length).toBeGreaterThan(3);
  expect(typeErrors([...wrong, ...of('ts', 'tsx')])).toEqual([expect.stringMatching(/^a\.md#1: /)]);
}, 120_000);

test('files of examples are shown as they are', () => {
  const shown = blocks.filter(({ shownFile }) => shownFile);
  expect(shown.length).toBeGreaterThan(3);
  for (const { place, code, shownFile = '' } of shown) expect(code, place).toBe(readFileSync(shownFile, 'utf8'));
});

test('JavaScript parses', () => {
  const found = of('js').flatMap(({ place, code }) => {
    const { diagnostics = [] } = ts.transpileModule(code, { reportDiagnostics: true, fileName: 'block.mjs' });
    return diagnostics.map(({ messageText }) => `${place}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  });
  expect(of('js').length).toBeGreaterThan(5);
  expect(found).toEqual([]);
});

interface Manifest {
  modules: { declarations: { tagName?: string; attributes?: { name: string }[] }[] }[];
}

test('HTML uses elements and attributes that there are', () => {
  const manifest = JSON.parse(readFileSync('elements/custom-elements.json', 'utf8')) as Manifest;
  const attributes = new Map(
    manifest.modules
      .flatMap(({ declarations }) => declarations)
      .map(({ tagName, attributes: named = [] }) => [tagName, new Set(named.map(({ name }) => name))] as const),
  );
  const window = new Window();
  const found = of('html').flatMap(({ place, code }) => {
    window.document.body.innerHTML = code;
    const custom = [...window.document.body.querySelectorAll('*')].filter(({ localName }) => localName.includes('-'));
    return custom.flatMap(({ localName, attributes: given }) => {
      const known = attributes.get(localName);
      if (!known) return [`${place}: <${localName}>`];
      const unknown = [...given].filter(({ name }) => !known.has(name) && !/^(id|class|slot)$/.test(name));
      return unknown.map(({ name }) => `${place}: <${localName} ${name}>`);
    });
  });
  expect(of('html').length).toBeGreaterThan(5);
  expect(found).toEqual([]);
});

test('CSS uses tokens that there are', () => {
  const names = of('css').flatMap(({ code }) => code.match(/--spotreel-[\w-]+/g) ?? []);
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !(name in TOKENS))).toEqual([]);
});

test('JSON and YAML parse', () => {
  for (const { place, code } of of('json').filter(({ isFragment }) => !isFragment))
    expect(() => JSON.parse(code), place).not.toThrow();
  for (const { place, code } of of('yaml')) expect(() => parseYaml(code), place).not.toThrow();
});

test('the shell runs scripts and files that there are', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const code = of('sh').map((block) => block.code);
  const names = code.flatMap((text) => [...text.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name));
  const own = names.filter((name) => !['install', 'ci', 'i', 'test', 'exec', 'pack'].includes(name));
  expect(own.filter((name) => !(name in scripts))).toEqual([]);
  const files = code.flatMap((text) => [...text.matchAll(/\bnode ((?:build|examples|dist|tests)\/[\w./-]+)/g)]);
  expect(files.filter(([, file = '']) => !file.startsWith('dist/') && !existsSync(file))).toEqual([]);
});
