/**
 * One name for one thing: an exported name occurs once. Two exceptions are agreed. The same thing may have one name at
 * several layers: a schema of the contract, its table, its migration, its handler. Modules of one family may export the
 * same parts: the looks and scenes of recipes, the layers of music kits, translations. The other doubles are listed,
 * and the list may only shrink.
 */
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { PRODUCT_FOLDERS, parse, parsedFiles } from '../source-files';
import { KNOWN_DOUBLES } from './known-doubles';

interface ParsedFile {
  readonly name: string;
  readonly source: ts.SourceFile;
}

const FAMILIES = [
  /^library\/recipes\//,
  /^library\/music\/source\/kits\//,
  /\/(words|survey-page|mails)\/\w+\.ts$/,
  /^sdk\/i18n\/languages\//,
  /^library\/words\//,
];

/** What one thing may be named after at several layers; at each it occurs once. */
const LAYERS: Readonly<Record<string, RegExp>> = {
  contract: /^sdk\/contract\//,
  handler: /^server\/.*\/routes\//,
  migration: /^server\/.*\/migrations\//,
  table: /^server\/.*\/tables\.ts$/,
};

function exportedNames(source: ts.SourceFile): string[] {
  const exported = source.statements.filter(
    (statement) =>
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  );
  const names = exported.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [(statement as ts.DeclarationStatement).name?.getText() ?? ''];
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  });
  return [...new Set(names.filter(Boolean))]; // a schema and its type are one
}

function doublesIn(files: readonly ParsedFile[]): string[] {
  const layersOf = new Map<string, string[]>();
  for (const { name, source } of files) {
    if (FAMILIES.some((family) => family.test(name))) continue;
    const layer = Object.keys(LAYERS).find((key) => LAYERS[key]?.test(name)) ?? 'own';
    for (const exported of exportedNames(source)) layersOf.set(exported, [...(layersOf.get(exported) ?? []), layer]);
  }
  return [...layersOf].flatMap(([name, layers]) => (isDouble(layers) ? [name] : [])).sort();
}

function isDouble(layers: readonly string[]): boolean {
  const isRepeated = new Set(layers).size < layers.length;
  return isRepeated || (layers.includes('own') && layers.length > 1);
}

describe('exported names', () => {
  test('occur once, but for those that are known', () => {
    const found = doublesIn(parsedFiles(PRODUCT_FOLDERS));
    const known = new Set(KNOWN_DOUBLES);
    console.log(`exported names that occur twice: ${found.length}`);
    expect(found.filter((name) => !known.has(name))).toEqual([]);
    expect(
      KNOWN_DOUBLES.filter((name) => !found.includes(name)),
      'unique by now: take it off the list',
    ).toEqual([]);
  });

  const file = (name: string, text: string): ParsedFile => ({ name, source: parse(name, text) });

  test('are found in two files', () => {
    const one = file('sdk/audio/locks.ts', 'export interface Lock {}');
    const other = file('sdk/survey/lock.ts', 'export type Lock = () => void;');
    expect(doublesIn([one, other])).toEqual(['Lock']);
    expect(doublesIn([file('sdk/contract/media/media.ts', 'export const Lock = 1;'), one])).toEqual(['Lock']);
  });

  test('may be the same at the layers of one thing', () => {
    const schema = file('sdk/contract/media/media.ts', 'export const media = {}; export type media = string;');
    const table = file('server/media/tables.ts', 'export const media = {};');
    const handler = file('server/media/routes/media.ts', 'export const media = {};');
    expect(doublesIn([schema, table, handler])).toEqual([]);
    expect(doublesIn([schema, table, handler, file('server/library/tables.ts', 'export const media = {};')])).toEqual([
      'media',
    ]);
  });
});
