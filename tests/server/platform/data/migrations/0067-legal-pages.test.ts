import { afterAll, beforeAll, expect, test } from 'vitest';
import { legalPages } from '../../../../../server/platform/data/migrations/0067-legal-pages';
import { legalPage } from '../../../../../server/tenant/tables';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(legalPages);
  await old.migrate();
});
afterAll(() => old.close());

const write = (kind: string, text: string) =>
  old.fill(`insert into legal_page (tenant_id, kind, text) values (1, '${kind}', '${text}');`);

test('tenants of before have written nothing, and can write each page once', async () => {
  expect(await old.db.select().from(legalPage)).toEqual([]);
  await write('terms', '## Be kind');
  await expect(write('terms', 'Again')).rejects.toThrow();
  expect(await old.db.select().from(legalPage)).toMatchObject([{ tenantId: 1, kind: 'terms', text: '## Be kind' }]);
});

test.each([
  ['imprint', 'Text'],
  ['privacy', ''],
  ['privacy', 'x'.repeat(50_001)],
])('the database refuses %s with such a text', async (kind, text) => {
  await expect(write(kind, text)).rejects.toThrow();
});
