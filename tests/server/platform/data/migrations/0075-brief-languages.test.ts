import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectBrief } from '../../../../../server/assistant/tables';
import { briefLanguages } from '../../../../../server/platform/data/migrations/0075-brief-languages';
import { type OldDatabase, openDatabaseBefore } from '../../../fixtures/old-database';

let old: OldDatabase;
beforeAll(async () => {
  old = await openDatabaseBefore(briefLanguages);
  await old.fill(`
insert into project_brief (tenant_id, owner_id, text, planned_by, storyboard) values (1, 1, 'Hola', 'rules', '{}');
`);
  await old.migrate();
});
afterAll(() => old.close());

test('briefs of before have the language of their text', async () => {
  expect(await old.db.select().from(projectBrief)).toMatchObject([{ text: 'Hola', language: null }]);
});
