/** The public doors export other names on purpose only: docs/decisions/api-names.md. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listOf } from './door-lists';
import { programOf, publicDoors, root } from './door-names';

const FOLDER = path.join(root, 'docs/api');
const fileOf = (specifier: string) => `${specifier.replace('@spotreel/', '').replaceAll('/', '.')}.txt`;

test('each public door exports the names of its list; `npm run api` writes what has changed', async () => {
  const program = programOf(publicDoors.map(({ source }) => path.join(root, source)));
  for (const { specifier, source } of publicDoors) {
    const list = listOf(program, path.join(root, source));
    await expect.soft(`${list || 'It exports no name.'}\n`).toMatchFileSnapshot(path.join(FOLDER, fileOf(specifier)));
  }
});

test('no list is left of a door that is gone', () => {
  const files = publicDoors.map(({ specifier }) => fileOf(specifier));
  expect(readdirSync(FOLDER).filter((file) => !files.includes(file))).toEqual([]);
});

test('a list has each name once, with all kinds of it and as others import it', () => {
  const file = path.join(root, 'sdk/planted.ts');
  const text = `export type b = 1; export const b = 1; export function a() {} class c {} export { c as D };
    export interface E {} export { F } from 'elsewhere';`;
  const list = listOf(programOf([file], { [file]: text }), file);
  expect(list).toBe('D: class\nE: interface\nF: of another package\na: function\nb: const, type');
});
