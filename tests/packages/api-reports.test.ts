/** What the doors export changes on purpose only: docs/decisions/api-reports.md. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { apiReports } from './api/report';

const FOLDER = path.resolve('docs/api');
let reports: Map<string, string>;
beforeAll(() => {
  reports = apiReports();
});

test('each door exports what its report says; `npm run api` writes what has changed', async () => {
  for (const [file, text] of reports) await expect.soft(text).toMatchFileSnapshot(path.join(FOLDER, file));
});

test('no report is left of a door that is gone', () => {
  expect(readdirSync(FOLDER).filter((file) => !reports.has(file))).toEqual([]);
});
