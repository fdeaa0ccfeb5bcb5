/** Both linters of OpenAPI find nothing in the document of the API, with the rules that they recommend. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import core, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApiDocument } from '../../../build/openapi/document.mjs';
import { readContract } from '../../../build/openapi/read-contract.mjs';
import type { ApiDocument } from './api-document';

let document: ApiDocument;
let folder: string;
beforeAll(async () => {
  document = openApiDocument(await readContract()) as ApiDocument;
  folder = mkdtempSync(path.join(tmpdir(), 'spotreel-openapi-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The document without its answers, and with a schema that is not there. */
function broken(): ApiDocument {
  const { get } = document.paths['/v1/goal'] ?? {};
  if (!get) throw new Error('No call');
  const wrong = { ...get, responses: { 200: { $ref: '#/components/responses/Nowhere' } }, tags: ['Nowhere'] };
  return { ...document, paths: { '/v1/goal': { get: wrong } } };
}

function redocly(checked: ApiDocument): string[] {
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(checked));
  const { stdout } = spawnSync(
    process.execPath,
    [
      'node_modules/@redocly/cli/bin/cli.js',
      'lint',
      file,
      '--config',
      'tests/build/openapi/redocly.yaml',
      '--format',
      'json',
    ],
    // no look for updates, no statistics
    { encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; message: string }[] };
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

async function spectral(checked: ApiDocument): Promise<string[]> {
  const linter = new core.Spectral();
  // the type of its own ruleset lacks a part that only others need
  linter.setRuleset({ extends: [[rulesets.oas as RulesetDefinition, 'recommended']] });
  const found = await linter.run(checked as unknown as Record<string, unknown>);
  return found.map(({ code, path: place, message }) => `${code}: ${place.join('.')}: ${message}`);
}

test('Redocly', () => {
  expect(redocly(document)).toEqual([]);
  expect(redocly(broken()).join('\n')).toContain('no-unresolved-refs');
}, 120_000);

test('Spectral', async () => {
  expect(await spectral(document)).toEqual([]);
  expect((await spectral(broken())).join('\n')).toContain('operation-tag-defined');
}, 180_000);
