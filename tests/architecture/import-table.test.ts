import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, describe, expect, test } from 'vitest';

const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { forbidden: [] };

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Names of the rules that a small tree of files breaks. */
async function broken(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-imports-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const roots = [...new Set(Object.keys(files).map((file) => file.split('/')[0] ?? ''))];
  const { output } = await cruise(roots, { baseDir: folder, ruleSet: { forbidden: rules.forbidden }, validate: true });
  return (output as ICruiseResult).summary.violations.map((violation) => violation.rule.name);
}

const target = 'export const value = 1;\n';
const importing = (from: string) => `import { value } from '${from}';\nexport const copy = value;\n`;

describe('the import table', () => {
  test('refuses a pure folder that reaches up', async () => {
    const found = await broken({ 'sdk/base/a.ts': importing('../contract/b'), 'sdk/contract/b.ts': target });
    expect(found).toContain('sdk/base-imports');
  });

  test('refuses a component that fetches', async () => {
    const found = await broken({
      'elements/react/grid/a.ts': importing('../../../sdk/client/b'),
      'sdk/client/b.ts': target,
    });
    expect(found).toContain('components-never-fetch');
  });

  test('refuses browser code in the server', async () => {
    const found = await broken({ 'server/a.ts': importing('../sdk/stores/b'), 'sdk/stores/b.ts': target });
    expect(found).toContain('server-has-no-browser-code');
  });

  test('refuses a host app that goes past the public doors', async () => {
    const found = await broken({ 'host-app/a.ts': importing('../sdk/project/b'), 'sdk/project/b.ts': target });
    expect(found).toContain('host-app-through-public-doors');
  });

  test('refuses a cycle', async () => {
    const found = await broken({ 'sdk/project/a.ts': importing('./b'), 'sdk/project/b.ts': importing('./a') });
    expect(found).toContain('no-circular');
  });

  test('accepts what it lists', async () => {
    const found = await broken({ 'sdk/project/a.ts': importing('../contract/b'), 'sdk/contract/b.ts': target });
    expect(found).toEqual([]);
  });
});
