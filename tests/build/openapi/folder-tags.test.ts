import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withFolders } from '../../../build/openapi/folder-tags.mjs';

const contract = mkdtempSync(path.join(tmpdir(), 'spotreel-contract-'));
afterAll(() => rmSync(contract, { recursive: true }));

const media = { name: 'Files', slug: 'files', description: 'Files of an account.', files: ['media'] };

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(contract, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(contract, file), text);
  }
}

test('a new folder of calls becomes a tag, and a new file joins the tag of its folder', () => {
  const toys = `import * as z from 'zod/mini';\n\nconst toy = {\n  /** Name. */\n  name: z.string(),\n};\n\n/**\n * Toys of an account,\n * and their boxes.\n */\nexport const toyCalls = {};\n`;
  write({
    'media/media-calls.ts': '',
    'media/asset-calls.ts': '',
    'toy-boxes/toy-calls.ts': toys,
    'toy-boxes/toy-box-calls.ts': '/** Boxes. */',
    'toy-boxes/toy.ts': '',
  });
  expect(withFolders([media], contract)).toEqual([
    { ...media, files: ['media', 'asset'] },
    { name: 'Toy boxes', slug: 'toy-boxes', description: 'Boxes.', files: ['toy-box', 'toy'] },
  ]);
  write({ 'toy-boxes/toy-box-calls.ts': toys });
  expect(withFolders([media], contract)[1]?.description).toBe('Toys of an account, and their boxes.');
  write({ 'toy-boxes/toy-box-calls.ts': 'export const toyBoxCalls = {};' });
  expect(() => withFolders([media], contract)).toThrow('toy-boxes/toy-box-calls.ts must have a comment');
});
