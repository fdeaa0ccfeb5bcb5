import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { preProcessFile } from 'typescript';
import { expect, test } from 'vitest';

const ROOT = 'elements/react';

/** `editor/stage` of a file below it; an area without folders of components is one itself. */
function folderOf(file: string): string {
  const [area = '', ...rest] = path.relative(ROOT, file).split('/').slice(0, -1);
  return ['foundation', 'embed'].includes(area) ? area : [area, ...rest.slice(0, 1)].join('/');
}

test('no two folders of components import each other', () => {
  const imports = new Set<string>();
  for (const file of globSync(`${ROOT}/*/**/*.{ts,tsx}`)) {
    for (const { fileName } of preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const target = folderOf(path.join(path.dirname(file), fileName));
      if (target !== folderOf(file)) imports.add(`${folderOf(file)} > ${target}`);
    }
  }
  expect(imports.size).toBeGreaterThan(300);
  const mutual = [...imports].filter((pair) => imports.has(pair.split(' > ').reverse().join(' > ')));
  expect(mutual).toEqual([]);
});
