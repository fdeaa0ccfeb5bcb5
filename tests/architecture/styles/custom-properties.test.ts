// @vitest-environment node
/** Every custom property that a sheet reads is declared somewhere, and every declared one is read. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ELEMENT_REM } from '../../../build/styles.mjs';
import { surveyModalWords } from '../../../elements/manifest/survey-modal-words';
import { TOKENS } from '../../../sdk/theme';
import { parsedFiles } from '../source-files';
import { styleSheets } from './style-sheets';

const FOLDERS = ['sdk/theme', 'elements', 'host-app', 'survey-widget', 'server/survey/page'];
const sheets = styleSheets(FOLDERS);
const code = parsedFiles(FOLDERS).filter(({ name }) => !name.startsWith('elements/manifest/'));

/** Written by code: the whole name in a string, or a name at the start of a declaration in a template. */
const written = new Set(
  code.flatMap(({ source }) =>
    [...source.text.matchAll(/(?<!var\()(--(?:sr|sv|page|spotreel)-[\w-]+)(?=['":])/g)].map(([, name = '']) => name),
  ),
);
const declared = new Set(
  sheets.flatMap(({ rules }) =>
    rules.flatMap(({ declarations }) =>
      declarations.map(([property]) => property).filter((name) => name.startsWith('--')),
    ),
  ),
);
const used = new Set(
  [...sheets.map(({ text }) => text), ...code.map(({ source }) => source.text)].flatMap((text) =>
    [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name),
  ),
);
// the build writes it in place of each `rem`
used.add(ELEMENT_REM);
const fromHosts = new Set(Object.keys(surveyModalWords.tokens));

describe('custom properties', () => {
  test('that are read are declared in a sheet, written by code, or set by hosts', () => {
    expect([...used].filter((name) => !declared.has(name) && !written.has(name) && !fromHosts.has(name))).toEqual([]);
  });

  test('that are declared or written are read', () => {
    expect([...declared, ...written].filter((name) => !used.has(name))).toEqual([]);
  });

  test('with a public name are tokens, and the survey reads each of its own', () => {
    const isPublic = (name: string) => name.startsWith('--spotreel-');
    const known = new Set([...Object.keys(TOKENS), ...fromHosts]);
    expect([...used, ...declared, ...written].filter((name) => isPublic(name) && !known.has(name))).toEqual([]);
    expect([...fromHosts].filter((name) => !used.has(name))).toEqual([]);
  });

  test('for surveys are in their documentation', () => {
    const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/surveys.md'), 'utf8');
    const ends = [...fromHosts].map((name) => name.replace('--spotreel-survey', ''));
    expect(ends.filter((end) => !page.includes(`${end}\``))).toEqual([]);
  });
});
